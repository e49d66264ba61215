import type { Picture } from '../../schema/values.ts';

/**
 * How wide the layout draws a photograph, in windows that are at least as wide as "from". The last entry of a list has no "from"
 * and is for all narrower windows. "height" is for a picture that is cut to fill its place.
 */
export type ShownWidth = { from?: string; width: string; height?: string };

type Props = { picture?: Picture; className?: string; shown?: ShownWidth[] };

const ACROSS: ShownWidth[] = [{ width: '92vw' }];

/**
 * A picture with its real size, so that nothing shifts when it arrives. The first picture of a page loads at once, the others
 * when they come near. Of a photograph, the browser loads the file that fits.
 * @example <Image picture={block.image} className="opening-hours__picture" shown={[{ from: '56rem', width: '50vw' }, { width: '92vw' }]} />
 */
export function Image({ picture, className, shown = ACROSS }: Props) {
  if (!picture) return null;
  const { src, alt, width, height, photograph, isFirst } = picture;
  const image = (
    <img
      className={classesOf(picture, className)}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? undefined : 'lazy'}
      decoding={isFirst ? undefined : 'async'}
      fetchPriority={isFirst && photograph ? 'high' : undefined}
    />
  );
  if (!photograph) return image;
  const sizes = sizesOf(shown, width / height);
  const files = (format: string) =>
    photograph.widths.map(width => `${photograph.name}-${width}.${format} ${width}w`).join(', ');
  return (
    <picture className="photograph">
      {['avif', 'webp'].map(format => (
        <source key={format} type={`image/${format}`} srcSet={files(format)} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

function classesOf({ photograph, focus }: Picture, className?: string): string | undefined {
  const tone = photograph?.tone ? `tone-${photograph.tone}` : undefined;
  return [className, tone, focus && `focus focus-${focus}`].filter(Boolean).join(' ') || undefined;
}

/** Phones with three pixels or more for each CSS pixel get two: in a photograph nobody sees the difference. */
const DENSE = '(min-resolution: 2.5dppx)';

function sizesOf(shown: ShownWidth[], ratio: number): string {
  return shown
    .map(({ from, width, height }) => {
      const needed = height ? `max(${width}, ${height} * ${ratio.toFixed(2)})` : width;
      return from ? `(min-width: ${from}) ${needed}` : `${DENSE} calc(${needed} * 0.67), ${needed}`;
    })
    .join(', ');
}

/**
 * A picture with its caption and the name of its maker.
 * @example <Figure picture={block.image} shown={[{ from: '56rem', width: '50vw' }, { width: '92vw' }]} />
 */
export function Figure({ picture, className, shown }: Props) {
  if (!picture) return null;
  return (
    <figure className={className}>
      <Image picture={picture} shown={shown} />
      <Caption picture={picture} as="figcaption" />
    </figure>
  );
}

/** The caption and credit of a picture, in the element that "as" names. */
export function Caption({ picture, as: Tag }: { picture?: Picture; as: 'figcaption' | 'p' }) {
  const { caption, credit } = picture ?? {};
  if (!caption && !credit) return null;
  return <Tag className="caption">{[caption, credit].filter(Boolean).join(' · ')}</Tag>;
}
