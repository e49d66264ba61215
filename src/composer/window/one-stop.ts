// Makes several buttons one stop on the way of the Tab key. The arrow keys go between them.
import type { KeyboardEvent } from 'react';

/** Gives the focus to the next of them, which may stand in a grid of so many columns. The list begins again after its end. */
export function goBetween(
  event: KeyboardEvent<HTMLElement>,
  all: HTMLElement[],
  columns = 1,
): HTMLElement | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const at = all.indexOf(document.activeElement as HTMLElement);
  const steps: { [key: string]: number } = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: all.length - 1,
  };
  const to = steps[event.key];
  const next = to === undefined || at < 0 ? undefined : all.at(to % all.length);
  if (!next) return undefined;
  event.preventDefault();
  for (const one of all) one.tabIndex = one === next ? 0 : -1;
  next.focus();
  return next;
}

/** Those that can be seen. */
export function buttonsIn(around: Element): HTMLElement[] {
  return [...around.querySelectorAll<HTMLElement>('button, a[href]')].filter(one => one.checkVisibility());
}
