import type { AnchorHTMLAttributes } from 'react';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'> & { go: () => unknown };

/** A link that leads somewhere in this window, or opens another window if somebody presses it with Ctrl, Cmd or Shift. */
export function WindowLink({ href, go, children, ...attributes }: LinkProps) {
  return (
    <a
      {...attributes}
      href={href}
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        go();
      }}
    >
      {children}
    </a>
  );
}
