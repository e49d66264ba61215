import type { ReactNode } from 'react';
import type { Link } from '../../schema/values.ts';
import type { Placed, PriceListBlock, PriceMark, PriceRow } from '../../src/generated/types.ts';
import { ActionLink } from '../../src/ui/Links.tsx';
import { PlainLink } from '../../src/ui/PlainLink.tsx';
import { headingId, Section } from '../../src/ui/Section.tsx';
import { Text } from '../../src/ui/Text.tsx';

export function PriceList(block: Placed<PriceListBlock>) {
  const { heading, items, columns, rest, legend = [], footnote } = block;
  const rows: { text?: string; delivery?: string; link?: Link }[] = rest ? [...items, rest] : items;
  const has = {
    text: rows.some(row => row.text),
    delivery: rows.some(row => row.delivery),
    link: rows.some(row => row.link),
  };
  return (
    <Section block={block}>
      <div className="price-list__body">
        <table className="price-list__table" aria-labelledby={heading ? headingId(block) : undefined}>
          {columns ? <Columns columns={columns} has={has} /> : null}
          {shelvesOf(items).map((shelf, index) => (
            <tbody key={index}>
              <ShelfHeading text={shelf[0]?.group} has={has} />
              {shelf.map((item, index) => (
                <Row key={index} row={item} has={has} legend={legend}>
                  {item.sizes
                    ? item.sizes.map(({ name, price }) => (
                        <span className="price-list__size" key={name}>
                          <span className="caption">{name}</span> {price.text}
                        </span>
                      ))
                    : (item.price?.text ?? item.priceText)}
                </Row>
              ))}
            </tbody>
          ))}
          {rest ? (
            <tbody className="price-list__rest">
              <Row row={rest} has={has} legend={legend}>
                {rest.priceText}
              </Row>
            </tbody>
          ) : null}
        </table>
      </div>
      {legend.length > 0 ? (
        <ul className="caption price-list__legend">
          {legend.map(({ mark, text }) => (
            <li key={mark}>
              <span className="price-list__mark">{mark}</span>
              {text}
            </li>
          ))}
        </ul>
      ) : null}
      <Text html={footnote} className="caption price-list__footnote" />
    </Section>
  );
}

/** A row with a heading begins a shelf. */
function shelvesOf(rows: PriceRow[]): PriceRow[][] {
  const shelves: PriceRow[][] = [];
  for (const row of rows) {
    if (row.group || shelves.length === 0) shelves.push([]);
    shelves.at(-1)?.push(row);
  }
  return shelves;
}

/** Says which optional columns some row fills. */
type Has = { text: boolean; delivery: boolean; link: boolean };

function ShelfHeading({ text, has }: { text?: string; has: Has }) {
  if (!text) return null;
  return (
    <tr>
      <th className="price-list__group" scope="rowgroup" colSpan={kindsOf(has).length}>
        {text}
      </th>
    </tr>
  );
}

function kindsOf(has: Has): string[] {
  return [
    'name',
    ...(has.text ? ['text'] : []),
    ...(has.delivery ? ['delivery'] : []),
    'price',
    ...(has.link ? ['link'] : []),
  ];
}

function Columns({ columns, has }: { columns: string[]; has: Has }) {
  return (
    <thead>
      <tr>
        {kindsOf(has).map((kind, index) => (
          <th className={`price-list__column price-list__column--${kind}`} scope="col" key={kind}>
            {columns[index]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type RowProps = {
  row: Pick<PriceRow, 'name' | 'short' | 'href' | 'marks' | 'text' | 'delivery' | 'link'>;
  has: Has;
  legend: PriceMark[];
  /** The price, in figures or in words. */
  children: ReactNode;
};

function Row({
  row: { name, short, href, marks = [], text, delivery, link },
  has,
  legend,
  children,
}: RowProps) {
  return (
    <tr className="price-list__row">
      <th className="price-list__name" scope="row">
        {href ? <PlainLink href={href}>{name}</PlainLink> : name}
        {marks.map(mark => (
          <Mark key={mark} mark={mark} meaning={legend.find(known => known.mark === mark)?.text} />
        ))}
        {short ? <span className="caption price-list__short">{` ${short}`}</span> : null}
      </th>
      {has.text ? <td className="price-list__text">{text}</td> : null}
      {has.delivery ? <td className="price-list__delivery">{delivery}</td> : null}
      <td className="price-list__price">{children}</td>
      {has.link ? <td className="price-list__link">{link ? <ActionLink link={link} /> : null}</td> : null}
    </tr>
  );
}

/** Screen readers say what the mark means, where the legend knows it. */
function Mark({ mark, meaning }: { mark: string; meaning?: string }) {
  if (!meaning) return <span className="price-list__mark">{mark}</span>;
  return (
    <>
      <span className="price-list__mark" aria-hidden="true">
        {mark}
      </span>
      <span className="unseen">{`, ${meaning}`}</span>
    </>
  );
}
