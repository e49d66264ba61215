import type { CallToActionBlock, Placed } from '../../src/generated/types.ts';
import { FactList } from '../../src/ui/FactList.tsx';
import { Image, type ShownWidth } from '../../src/ui/Image.tsx';
import { Links } from '../../src/ui/Links.tsx';
import { Section, SectionHead } from '../../src/ui/Section.tsx';

const SHOWN: ShownWidth[] = [
  { from: '56rem', width: '52vw', height: '36rem' },
  { width: '100vw', height: '14rem' },
];

export function CallToAction(block: Placed<CallToActionBlock>) {
  const { variant = 'band', image, links, course, facts } = block;
  const isBox = variant === 'box';
  const tone = block.tone ?? (isBox ? 'plain' : 'dark');
  const kind = isBox
    ? 'cartouche'
    : course
      ? 'call-to-action__course'
      : image || facts
        ? ''
        : 'call-to-action__row';
  const values = <FactList items={facts} className="call-to-action__facts" />;
  return (
    <Section block={{ ...block, variant, tone, rank: isBox ? block.rank : undefined }} head={false}>
      {isBox ? null : <Image picture={image} className="call-to-action__art" shown={SHOWN} />}
      <div className={`call-to-action__text ${kind}`.trim()}>
        <SectionHead block={block} />
        {isBox ? values : null}
        <Links links={links} />
      </div>
      {isBox ? null : values}
    </Section>
  );
}
