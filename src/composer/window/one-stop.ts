// Makes several buttons one stop on the way of the Tab key. The arrow keys go between them.
import type { KeyboardEvent } from 'react';

const FORWARD = ['ArrowRight', 'ArrowDown'];
const BACK = ['ArrowLeft', 'ArrowUp'];

/** Gives the focus to the next of them. The list begins again after its end. */
export function goBetween(event: KeyboardEvent<HTMLElement>, all: HTMLElement[]): HTMLElement | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const at = all.indexOf(document.activeElement as HTMLElement);
  const { key } = event;
  const ends: { [key: string]: number } = { Home: 0, End: all.length - 1 };
  const to = FORWARD.includes(key) ? at + 1 : BACK.includes(key) ? at - 1 : ends[key];
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
