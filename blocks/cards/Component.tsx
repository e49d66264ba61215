import type { Card, CardsBlock, Placed } from '../../src/generated/types.ts';
import { FactList } from '../../src/ui/FactList.tsx';
import { Heading } from '../../src/ui/Heading.tsx';
import { Icon } from '../../src/ui/Icon.tsx';
import { Figure } from '../../src/ui/Image.tsx';
import { ActionLink, Links } from '../../src/ui/Links.tsx';
import { innerLevel, Section, SectionHead } from '../../src/ui/Section.tsx';
import { Text } from '../../src/ui/Text.tsx';

type Variant = NonNullable<CardsBlock['variant']>;
type ContentProps = { card: Card; variant: Variant; level: 1 | 2 | 3; large?: boolean };

export function Cards(block: Placed<CardsBlock>) {
  const { variant = 'grid', links } = block;
  const items = block.brief ? block.items.map(inBrief) : block.items;
  const level = innerLevel(block);
  const [first, ...others] = items;
  const lead = variant === 'lead' ? first : undefined;
  const rest = lead ? others : items;
  const columns = columnsOf(block, variant);
  return (
    <Section block={{ ...block, variant }} head={false}>
      <div className={variant === 'rows' || columns === 2 ? 'cards__beside' : 'cards__below'}>
        {block.heading ? <SectionHead block={block} /> : null}
        {lead ? (
          <article className="cards__lead">
            <CardContent card={lead} variant={variant} level={level} large />
          </article>
        ) : null}
        {rest.length > 0 ? (
          <ul className={columns ? `cards__list cards__list--${columns}` : 'cards__list'}>
            {rest.map((card, index) => (
              <li key={index} className={itemClass(card, variant)}>
                <CardContent card={card} variant={variant} level={level} />
              </li>
            ))}
          </ul>
        ) : null}
        <Links links={links} className="links cards__links" />
      </div>
    </Section>
  );
}

function inBrief({ title, text, icon, image, link }: Card): Card {
  return { title, text, link, ...(image ? { image } : { icon }) };
}

/** Rows have no columns, whatever the document says. */
function columnsOf({ columns }: CardsBlock, variant: Variant): CardsBlock['columns'] {
  if (variant === 'grid') return columns ?? 3;
  if (variant === 'service') return columns ?? 2;
  return undefined;
}

/** Where a picture is a small drawing beside the words. */
function itemClass({ image }: Card, variant: Variant): string {
  const beside = variant === 'lead' || variant === 'service' || variant === 'compact';
  return image && beside ? 'cards__item cards__item--pictured' : 'cards__item';
}

function CardContent({ card, variant, level, large }: ContentProps) {
  const { title, text, icon, image, badge, features, facts, link } = card;
  // A story's facts are its result and stand beside it, large.
  const result = variant === 'story' ? facts : undefined;
  return (
    <>
      <div className="cards__top">
        <Icon name={icon} />
        <div className="cards__name">
          <Heading level={level} className={large ? 'title title--large' : 'title'}>
            {title}
          </Heading>
          {badge ? <p className="caption">{badge}</p> : null}
        </div>
      </div>
      <div className="cards__body">
        <Text html={text} />
        {features ? (
          <ul className="cards__features">
            {features.map((feature, index) => (
              <li key={index}>{feature}</li>
            ))}
          </ul>
        ) : null}
        {result ? null : <FactList items={facts} className="cards__facts" />}
        {link ? <ActionLink link={link} /> : null}
      </div>
      {image || result ? (
        <div className="cards__side">
          <Figure picture={image} className={pictureClass(image)} />
          <FactList items={result} className="cards__result" />
        </div>
      ) : null}
    </>
  );
}

/** A document's drawing stands on its plate; a landscape fills it. */
function pictureClass(image: Card['image']): string {
  return image && image.height > image.width ? 'cards__picture cards__picture--sheet' : 'cards__picture';
}
