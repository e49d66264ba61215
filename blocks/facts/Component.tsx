import type { FactsBlock, Placed } from '../../src/generated/types.ts';
import { FactList } from '../../src/ui/FactList.tsx';
import { headingId, Section } from '../../src/ui/Section.tsx';

/** A text of at most so many characters fits into one line beside its label, even on a phone. */
const SHORT = 18;

export function Facts(block: Placed<FactsBlock>) {
  const { variant = 'list', items, caption } = block;
  return (
    <Section block={{ ...block, variant }}>
      <div className="facts__body">
        {variant === 'table' ? <Table block={block} /> : <FactList items={items} className="facts__list" />}
        {caption && variant !== 'table' ? <p className="caption facts__caption">{caption}</p> : null}
      </div>
    </Section>
  );
}

function Table({ block }: { block: Placed<FactsBlock> }) {
  const { items, columns, caption, heading } = block;
  const hasNotes = items.some(item => item.note);
  return (
    <table className="facts__table" aria-labelledby={heading && !caption ? headingId(block) : undefined}>
      {caption ? <caption className="caption facts__caption">{caption}</caption> : null}
      {columns ? (
        <thead>
          <tr>
            {columns.slice(0, hasNotes ? 3 : 2).map((column, index) => (
              <th className="facts__column" scope="col" key={index}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {items.map(({ label, value, note }, index) => (
          <tr className="facts__row" key={index}>
            <th className="facts__label" scope="row">
              {label}
            </th>
            <td className={value.length > SHORT ? 'facts__value' : 'facts__value facts__value--short'}>
              {value}
            </td>
            {hasNotes ? <td className="facts__note">{note}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
