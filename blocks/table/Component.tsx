import type { ReactNode } from 'react';
import type { Placed, TableBlock, TableCell, TableRow } from '../../src/generated/types.ts';
import { headingId, Section } from '../../src/ui/Section.tsx';
import { say, useWords } from '../../src/ui/words.ts';

/** Words of at most so many letters fit into one line beside the name of their row, even on a phone. */
const SHORT = 18;
/** With more columns than these, a phone scrolls the table. */
const FEW = 3;

export function Table(block: Placed<TableBlock>) {
  const { items, columns, caption, heading } = block;
  const width = Math.max(columns?.length ?? 0, ...items.map(({ cells }) => cells.length + 1));
  const isWide = width > FEW;
  const captionId = caption && isWide && !heading ? `${block.name}-caption` : undefined;
  const name = heading ? headingId(block) : captionId;
  return (
    <Section block={block}>
      <Body isWide={isWide} name={name}>
        <table className="table__table" aria-labelledby={caption ? undefined : name}>
          {caption ? (
            <caption className="caption table__caption" id={captionId}>
              {caption}
            </caption>
          ) : null}
          {columns ? (
            <thead>
              <tr>
                {columns.slice(0, width).map((column, index) => (
                  <th className="table__column" scope="col" key={index}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
          ) : null}
          {groupsOf(items).map((rows, index) => (
            <Group key={index} rows={rows} width={width} />
          ))}
        </table>
      </Body>
    </Section>
  );
}

type BodyProps = { isWide: boolean; name?: string; children: ReactNode };

/** The keyboard can scroll only what it can reach. A group is no landmark, so the block alone has its name among those. */
function Body({ isWide, name, children }: BodyProps) {
  if (!isWide) return <div className="table__body">{children}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part of the page that scrolls has to be in the reach of the keyboard (https://dequeuniversity.com/rules/axe/4.10/scrollable-region-focusable).
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is for fields.
    <div className="table__body table__body--wide" role="group" aria-labelledby={name} tabIndex={0}>
      {children}
    </div>
  );
}

/** A row with the heading of a group begins one. */
function groupsOf(rows: TableRow[]): TableRow[][] {
  const groups: TableRow[][] = [];
  for (const row of rows) {
    if (row.group || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(row);
  }
  return groups;
}

function Group({ rows, width }: { rows: TableRow[]; width: number }) {
  const heading = rows[0]?.group;
  return (
    <tbody>
      {heading ? (
        <tr>
          <th className="table__group" scope="rowgroup" colSpan={width}>
            {heading}
          </th>
        </tr>
      ) : null}
      {rows.map(({ name, cells }, index) => (
        <tr className="table__row" key={index}>
          <th className="table__name" scope="row">
            {name}
          </th>
          {Array.from({ length: width - 1 }, (_, column) => (
            <Cell key={column} cell={cells[column]} isFirst={column === 0} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Cell({ cell = {}, isFirst }: { cell?: Partial<TableCell>; isFirst: boolean }) {
  const words = useWords();
  const { value, price, has } = cell;
  const shown = price?.text ?? value ?? '';
  const isShort = shown.length <= SHORT;
  const kind = isFirst ? `table__value${isShort ? ' table__value--short' : ''}` : 'table__note';
  return (
    <td className={price ? `${kind} table__price` : kind}>
      {has === undefined ? (
        shown
      ) : (
        <>
          <svg className="table__sign" viewBox="0 0 20 20" aria-hidden="true">
            <path d={has ? 'm3 11 5 5 9-12' : 'M4 10h12'} />
          </svg>
          <span className="unseen">{say(words, has ? 'yes' : 'no')}</span>
        </>
      )}
    </td>
  );
}
