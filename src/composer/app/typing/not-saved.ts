// Keeps in the browser what is typed and not in the file, so that it outlives a reload and a server that has gone.
import type { Waiting } from './present.ts';

const LARGEST = 1_000_000;

export type NotSaved = {
  read: () => ReadonlyMap<string, Waiting>;
  keep: (waiting: ReadonlyMap<string, Waiting>) => void;
};

type Kept = [key: string, waiting: Waiting];

/** "copy" names the copy of the site, because another site may be edited at this address on another day. */
export function openNotSaved(copy: string, storage: Storage): NotSaved {
  const name = `ashlar not saved ${copy}`;
  /** What this window has found there, or put there. What else is there belongs to another window of this browser. */
  let own = new Set<string>();
  const textsOf = (kept: Iterable<Kept>) => new Set([...kept].map(one => JSON.stringify(one)));

  function stored(): Kept[] {
    try {
      const kept = JSON.parse(storage.getItem(name) ?? '[]');
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [];
    }
  }

  return {
    read() {
      const waiting = new Map(stored());
      own = textsOf(waiting);
      return waiting;
    },
    keep(waiting) {
      const others = stored().filter(one => !own.has(JSON.stringify(one)));
      own = textsOf(waiting);
      const text = JSON.stringify([...others, ...waiting]);
      try {
        if (others.length + waiting.size === 0) storage.removeItem(name);
        else if (text.length <= LARGEST) storage.setItem(name, text);
      } catch {
        // A full or locked storage stops nobody from writing.
      }
    },
  };
}
