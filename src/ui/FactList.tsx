import type { Line } from '../generated/types.ts';

type Props = { items?: { label: Line; value: Line; note?: Line }[]; className?: string };

/**
 * A list of values with labels. Screen readers say the label first; on screen the value comes first.
 * @example <FactList items={block.items} className="opening-hours__days" />
 */
export function FactList({ items, className }: Props) {
  if (!items) return null;
  return (
    <dl className={className}>
      {items.map(({ label, value, note }, index) => (
        <div key={index} className="fact">
          <dt className="fact__label">{label}</dt>
          <dd className="fact__value">{value}</dd>
          {note ? <dd className="fact__note">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
