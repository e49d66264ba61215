import type { Placed, Tag, TagsBlock } from '../../src/generated/types.ts';
import { Icon } from '../../src/ui/Icon.tsx';
import { Image } from '../../src/ui/Image.tsx';
import { Links } from '../../src/ui/Links.tsx';
import { PlainLink } from '../../src/ui/PlainLink.tsx';
import { Section } from '../../src/ui/Section.tsx';

export function Tags(block: Placed<TagsBlock>) {
  const { variant = 'chips', items, links } = block;
  return (
    <Section block={{ ...block, variant }}>
      <ul className="tags__list">
        {items.map((tag, index) => (
          <li className="tags__item" key={index}>
            {variant === 'logos' ? (
              <Logo tag={tag} />
            ) : (
              <TagBody tag={tag} className={variant === 'chips' ? 'tags__tag pill' : 'tags__tag'} />
            )}
          </li>
        ))}
      </ul>
      <Links links={links} />
    </Section>
  );
}

/** Each logo covers about as much paper, in CSS pixels, and none is much higher or wider than the others. */
const AREA = 6_000;
const MOST_HIGH = 72;
const MOST_WIDE = 200;

function Logo({ tag: { text, image, href } }: { tag: Tag }) {
  if (!image) return null;
  const ratio = image.width / image.height;
  const width = Math.round(Math.min(Math.sqrt(AREA * ratio), MOST_HIGH * ratio, MOST_WIDE));
  const logo = (
    <Image
      picture={{ ...image, alt: text, width, height: Math.round(width / ratio) }}
      className="tags__logo"
      shown={[{ width: `${width}px` }]}
    />
  );
  if (!href) return <div className="tags__plate">{logo}</div>;
  return (
    <PlainLink className="tags__plate" href={href}>
      {logo}
    </PlainLink>
  );
}

function TagBody({ tag: { text, icon, href }, className }: { tag: Tag; className: string }) {
  const words = (
    <>
      <Icon name={icon} />
      <span>{text}</span>
    </>
  );
  if (!href) return <div className={`${className} tags__tag--still`}>{words}</div>;
  return (
    <PlainLink className={className} href={href}>
      {words}
    </PlainLink>
  );
}
