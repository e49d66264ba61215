import type { PanelsBlock, Placed } from '../../src/generated/types';
import { Heading } from '../../src/ui/Heading';
import { ActionLink } from '../../src/ui/Links';
import { Points } from '../../src/ui/Points';
import { innerLevel, Section } from '../../src/ui/Section';
import { Text } from '../../src/ui/Text';

export function Panels(block: Placed<PanelsBlock>) {
  const { variant = 'equal', items } = block;
  return (
    <Section block={{ ...block, variant }}>
      <ul className={`panels__list panels__list--${items.length}`}>
        {items.map(({ title, text, list, mark, link }, index) => (
          <li key={index} className="panels__item">
            <Heading level={innerLevel(block)} className="title title--large">
              {title}
            </Heading>
            <Text html={text} />
            <Points items={list} mark={mark} />
            {link ? (
              <p className="panels__link">
                <ActionLink link={link} about={title} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
