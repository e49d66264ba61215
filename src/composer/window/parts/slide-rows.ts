// Lets rows slide to their new places, so that the eye can follow what has moved. Somebody who wants less motion sees them there at once.
import { type RefObject, useLayoutEffect, useRef } from 'react';

const SLIDE = { duration: 180, easing: 'cubic-bezier(0.2, 0, 0, 1)' };
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** React keeps the elements of a list and gives them other words, so a row is known by what it says, without its number. */
export function useSlidingRows(list: RefObject<HTMLElement | null>, rows: string): void {
  const before = useRef({ said: '', tops: new Map<string, number>() });
  useLayoutEffect(() => {
    const named = namesOf([...(list.current?.querySelectorAll<HTMLElement>(rows) ?? [])]);
    // What opens or closes between them moves rows as well, and they need not slide for it.
    const said = [...named.keys(), list.current?.textContent].join();
    const { said: saidBefore, tops: was } = before.current;
    if (said === saidBefore) return;
    const now = new Map([...named].map(([name, row]) => [name, row.offsetTop]));
    before.current = { said, tops: now };
    const areMoved = was.size === now.size && [...now.keys()].every(name => was.has(name));
    if (!areMoved || (globalThis.matchMedia?.(LESS_MOTION).matches ?? true)) return;
    for (const [name, row] of named) {
      const by = (was.get(name) ?? 0) - (now.get(name) ?? 0);
      if (by !== 0) row.animate({ transform: [`translateY(${by}px)`, 'none'] }, SLIDE);
    }
  });
}

function namesOf(rows: HTMLElement[]): Map<string, HTMLElement> {
  const named = new Map<string, HTMLElement>();
  for (const row of rows) {
    const words = row.querySelector('textarea')?.value ?? row.querySelector('button')?.textContent ?? '';
    let name = words.replace(/\d+/g, '');
    while (named.has(name)) name += ' ';
    named.set(name, row);
  }
  return named;
}
