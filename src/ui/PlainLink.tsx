import type { ReactNode } from 'react';
import { say, useWords } from './words.ts';

type Props = { href: string; className?: string; children: ReactNode };

/**
 * A link inside other words. A link to another site opens in a new tab and says so.
 * @example <PlainLink href={item.href}>{item.day}</PlainLink>
 */
export function PlainLink({ href, className, children }: Props) {
  const words = useWords();
  if (!href.startsWith('https:')) {
    return (
      <a className={className} href={href}>
        {children}
      </a>
    );
  }
  return (
    <a className={className ? `${className} outside` : 'outside'} href={href} target="_blank" rel="noopener">
      {children}
      <span className="unseen">{` ${say(words, 'newTab')}`}</span>
    </a>
  );
}
