import type { Panel, PanelsBlock, Placed } from '../../src/generated/types.ts';
import { Heading } from '../../src/ui/Heading.tsx';
import { ActionLink } from '../../src/ui/Links.tsx';
import { Points } from '../../src/ui/Points.tsx';
import { innerLevel, Section } from '../../src/ui/Section.tsx';
import { Text } from '../../src/ui/Text.tsx';

export function Panels(block: Placed<PanelsBlock>) {
  const { variant = 'equal', items } = block;
  // In this variant the link stands beside the title, so it comes before the text for the keyboard too.
  const isDoors = variant === 'doors';
  return (
    <Section block={{ ...block, variant }}>
      <ul className={`panels__list panels__list--${items.length}`}>
        {items.map(({ title, text, points, mark, link }, index) => (
          <li key={index} className="panels__item">
            <Heading level={innerLevel(block)} className="title title--large">
              {title}
            </Heading>
            {isDoors ? <PanelLink link={link} /> : null}
            <Text html={text} />
            <Points items={points} mark={mark} />
            {isDoors ? null : <PanelLink link={link} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PanelLink({ link }: Pick<Panel, 'link'>) {
  if (!link) return null;
  return (
    <p className="panels__link">
      <ActionLink link={link} />
    </p>
  );
}
