import type { CallToActionBlock, Placed } from '../../src/generated/types.ts';
import { Image } from '../../src/ui/Image.tsx';
import { Links } from '../../src/ui/Links.tsx';
import { Section, SectionHead } from '../../src/ui/Section.tsx';

export function CallToAction(block: Placed<CallToActionBlock>) {
  const { variant = 'band', image, links } = block;
  const isBox = variant === 'box';
  const tone = block.tone ?? (isBox ? 'plain' : 'dark');
  return (
    <Section block={{ ...block, variant, tone }} head={false}>
      {isBox ? null : <Image picture={image} className="call-to-action__art" />}
      <div className={isBox ? 'call-to-action__text cartouche' : 'call-to-action__text'}>
        <SectionHead block={block} />
        <Links links={links} />
      </div>
    </Section>
  );
}
