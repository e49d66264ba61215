// Keeps in the browser what is typed and not in the file, so that it outlives a reload and a server that has gone.
import type { World } from '../ask.ts';
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

/** A browser writes to its disk up to a minute late. After a crash it may have kept what is in the file by now. */
export async function forgetSaved({ read, keep }: NotSaved, world: World): Promise<void> {
  const kept = read();
  const ids = [...kept.values()].flatMap(({ id }) => id ?? []);
  const answer = await (ids.length > 0 ? world.ask('saved', { ids }) : undefined);
  if (!answer?.ok) return;
  const saved = new Set(answer.told.ids);
  keep(new Map([...kept].filter(([, { id }]) => id === undefined || !saved.has(id))));
}
