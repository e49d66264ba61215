import type { ReactNode } from 'react';
import type { Panel, PanelsBlock, Placed } from '../../src/generated/types.ts';
import { Heading } from '../../src/ui/Heading.tsx';
import { Figure, type ShownWidth } from '../../src/ui/Image.tsx';
import { ActionLink } from '../../src/ui/Links.tsx';
import { Points } from '../../src/ui/Points.tsx';
import { innerLevel, Section } from '../../src/ui/Section.tsx';
import { Text } from '../../src/ui/Text.tsx';

const ON_PHONES: ShownWidth = { width: '91vw', height: '57vw' };
const LOW = 'clamp(8rem, 18vw, 18.75rem)';

/** The keys count how many panels stand side by side. */
const SHOWN: { [panels: number]: ShownWidth[] } = {
  2: [{ from: '44rem', width: 'min(45vw, 46rem)', height: 'clamp(11rem, 26vw, 22rem)' }, ON_PHONES],
  3: [{ from: '44rem', width: 'min(29vw, 30rem)', height: LOW }, ON_PHONES],
};
/** On tablets, three panels of which the first matters more lie below each other. */
const STACKED: ShownWidth[] = [
  { from: '56rem', width: 'min(29vw, 30rem)', height: LOW },
  { from: '44rem', width: '91vw', height: LOW },
  ON_PHONES,
];

export function Panels(block: Placed<PanelsBlock>) {
  const { variant = 'equal', items } = block;
  // In this variant the link stands beside the title, so it comes before the text for the keyboard too.
  const isDoors = variant === 'doors';
  const shown = variant === 'emphasis' && items.length === 3 ? STACKED : SHOWN[items.length];
  return (
    <Section block={{ ...block, variant }}>
      <ul className={`panels__list panels__list--${items.length}`}>
        {items.map(({ title, image, text, points, mark, link }, index) => (
          <li key={index} className="panels__item">
            <Top image={isDoors ? undefined : image} shown={shown}>
              <Heading level={innerLevel(block)} className="title title--large">
                {title}
              </Heading>
            </Top>
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

/** Keeps picture and title together: panels side by side share one row for both. */
function Top({
  image,
  shown,
  children,
}: Pick<Panel, 'image'> & { shown?: ShownWidth[]; children: ReactNode }) {
  if (!image) return children;
  return (
    <div className="panels__top">
      <Figure picture={image} className="panels__figure" shown={shown} />
      {children}
    </div>
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
