import type { Placed, PriceListBlock } from '../../src/generated/types.ts';
import { Heading } from '../../src/ui/Heading.tsx';
import { ActionLink } from '../../src/ui/Links.tsx';
import { innerLevel, Section } from '../../src/ui/Section.tsx';
import { Text } from '../../src/ui/Text.tsx';

export function PriceList(block: Placed<PriceListBlock>) {
  const level = innerLevel(block);
  return (
    <Section block={block}>
      <ul className="price-list__rows">
        {block.items.map(({ name, short, text, price, link }, index) => (
          <li className="price-list__row" key={index}>
            <div>
              <Heading level={level} className="price-list__name">
                {name}
              </Heading>
              {short ? <p className="caption">{short}</p> : null}
            </div>
            {text ? <p className="price-list__text">{text}</p> : null}
            <p className="price-list__price">{price.text}</p>
            <p className="price-list__link">
              <ActionLink link={link} />
            </p>
          </li>
        ))}
      </ul>
      <Text html={block.footnote} className="caption price-list__footnote" />
    </Section>
  );
}
