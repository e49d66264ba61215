import type { Card, Placed, ShelfBlock } from '../../src/generated/types.ts';
import { Heading } from '../../src/ui/Heading.tsx';
import { Figure } from '../../src/ui/Image.tsx';
import { ActionLink, Links } from '../../src/ui/Links.tsx';
import { innerLevel, Section, SectionHead } from '../../src/ui/Section.tsx';
import { Tail, TitleLink } from '../../src/ui/TitleLink.tsx';

export function Shelf(block: Placed<ShelfBlock>) {
  const { items, others, image, links } = block;
  const level = innerLevel(block);
  return (
    <Section block={block} head={false}>
      <div className="shelf__words">
        <SectionHead block={block} />
        <Rows cards={items} level={level} />
        {others ? <Rows cards={others} level={level} /> : null}
        <Links links={links} />
      </div>
      <Figure picture={image} className="shelf__figure" shown={[{ width: '37.5rem' }]} />
    </Section>
  );
}

function Rows({ cards, level }: { cards: Card[]; level: 1 | 2 | 3 }) {
  return (
    <ul className="shelf__rows">
      {cards.map(({ title, facts, link }, index) => {
        const own = link?.external ? undefined : link;
        return (
          <li key={index} className="shelf__row covered">
            <Heading level={level} className="title">
              <TitleLink link={own}>{title}</TitleLink>
            </Heading>
            {own ? (
              <Tail link={{ about: title, ...own }} />
            ) : link ? (
              <ActionLink link={link} about={title} />
            ) : null}
            <p className="shelf__value">{facts?.[0]?.value}</p>
          </li>
        );
      })}
    </ul>
  );
}
