// Keeps in the browser what is typed and not in the file, so that it outlives a reload and a server that has gone.
import type { Waiting } from './present.ts';

const LARGEST = 1_000_000;

export type NotSaved = {
  read: () => ReadonlyMap<string, Waiting>;
  keep: (waiting: ReadonlyMap<string, Waiting>) => void;
};

/** "copy" names the copy of the site, because another site may be edited at this address on another day. */
export function openNotSaved(copy: string, storage: Storage): NotSaved {
  const name = `ashlar not saved ${copy}`;
  return {
    read() {
      try {
        const kept = JSON.parse(storage.getItem(name) ?? '[]');
        return new Map(Array.isArray(kept) ? kept : []);
      } catch {
        return new Map();
      }
    },
    keep(waiting) {
      const text = JSON.stringify([...waiting]);
      try {
        if (waiting.size === 0) storage.removeItem(name);
        else if (text.length <= LARGEST) storage.setItem(name, text);
      } catch {
        // A full or locked storage stops nobody from writing.
      }
    },
  };
}
