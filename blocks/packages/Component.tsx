import type { Package, PackagesBlock, Placed } from '../../src/generated/types.ts';
import { FactList } from '../../src/ui/FactList.tsx';
import { Heading } from '../../src/ui/Heading.tsx';
import { ActionLink } from '../../src/ui/Links.tsx';
import { Points } from '../../src/ui/Points.tsx';
import { innerLevel, Section } from '../../src/ui/Section.tsx';
import { Text } from '../../src/ui/Text.tsx';
import { say, useWords } from '../../src/ui/words.ts';

export function Packages(block: Placed<PackagesBlock>) {
  const { items, footnote } = block;
  const popular = items.findIndex(item => item.popular);
  const main = popular === -1 ? items.length - 1 : popular;
  return (
    <Section block={block}>
      <ul className={`packages__list packages__list--${items.length}`}>
        {items.map((item, index) => (
          <PackageItem key={index} item={item} level={innerLevel(block)} isMain={index === main} />
        ))}
      </ul>
      <Text html={footnote} className="caption packages__footnote" />
    </Section>
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
