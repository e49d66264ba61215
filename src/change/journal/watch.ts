// What the dev server sees in, entries of the journal out. A journal that cannot be written keeps nobody from working: it is said
// once.
import { failureIn } from '../../base/failure.ts';
import { begin } from './begun.ts';
import type { KnownFiles } from './entries.ts';
import { isKept } from './kept-files.ts';
import { lookAtAll, note, type Recorder } from './look.ts';

/** A save that is half written is whole after this long. */
const SETTLE_MS = 100;

export type Journal = {
  /** Somebody may have changed a file in an editor. */
  note: (file: string) => void;
  /** The same once it has been quiet for a moment. */
  noteSoon: (file: string) => void;
  /** Looks at the named files alone, because the server saves often, and knows all others. */
  record: Recorder;
};

/** What was saved while nobody watched is in the journal then. */
export function openJournal(root: string, complain: (sentence: string) => void): Journal {
  const waiting = new Map<string, NodeJS.Timeout>();
  let hasComplained = false;
  let known: KnownFiles | undefined;
  carefully(() => {
    known = lookAtAll(root);
  });

  function carefully<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      const reason = failureIn(error)?.message ?? (error as Error).message;
      if (!hasComplained) complain(`What you save is not being kept for npm run history: ${reason}`);
      hasComplained = true;
      return undefined;
    }
  }

  function noteNow(file: string): void {
    if (!isKept(file)) return;
    carefully(() => {
      known ??= lookAtAll(root);
      note(root, file, known);
    });
  }

  return {
    note: noteNow,
    record(head, files, write) {
      const kept = files.filter(isKept);
      // What an editor saved a moment ago would be lost under what is written now.
      kept.forEach(noteNow);
      const finish = carefully(() => known && begin(root, head, known, kept));
      try {
        return write();
      } finally {
        carefully(() => finish?.());
      }
    },
    noteSoon(file) {
      if (!isKept(file)) return;
      clearTimeout(waiting.get(file));
      const timer = setTimeout(() => {
        waiting.delete(file);
        noteNow(file);
      }, SETTLE_MS);
      waiting.set(file, timer.unref());
    },
  };
}
