import type { HeroBlock, Placed } from '../../src/generated/types.ts';
import { Enlarge } from '../../src/ui/Enlarge.tsx';
import { FactList } from '../../src/ui/FactList.tsx';
import { Caption, Image, type ShownWidth } from '../../src/ui/Image.tsx';
import { Links } from '../../src/ui/Links.tsx';
import { Section, SectionHead } from '../../src/ui/Section.tsx';

type WithPicture = Exclude<HeroBlock['variant'], undefined | 'title'>;

const SHOWN: { [variant in WithPicture]: ShownWidth[] } = {
  full: [
    { from: '100rem', width: '54vw', height: '48rem' },
    { from: '82rem', width: '60vw', height: '48rem' },
    { from: '56rem', width: '50vw', height: '48rem' },
    { width: '100vw', height: 'clamp(10rem, 46vw, 22rem)' },
  ],
  split: [
    { from: '56rem', width: 'min(37vw, 38.5rem)' },
    { from: '44rem', width: '44vw' },
    { width: 'min(91vw, 34rem)' },
  ],
  compact: [
    { from: '56rem', width: '42vw', height: '32rem' },
    { from: '44rem', width: '42vw', height: '21rem' },
    { width: '100vw', height: 'clamp(11rem, 50vw, 18rem)' },
  ],
};

export function Hero(block: Placed<HeroBlock>) {
  const { variant = 'compact', image, links, facts } = block;
  return (
    <Section block={{ ...block, variant }} head={false}>
      <div className={image ? 'hero__text hero__text--beside' : 'hero__text'}>
        <SectionHead block={block} />
        <Links links={links} />
        <FactList
          items={facts}
          className={variant === 'full' ? 'hero__facts' : 'hero__facts hero__facts--row'}
        />
      </div>
      {image && variant !== 'title' ? (
        <figure className={variant === 'split' ? 'hero__specimen' : 'hero__chart'}>
          <Image picture={image} className="hero__image" shown={SHOWN[variant]} />
          {variant === 'split' ? <Enlarge picture={image} id={`${block.name}-large`} /> : null}
          <HeroKey {...block} />
        </figure>
      ) : (
        <HeroKey {...block} />
      )}
    </Section>
  );
}

/** Draws the key and the caption of the picture. */
function HeroKey({ image, legend }: Pick<HeroBlock, 'image' | 'legend'>) {
  if (!legend && !image?.caption && !image?.credit) return null;
  const Tag = image ? 'figcaption' : 'div';
  return (
    <Tag className="hero__key">
      {legend ? (
        <p className="hero__legend">
          {`${legend.title} `}
          <span className="caption">{legend.text}</span>
        </p>
      ) : null}
      <Caption picture={image} as="p" />
    </Tag>
  );
}
