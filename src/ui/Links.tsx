import type { Link } from '../../schema/values.ts';
import { say, useWords } from './words.ts';

type LinkProps = { link: Link; style?: Link['style']; about?: string };

const CLASSES = { primary: 'button', secondary: 'button button--line', text: 'more' } as const;

/**
 * One link in its style. "about" completes words such as "Learn more" for people who hear links out of context.
 * @example <ActionLink link={item.link} about={item.day} />
 */
export function ActionLink({ link, style = link.style ?? 'text', about }: LinkProps) {
  const words = useWords();
  const outside = link.external ? { target: '_blank', rel: 'noopener' } : {};
  const anchor = (
    <a className={CLASSES[style] + signOf(link)} href={link.href} {...outside}>
      {link.text}
      <About name={link.about ?? about} />
      {link.external ? <span className="unseen">{` ${say(words, 'newTab')}`}</span> : null}
    </a>
  );
  if (!link.chat) return anchor;
  return (
    <span className="outside__pair">
      {anchor} <span className="outside__chat">{say(words, 'opensChat')}</span>
    </span>
  );
}

/** Adds for screen readers what the link's words leave out, where sighted people see it beside them. */
export function About({ name }: { name?: string }) {
  const words = useWords();
  return name ? <span className="unseen">{` ${say(words, 'about', { name })}`}</span> : null;
}

/** The classes that mark a link out of the site or to a mail program. */
function signOf({ external, href }: Link): string {
  if (href.startsWith('mailto:')) return ' outside--mail';
  return external ? ' outside outside--action' : '';
}

/**
 * A row of links. The first one is the main action, unless its "style" says otherwise.
 * @example <Links links={block.links} />
 */
export function Links({ links, className = 'links' }: { links?: Link[]; className?: string }) {
  if (!links) return null;
  return (
    <div className={className}>
      {links.map((link, index) => (
        <ActionLink key={index} link={link} style={link.style ?? (index === 0 ? 'primary' : 'secondary')} />
      ))}
    </div>
  );
}
