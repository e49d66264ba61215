import type { Picture } from '../../schema/values.ts';

type Props = { picture?: Picture; className?: string; eager?: boolean };

/**
 * A picture with its real size, so that nothing shifts when it arrives. "eager" is for one that is seen first.
 * @example <Image picture={block.image} className="opening-hours__picture" />
 */
export function Image({ picture, className, eager = false }: Props) {
  if (!picture) return null;
  const { src, alt, width, height } = picture;
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      decoding={eager ? undefined : 'async'}
    />
  );
}

/**
 * A picture with its caption.
 * @example <Figure picture={block.image} />
 */
export function Figure({ picture, className, eager }: Props) {
  if (!picture) return null;
  return (
    <figure className={className}>
      <Image picture={picture} eager={eager} />
      {picture.caption ? <figcaption className="caption">{picture.caption}</figcaption> : null}
    </figure>
  );
}
