import type { ChecklistBlock, Placed } from '../../src/generated/types.ts';
import { Enlarge } from '../../src/ui/Enlarge.tsx';
import { Figure, type ShownWidth } from '../../src/ui/Image.tsx';
import { Links } from '../../src/ui/Links.tsx';
import { Points } from '../../src/ui/Points.tsx';
import { innerLevel, Section, SectionHead } from '../../src/ui/Section.tsx';

const SHOWN: ShownWidth[] = [
  { from: '56rem', width: 'min(37vw, 33rem)' },
  { from: '44rem', width: '44vw' },
  { width: 'min(91vw, 34rem)' },
];

/** Beside lines it is no wider than on a phone. */
const SHOWN_BESIDE_LINES: ShownWidth[] = [
  { from: '44rem', width: 'min(44vw, 21.875rem)' },
  { width: 'min(91vw, 21.875rem)' },
];

export function Checklist(block: Placed<ChecklistBlock>) {
  const { variant = 'tick', columns, items, image, links } = block;
  return (
    <Section block={{ ...block, variant }} head={false}>
      <div className={image ? 'checklist__pictured' : 'checklist__plain'}>
        {block.heading ? <SectionHead block={block} /> : null}
        <div className={columns === 2 ? 'checklist__body checklist__body--wide' : 'checklist__body'}>
          <Points items={items} mark={variant} columns={columns} level={innerLevel(block)} />
          <Links links={links} />
        </div>
        {image ? (
          <div
            className={
              variant === 'lines' ? 'checklist__figure' : 'checklist__figure checklist__figure--large'
            }
          >
            <Figure picture={image} shown={variant === 'lines' ? SHOWN_BESIDE_LINES : SHOWN} />
            {variant === 'lines' ? null : <Enlarge picture={image} id={`${block.name}-large`} />}
          </div>
        ) : null}
      </div>
    </Section>
  );
}
