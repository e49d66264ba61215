// What the dev server sees in, entries of the journal out. A journal that cannot be written keeps nobody from working: it is said
// once.
import { failureIn } from '../base/failure.ts';
import type { KnownFiles } from './entries.ts';
import { isKept } from './kept-files.ts';
import { lookAtAll, note } from './look.ts';
import type { Saver } from './parts.ts';

/** A save that is half written is whole after this long. */
const SETTLE_MS = 100;

export type Journal = {
  /** A file may have changed. */
  note: (file: string, by: Saver) => void;
  /** The same once it has been quiet for a moment. */
  noteSoon: (file: string) => void;
};

/** What was saved while nobody watched is in the journal then. */
export function openJournal(root: string, complain: (sentence: string) => void): Journal {
  const waiting = new Map<string, NodeJS.Timeout>();
  let hasComplained = false;
  let known: KnownFiles | undefined;
  carefully(() => {
    known = lookAtAll(root);
  });

  function carefully(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (hasComplained) return;
      hasComplained = true;
      const reason = failureIn(error)?.message ?? (error as Error).message;
      complain(`What you save is not being kept for npm run history: ${reason}`);
    }
  }

  function noteNow(file: string, by: Saver): void {
    if (!isKept(file)) return;
    carefully(() => {
      known ??= lookAtAll(root);
      note(root, file, known, by);
    });
  }

  return {
    note: noteNow,
    noteSoon(file) {
      if (!isKept(file)) return;
      clearTimeout(waiting.get(file));
      const timer = setTimeout(() => {
        waiting.delete(file);
        noteNow(file, 'editor');
      }, SETTLE_MS);
      waiting.set(file, timer.unref());
    },
  };
}
