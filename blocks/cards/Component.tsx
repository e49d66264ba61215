import type { Card, CardsBlock, Placed } from '../../src/generated/types.ts';
import { FactList } from '../../src/ui/FactList.tsx';
import { Heading } from '../../src/ui/Heading.tsx';
import { Icon } from '../../src/ui/Icon.tsx';
import { Figure, type ShownWidth } from '../../src/ui/Image.tsx';
import { ActionLink, Links } from '../../src/ui/Links.tsx';
import { innerLevel, Section, SectionHead } from '../../src/ui/Section.tsx';
import { Text } from '../../src/ui/Text.tsx';
import { leadsByTitle, Tail, TitleLink } from '../../src/ui/TitleLink.tsx';

type Variant = NonNullable<CardsBlock['variant']>;
type ContentProps = {
  card: Card;
  variant: Variant;
  level: 1 | 2 | 3;
  shown?: ShownWidth[];
  large?: boolean;
  tail?: boolean;
};

const SMALL: ShownWidth[] = [{ width: '4.5rem' }];
const LEAD: ShownWidth[] = [
  { from: '56rem', width: 'min(52vw, 55rem)', height: 'clamp(29.5rem, 36vw, 36.4rem)' },
  { width: '91vw', height: '61vw' },
];
const SHOWN: { [variant in Exclude<Variant, 'grid'>]: ShownWidth[] } = {
  rows: [{ from: '56rem', width: 'min(29vw, 30.2rem)' }, { from: '40rem', width: '45vw' }, { width: '91vw' }],
  lead: [{ from: '56rem', width: '7rem' }, ...SMALL],
  service: SMALL,
  story: [
    { from: '56rem', width: 'min(28vw, 30.3rem)' },
    { from: '40rem', width: '40vw' },
    { width: '91vw' },
  ],
  compact: SMALL,
};
/** In these variants a picture that is taller than wide is shown narrow. */
const SHEET: { [variant in Variant]?: ShownWidth[] } = {
  rows: [{ width: '9rem' }],
  story: [{ width: '9rem' }],
};
/**
 * The keys count how many of the page's twelve columns a card takes. A card in the two columns beside a heading takes four.
 */
const GRID = {
  3: grid('20.3vw', '21rem'),
  4: grid('28.1vw', '29.3rem'),
  6: grid('43.3vw', '45rem'),
  12: grid('91vw', '94rem'),
};

function grid(width: string, most: string): ShownWidth[] {
  return [
    { from: '56rem', width: `min(${width}, ${most})`, height: `min(${width}, ${most}) * 0.67` },
    { from: '40rem', width: '42vw', height: '28vw' },
    { width: '91vw', height: '61vw' },
  ];
}

export function Cards(block: Placed<CardsBlock>) {
  const { variant = 'grid', links } = block;
  const endsInValue = variant === 'compact' && block.showValue;
  const items = endsInValue
    ? block.items.map(inOneLine)
    : block.brief
      ? block.items.map(inBrief)
      : block.items;
  const level = innerLevel(block);
  const [first, ...others] = items;
  const lead = variant === 'lead' ? first : undefined;
  const rest = lead ? others : items;
  const columns = columnsOf(block, variant);
  return (
    <Section block={{ ...block, variant }} head={false}>
      <div
        className={`${variant === 'rows' || columns === 2 ? 'cards__beside' : 'cards__below'}${endsInValue ? ' cards__values' : ''}`}
      >
        {block.heading ? <SectionHead block={block} /> : null}
        {lead ? (
          <article className="cards__lead covered">
            <CardContent card={lead} variant={variant} level={level} large />
          </article>
        ) : null}
        {rest.length > 0 ? (
          <ul className={columns ? `cards__list cards__list--${columns}` : 'cards__list'}>
            {rest.map((card, index) => (
              <li key={index} className={itemClass(card, variant)}>
                <CardContent
                  card={card}
                  variant={variant}
                  level={level}
                  tail={!endsInValue || !card.facts}
                  shown={variant === 'grid' ? GRID[spanOf(index, rest.length, columns)] : SHOWN[variant]}
                />
              </li>
            ))}
          </ul>
        ) : null}
        <Links links={links} className="links cards__links" />
      </div>
    </Section>
  );
}

function inOneLine({ title, text, link, facts }: Card): Card {
  return { title, text, link, facts: facts?.slice(0, 1) };
}

function inBrief({ title, text, icon, image, link }: Card): Card {
  return { title, text, link, ...(image ? { image } : { icon }) };
}

/** The other variants ignore "columns". */
function columnsOf({ columns }: CardsBlock, variant: Variant): CardsBlock['columns'] {
  if (variant === 'grid') return columns ?? 3;
  if (variant === 'service') return columns ?? 2;
  return undefined;
}

/** Repeats what the style sheets do with the last rows, so that the browser chooses a photograph of the right size. */
function spanOf(index: number, count: number, columns: CardsBlock['columns'] = 3): keyof typeof GRID {
  if (columns === 2) return 4;
  if (count === 1) return 12;
  const left = count - index;
  if (columns === 3) return (count % 3 === 2 && left <= 2) || (count % 3 === 1 && left <= 4) ? 6 : 4;
  if (count === 2 || (count % 4 === 1 && left <= 2)) return 6;
  const shared = { 0: 0, 1: 5, 2: 6, 3: 3 }[count % 4] ?? 0;
  return left <= shared ? 4 : 3;
}

/** In these variants a picture is a small drawing beside the words. */
function itemClass({ image }: Card, variant: Variant): string {
  const beside = variant === 'lead' || variant === 'service' || variant === 'compact';
  return `cards__item covered${image && beside ? ' cards__item--pictured' : ''}`;
}

function CardContent({ card, variant, level, shown, large, tail = true }: ContentProps) {
  const { title, text, icon, image, badge, features, facts, link } = card;
  // A story's facts are its result: they stand beside it, in large type.
  const result = variant === 'story' ? facts : undefined;
  const isSheet = standsOnPlate(image, variant);
  const own = isSheet ? (SHEET[variant] ?? shown) : shown;
  const whole = leadsByTitle(link, title) ? link : undefined;
  return (
    <>
      <div className="cards__top">
        <Icon name={icon} />
        <div className="cards__name">
          <Heading level={level} className={large ? 'title title--large' : 'title'}>
            <TitleLink link={whole}>{title}</TitleLink>
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
        {whole ? tail && <Tail link={whole} /> : link ? <ActionLink link={link} /> : null}
      </div>
      {image || result ? (
        <div className="cards__side">
          <Figure
            picture={image}
            className={isSheet ? 'cards__picture cards__picture--sheet' : 'cards__picture'}
            shown={large ? LEAD : own}
          />
          <FactList items={result} className="cards__result" />
        </div>
      ) : null}
    </>
  );
}

/** An upright drawing stands on a plate. A landscape fills it, and so does a photograph in variants with plates. */
function standsOnPlate(image: Card['image'], variant: Variant): boolean {
  const fills = image?.photograph && (variant === 'grid' || variant === 'lead');
  return image !== undefined && image.height > image.width && !fills;
}
