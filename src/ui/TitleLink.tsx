import type { ReactNode } from 'react';
import type { Link } from '../../schema/values.ts';
import { About } from './Links.tsx';

/**
 * The title of a thing, as a link to it. The link covers the whole element with the class "covered"; other links in there stay
 * above it.
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

/** The title is a link to the same page and comes first, so the keyboard and screen readers skip this one. */
const UNHEARD = { tabIndex: -1, 'aria-hidden': true } as const;

/**
 * A visible link under a title that is itself the link. The keyboard and screen readers skip it. Search engines read each link by
 * itself, so give it the title as "about" if its words say nothing without it.
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

/** Whether the title should be the link: "Learn more" needs the title beside it to make sense. */
export function leadsByTitle(link: Link | undefined, title: string): link is Link {
  return link !== undefined && link.about === title && !link.external && (link.style ?? 'text') === 'text';
}
