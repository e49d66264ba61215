import type { ReactNode } from 'react';

type Props = { href: string; className?: string; children: ReactNode };

/** A link inside other words. What leaves the site opens in a new tab and says so. */
export function PlainLink({ href, className, children }: Props) {
  if (!href.startsWith('https:')) {
    return (
      <a className={className} href={href}>
        {children}
      </a>
    );
  }
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="unseen"> (opens in a new tab)</span>
    </a>
  );
}
