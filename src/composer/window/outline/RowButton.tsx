import { Drawing, Sign } from '../parts/Sign.tsx';
import type { OutlineRow } from '../shown/outline-rows.ts';

type RowProps = { row: OutlineRow; isItem?: boolean; isOpen?: boolean; onPress: () => void };

/** One line: a drawing of what it is, its name, and what sets it apart. A screen reader is told in words what the drawing shows. */
export function RowButton({ row, isItem = false, isOpen, onPress }: RowProps) {
  const { kind, title, icon, notes, short, isHidden, isWrong, isComing, isCurrent } = row;
  const kinds = ['row', isItem && 'row--item', isHidden && 'row--hidden', row.isEverywhere && 'row--every'];
  return (
    <button
      type="button"
      className={kinds.filter(Boolean).join(' ')}
      title={[title ?? kind, ...notes].join(', ')}
      aria-current={isCurrent ? 'true' : undefined}
      aria-expanded={isOpen}
      aria-busy={isComing}
      aria-disabled={isComing}
      onClick={isComing ? undefined : onPress}
    >
      {icon && <Drawing path={icon} />}
      <span className="row__name grow cut">
        {title === undefined ? kind : <span className="unseen">{kind}: </span>}
        {title}
      </span>
      {notes.length > 0 && <span className="unseen"> ({notes.join(', ')})</span>}
      {short && <small aria-hidden="true">{short}</small>}
      {isHidden && <Sign name="hidden" />}
      {isWrong && <Sign name="wrong" />}
    </button>
  );
}
