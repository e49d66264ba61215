import type { HeroBlock, Placed } from '../../src/generated/types.ts';
import { FactList } from '../../src/ui/FactList.tsx';
import { Image } from '../../src/ui/Image.tsx';
import { Links } from '../../src/ui/Links.tsx';
import { Section, SectionHead } from '../../src/ui/Section.tsx';

export function Hero(block: Placed<HeroBlock>) {
  const { variant = 'compact', image, links, facts } = block;
  return (
    <Section block={{ ...block, variant }} head={false}>
      <div className={image ? 'hero__text hero__text--beside' : 'hero__text'}>
        <SectionHead block={block} />
        <Links links={links} />
        <FactList items={facts} className="hero__facts" />
      </div>
      {image ? (
        <figure className={variant === 'split' ? 'hero__specimen' : 'hero__chart'}>
          <Image picture={image} className="hero__image" eager />
          <HeroKey {...block} />
        </figure>
      ) : (
        <HeroKey {...block} />
      )}
    </Section>
  );
}

/** The cartouche and the caption: what the picture shows. */
function HeroKey({ image, legend }: Pick<HeroBlock, 'image' | 'legend'>) {
  const caption = image?.caption;
  if (!legend && !caption) return null;
  const Tag = image ? 'figcaption' : 'div';
  return (
    <Tag className="hero__key">
      {legend ? (
        <p className="hero__legend">
          {`${legend.title} `}
          <span className="caption">{legend.text}</span>
        </p>
      ) : null}
      {caption ? <p className="caption">{caption}</p> : null}
    </Tag>
  );
}
