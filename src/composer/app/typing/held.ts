// Holds what waits to be saved. If its place changes before that, it is saved at the new place.
import { openPauses } from './pauses.ts';
import { keyOfWaiting, type Waiting } from './present.ts';

type Held = ReadonlyMap<string, Waiting>;

/** "rest" is called with the key of a field once nothing more has been typed in it. */
export function openHeld(now: () => Held, put: (held: Held) => void, rest: (key: string) => void) {
  const pauses = openPauses(rest);
  return {
    pauses,
    wait(one: Waiting | undefined, key: string): void {
      const held = new Map(now());
      if (one) held.set(key, one);
      else held.delete(key);
      put(held);
    },
    replace(after: (one: Waiting) => Waiting | undefined): void {
      const due = new Set(pauses.keys().filter(pauses.stop));
      const moved = [...now()].flatMap(([before, one]) => {
        const then = after(one);
        const key = then && keyOfWaiting(then);
        return then && key ? [{ key, then, isDue: key !== before || due.has(before) }] : [];
      });
      for (const { key, then, isDue } of moved) if (isDue && !then.refused) pauses.start(key);
      put(new Map(moved.map(({ key, then }) => [key, then])));
    },
  };
}
