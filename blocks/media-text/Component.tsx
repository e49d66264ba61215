import type { MediaTextBlock, Placed } from '../../src/generated/types.ts';
import { Figure } from '../../src/ui/Image.tsx';
import { Links } from '../../src/ui/Links.tsx';
import { Points } from '../../src/ui/Points.tsx';
import { innerLevel, Section, SectionHead } from '../../src/ui/Section.tsx';
import { Text } from '../../src/ui/Text.tsx';

export function MediaText(block: Placed<MediaTextBlock>) {
  const { variant = 'plain', side = 'right', image, text, points, links } = block;
  return (
    <Section block={{ ...block, variant }} head={false}>
      <div className={`media-text__pair media-text__pair--${side}`}>
        <div className="media-text__words">
          {block.heading ? <SectionHead block={block} /> : null}
          <Text html={text} />
          <Points items={points} level={innerLevel(block)} />
          <Links links={links} />
        </div>
        <Figure picture={image} className="media-text__figure" />
      </div>
    </Section>
  );
}
