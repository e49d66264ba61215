// Holds what waits to be saved. If its place changes before that, it is saved at the new place.
import { openPauses } from './pauses.ts';
import { keyOfWaiting, type Waiting, withoutPlace } from './present.ts';

type Held = ReadonlyMap<string, Waiting>;

/**
 * "save" is called with the key of a field once nothing more has been typed in it, or while somebody types on in it. "keep" is called
 * instead for what cannot be saved before it is whole.
 */
export function openHeld(
  now: () => Held,
  put: (held: Held) => void,
  save: (key: string) => void,
  keep: () => void,
) {
  const pauses = openPauses(save, key => (isSeveralWords(now().get(key)) ? save(key) : keep()));
  return {
    pauses,
    wait(one: Waiting | undefined, key: string): void {
      const held = new Map(now());
      if (one) held.set(key, one);
      else held.delete(key);
      put(held);
    },
    /** What would come to the place of something else has no place. So none pushes out another. */
    replace(after: (one: Waiting) => Waiting | undefined): void {
      const moved = new Map<string, Waiting>();
      const [staying, arriving] = [new Set<string>(), new Set<string>()];
      for (const [before, one] of [...now()].sort(goneLast)) {
        const wanted = after(one);
        if (!wanted) continue;
        const then = moved.has(keyOfWaiting(wanted)) ? withoutPlace(one) : wanted;
        const key = keyOfWaiting(then);
        moved.set(key, then);
        if (!then.refused) (key === before ? staying : arriving).add(key);
      }
      for (const key of pauses.keys()) if (!staying.has(key)) pauses.stop(key);
      arriving.forEach(pauses.start);
      put(moved);
    },
  };
}

/** What may come back gives way to what somebody has typed there since. */
function goneLast([, one]: [string, Waiting], [, other]: [string, Waiting]): number {
  return Number(one.isGone === true) - Number(other.isGone === true);
}

/** Half of a price or of an address is another one, and only a rest says that it is whole. Half of a sentence can be saved. */
function isSeveralWords(one: Waiting | undefined): boolean {
  return (JSON.stringify(one?.value) ?? '').includes(' ');
}
