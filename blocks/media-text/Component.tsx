import type { MediaTextBlock, Placed } from '../../src/generated/types.ts';
import { Enlarge } from '../../src/ui/Enlarge.tsx';
import { Figure, type ShownWidth } from '../../src/ui/Image.tsx';
import { Links } from '../../src/ui/Links.tsx';
import { Points } from '../../src/ui/Points.tsx';
import { innerLevel, Section, SectionHead } from '../../src/ui/Section.tsx';
import { Text } from '../../src/ui/Text.tsx';

const SHOWN: ShownWidth[] = [
  { from: '56rem', width: 'min(37vw, 33rem)' },
  { from: '44rem', width: '44vw' },
  { width: 'min(91vw, 34rem)' },
];

const ALONE: ShownWidth[] = [{ width: 'min(91vw, 68rem)' }];

export function MediaText(block: Placed<MediaTextBlock>) {
  const { variant = 'plain', side = 'right', image, text, points, links } = block;
  const { heading } = block;
  if (!(heading || text || points || links))
    return (
      <Section block={{ ...block, variant }} head={false}>
        <div className="media-text__alone">
          <Figure picture={image} shown={ALONE} />
          <Enlarge picture={image} id={`${block.name}-large`} />
        </div>
      </Section>
    );
  return (
    <Section block={{ ...block, variant }} head={false}>
      <div className={`media-text__pair media-text__pair--${side}`}>
        <div className="media-text__words">
          {heading ? <SectionHead block={block} /> : null}
          <Text html={text} />
          <Points items={points} level={innerLevel(block)} />
          <Links links={links} />
        </div>
        <div className="media-text__figure">
          <Figure picture={image} shown={SHOWN} />
          <Enlarge picture={image} id={`${block.name}-large`} />
        </div>
      </div>
    </Section>
  );
}
