// Lets cards glide to their new places after the list was filtered.
import { animate } from 'motion/mini';

export type Places = Map<HTMLElement, { left: number; top: number }>;

/** Measures from the list's own corner, so that scrolling, or a change above the list, moves no card. */
export function placesIn(list: HTMLElement | null): Places {
  if (!list) return new Map();
  const items = [...list.children].filter(child => child instanceof HTMLElement);
  return new Map(
    items.map(item => [
      item,
      { left: item.offsetLeft - list.offsetLeft, top: item.offsetTop - list.offsetTop },
    ]),
  );
}

export function moveFrom(before: Places, list: HTMLElement | null): void {
  for (const [item, now] of placesIn(list)) {
    const old = before.get(item);
    if (!old || (old.left === now.left && old.top === now.top)) continue;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const from = `translate(${old.left - now.left}px, ${old.top - now.top}px)`;
    animate(item, { transform: [from, 'none'] }, { duration: 0.3, ease: [0.2, 0.6, 0.3, 1] });
  }
}
