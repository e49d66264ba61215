import type { PanelsBlock, Placed } from '../../src/generated/types.ts';
import { Heading } from '../../src/ui/Heading.tsx';
import { ActionLink } from '../../src/ui/Links.tsx';
import { Points } from '../../src/ui/Points.tsx';
import { innerLevel, Section } from '../../src/ui/Section.tsx';
import { Text } from '../../src/ui/Text.tsx';

export function Panels(block: Placed<PanelsBlock>) {
  const { variant = 'equal', items } = block;
  return (
    <Section block={{ ...block, variant }}>
      <ul className={`panels__list panels__list--${items.length}`}>
        {items.map(({ title, text, points, mark, link }, index) => (
          <li key={index} className="panels__item">
            <Heading level={innerLevel(block)} className="title title--large">
              {title}
            </Heading>
            <Text html={text} />
            <Points items={points} mark={mark} />
            {link ? (
              <p className="panels__link">
                <ActionLink link={link} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
