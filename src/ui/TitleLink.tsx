import type { ReactNode } from 'react';
import type { Link } from '../../schema/values.ts';
import { About } from './Links.tsx';

/**
 * The words of a title, which lead where the thing under it leads. The link covers the whole of what has the class "covered";
 * other links in there stay above it.
 * @example <TitleLink link={item.link}>{item.title}</TitleLink>
 */
export function TitleLink({ link, children }: { link?: Link; children: ReactNode }) {
  if (!link) return children;
  return (
    <a className="title-link" href={link.href}>
      {children}
    </a>
  );
}

/** Who listens has heard the title, which is the same link. */
const UNHEARD = { tabIndex: -1, 'aria-hidden': true } as const;

/**
 * What a link says under a title that is the link already: seen and pressed, not heard or reached a second time. Search engines
 * read the words of each link by themselves, so give it the title as "about" where its words say nothing without it.
 * @example <Tail link={{ text: 'Read more', href: item.href, about: item.title }} />
 */
export function Tail({ link }: { link: Link }) {
  return (
    <a className="more" href={link.href} {...UNHEARD}>
      {link.text}
      <About name={link.about} />
    </a>
  );
}

/** A link whose words need the title beside them ("Learn more") leaves the title to lead. */
export function leadsByTitle(link: Link | undefined, title: string): link is Link {
  return link !== undefined && link.about === title && !link.external && (link.style ?? 'text') === 'text';
}
