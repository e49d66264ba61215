import type { Link } from '../../schema/values.ts';
import type { Placed, PriceListBlock } from '../../src/generated/types.ts';
import { ActionLink } from '../../src/ui/Links.tsx';
import { PlainLink } from '../../src/ui/PlainLink.tsx';
import { headingId, Section } from '../../src/ui/Section.tsx';
import { Text } from '../../src/ui/Text.tsx';

export function PriceList(block: Placed<PriceListBlock>) {
  const { heading, items, columns, rest, footnote } = block;
  const rows = rest ? [...items, rest] : items;
  const has = { text: rows.some(row => row.text), delivery: rows.some(row => row.delivery) };
  return (
    <Section block={block}>
      <div className="price-list__body">
        <table className="price-list__table" aria-labelledby={heading ? headingId(block) : undefined}>
          {columns ? <Columns columns={columns} has={has} /> : null}
          <tbody>
            {items.map((item, index) => (
              <Row key={index} row={item} price={item.price.text} has={has} />
            ))}
          </tbody>
          {rest ? (
            <tbody className="price-list__rest">
              <Row row={rest} price={rest.priceText} has={has} />
            </tbody>
          ) : null}
        </table>
      </div>
      <Text html={footnote} className="caption price-list__footnote" />
    </Section>
  );
}

/** Says which optional columns some row fills. */
type Has = { text: boolean; delivery: boolean };

function Columns({ columns, has }: { columns: string[]; has: Has }) {
  const kinds = [
    'name',
    ...(has.text ? ['text'] : []),
    ...(has.delivery ? ['delivery'] : []),
    'price',
    'link',
  ];
  return (
    <thead>
      <tr>
        {kinds.map((kind, index) => (
          <th className={`price-list__column price-list__column--${kind}`} scope="col" key={kind}>
            {columns[index]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type RowProps = {
  row: { name: string; short?: string; href?: string; text?: string; delivery?: string; link: Link };
  price: string;
  has: Has;
};

function Row({ row: { name, short, href, text, delivery, link }, price, has }: RowProps) {
  return (
    <tr className="price-list__row">
      <th className="price-list__name" scope="row">
        {href ? <PlainLink href={href}>{name}</PlainLink> : name}
        {short ? <span className="caption price-list__short">{` ${short}`}</span> : null}
      </th>
      {has.text ? <td className="price-list__text">{text}</td> : null}
      {has.delivery ? <td className="price-list__delivery">{delivery}</td> : null}
      <td className="price-list__price">{price}</td>
      <td className="price-list__link">
        <ActionLink link={link} />
      </td>
    </tr>
  );
}
