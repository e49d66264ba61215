import type { Placed, Tag, TagsBlock } from '../../src/generated/types.ts';
import { Icon } from '../../src/ui/Icon.tsx';
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
            <TagBody tag={tag} className={variant === 'chips' ? 'tags__tag pill' : 'tags__tag'} />
          </li>
        ))}
      </ul>
      <Links links={links} />
    </Section>
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
