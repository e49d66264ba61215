import { useCallback, useRef } from 'react';
import type { Card, CatalogueBlock, Placed, Shelf } from '../../src/generated/types.ts';
import { Choices } from '../../src/ui/Choices.tsx';
import { FactList } from '../../src/ui/FactList.tsx';
import { Heading } from '../../src/ui/Heading.tsx';
import { Icon } from '../../src/ui/Icon.tsx';
import { ActionLink, Links } from '../../src/ui/Links.tsx';
import { innerLevel, Section } from '../../src/ui/Section.tsx';
import { Text } from '../../src/ui/Text.tsx';
import { Tail, TitleLink } from '../../src/ui/TitleLink.tsx';
import { Lists } from './Lists.tsx';
import { type Numbers, numbersOf } from './numbers.ts';
import { useArrival } from './use-arrival.ts';

export function Catalogue(block: Placed<CatalogueBlock>) {
  const { filter, filterAs, items, points, links } = block;
  const Chooser = filterAs === 'lists' ? Lists : Filter;
  const numbers = numbersOf(filter);
  const level = innerLevel(block);
  return (
    <Section block={block}>
      {filter ? <Chooser block={block} filter={filter} numbers={numbers} /> : null}
      {items.map((shelf, index) => (
        <ShelfRows key={index} shelf={shelf} level={level} points={points} numbers={numbers} />
      ))}
      <Links links={links} />
    </Section>
  );
}

type FilterProps = {
  block: Placed<CatalogueBlock>;
  filter: NonNullable<CatalogueBlock['filter']>;
  numbers: Numbers;
};

/** All rows of buttons make one choice: two at a time could leave nothing to show. The style sheet filters by it. */
function Filter({ block, filter, numbers }: FilterProps) {
  const rows = useRef<HTMLElement>(null);
  // A link to a button chooses it.
  const arrived = useCallback((named: HTMLElement) => {
    const input = named.querySelector('input');
    if (input && rows.current?.contains(input)) input.checked = true;
  }, []);
  useArrival(arrived);
  return (
    <search className="catalogue__chooser catalogue__filter" data-live="" ref={rows}>
      {filter.map(({ title, choices }, index) => (
        <div className="catalogue__row" key={index}>
          <p className="catalogue__label" aria-hidden="true">
            {title}
          </p>
          <Choices
            name={`${block.name}-filter`}
            legend={title}
            isContinued={index > 0}
            choices={[
              ...(index === 0 && block.all ? [{ text: block.all, value: '0' }] : []),
              ...choices.map(({ text, category, id }) => ({
                text,
                id,
                value: String(numbers.get(category)),
              })),
            ]}
          />
        </div>
      ))}
    </search>
  );
}

type ShelfProps = { shelf: Shelf; level: 1 | 2 | 3; points?: string; numbers: Numbers };

function ShelfRows({ shelf: { id, title, text, cards, links }, level, points, numbers }: ShelfProps) {
  return (
    <section className="catalogue__shelf" id={id} data-choices={choicesOf(cards, numbers)}>
      <div className="catalogue__shelf-head">
        <Heading level={level} className="catalogue__title">
          {title}
        </Heading>
        {text ? <p>{text}</p> : null}
      </div>
      <ul className="catalogue__rows">
        {cards.map((card, index) => (
          <li className="catalogue__entry covered" key={index} data-choices={choicesOf([card], numbers)}>
            <Entry card={card} level={level === 1 ? 2 : level === 2 ? 3 : 4} points={points} />
          </li>
        ))}
      </ul>
      <Links links={links} />
    </section>
  );
}

/** Numbers the buttons that show one of these cards, for the style sheet to filter by. */
function choicesOf(cards: Card[], numbers: Numbers): string | undefined {
  if (numbers.size === 0) return undefined;
  const chosen = cards.flatMap(card => card.for ?? []).flatMap(category => numbers.get(category) ?? []);
  return [...new Set(chosen)].join(' ');
}

type EntryProps = { card: Card; level: 2 | 3 | 4; points?: string };

function Entry({ card, level, points }: EntryProps) {
  const { title, text, icon, badge, features, facts, link } = card;
  const own = link?.external || (link?.style ?? 'text') !== 'text' ? undefined : link;
  return (
    <>
      <div className="catalogue__mark">
        <Icon name={icon} />
      </div>
      <div className="catalogue__words">
        <Heading level={level} className="title">
          <TitleLink link={own}>{title}</TitleLink>
        </Heading>
        {badge ? <p className="caption">{badge}</p> : null}
        <Text html={text} />
      </div>
      {features && points ? (
        <details className="catalogue__more">
          <summary className="catalogue__summary">
            <span className="unseen">{`${points}: ${title}`}</span>
          </summary>
          <ul className="catalogue__points">
            {features.map((feature, index) => (
              <li key={index}>{feature}</li>
            ))}
          </ul>
        </details>
      ) : null}
      <div className="catalogue__end">
        <FactList items={facts} className="catalogue__facts" />
        {own ? (
          <Tail link={{ about: title, ...own }} />
        ) : link ? (
          <ActionLink link={link} about={title} />
        ) : null}
      </div>
    </>
  );
}
