import type { Package, PackageNeeds, PackagesBlock, Placed } from '../../src/generated/types.ts';
import { FactList } from '../../src/ui/FactList.tsx';
import { Heading } from '../../src/ui/Heading.tsx';
import { ActionLink } from '../../src/ui/Links.tsx';
import { Points } from '../../src/ui/Points.tsx';
import { innerLevel, Section } from '../../src/ui/Section.tsx';
import { Text } from '../../src/ui/Text.tsx';
import { say, useWords } from '../../src/ui/words.ts';

export function Packages(block: Placed<PackagesBlock>) {
  const { items, needs, footnote } = block;
  const popular = items.findIndex(item => item.popular);
  const main = popular === -1 ? items.length - 1 : popular;
  const level = innerLevel(block);
  const list = (
    <ul className={`packages__list packages__list--${listClass(block)}`}>
      {items.map((item, index) => (
        <PackageItem key={index} item={item} level={level} isMain={index === main} />
      ))}
    </ul>
  );
  const foot = <Text html={footnote} className="caption packages__footnote" />;
  return (
    <Section block={block}>
      {needs ? (
        <div className="packages__beside">
          <div>
            {list}
            {foot}
          </div>
          <Needs {...needs} level={level} />
        </div>
      ) : (
        <>
          {list}
          {foot}
        </>
      )}
    </Section>
  );
}

/** Beside another list, two packages are as narrow as three. */
function listClass({ items, needs }: PackagesBlock): number {
  return needs && items.length === 2 ? 3 : items.length;
}

function Needs({ title, points, text, link, level }: PackageNeeds & { level: 1 | 2 | 3 }) {
  return (
    <div className="packages__needs">
      <Heading level={level} className="title">
        {title}
      </Heading>
      <Points items={points} mark="bullet" />
      <Text html={text} />
      {link ? (
        <p>
          <ActionLink link={link} />
        </p>
      ) : null}
    </div>
  );
}

type ItemProps = { item: Package; level: 1 | 2 | 3; isMain: boolean };

function PackageItem({ item, level, isMain }: ItemProps) {
  const { eyebrow, name, price, priceText, text, features, facts, link } = item;
  return (
    <li className="packages__item">
      {eyebrow ? <p className="eyebrow packages__label">{eyebrow}</p> : null}
      <Heading level={level} className="packages__name">
        {name}
      </Heading>
      <Stamp item={item} />
      <p className="packages__price">{price?.text ?? priceText}</p>
      <Text html={text} className="packages__text" />
      <div className="packages__features">
        <Points items={features} />
        <FactList items={facts} className="packages__facts" />
      </div>
      {link ? (
        <div className="packages__link">
          <ActionLink link={link} style={link.style ?? (isMain ? 'primary' : 'secondary')} />
        </div>
      ) : null}
    </li>
  );
}

function Stamp({ item: { popular, save } }: { item: Package }) {
  const words = useWords();
  if (!popular && !save) return null;
  return (
    <p className="packages__stamp">
      {popular ? <span className="packages__mark">{say(words, 'mostPopular')}</span> : null}
      {save ? (
        <span className="packages__mark">{` ${say(words, 'saving', { amount: save.text })}`}</span>
      ) : null}
    </p>
  );
}
