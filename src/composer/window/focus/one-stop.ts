// Leads between several buttons with the arrow keys, and makes them one stop on the way of the Tab key.
import type { KeyboardEvent } from 'react';

/** Gives the focus to the next of them, which may stand in a grid of so many columns. The list begins again after its end. */
export function goToNext(event: KeyboardEvent<HTMLElement>, all: HTMLElement[], columns = 1) {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return undefined;
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
  next.focus();
  return next;
}

/** The same for buttons that are one stop together: the Tab key comes back to the one that had the focus last. */
export function goBetween(event: KeyboardEvent<HTMLElement>, all: HTMLElement[], columns = 1) {
  const next = goToNext(event, all, columns);
  if (next) for (const one of all) one.tabIndex = one === next ? 0 : -1;
  return next;
}

/** The visible buttons and links. */
export function buttonsIn(around: Element): HTMLElement[] {
  return [...around.querySelectorAll<HTMLElement>('button, a[href]')].filter(one => one.checkVisibility());
}
