// Records in the journal what the dev server sees. If the journal cannot be written, the work goes on: the server says so once.
import { failureIn } from '../../base/failure.ts';
import { isKeptForNow } from '../../base/kept-place.mjs';
import { begin } from './begun.ts';
import { addTo, type KnownFiles, saidOfOthers } from './entries.ts';
import { isKept } from './kept-files.ts';
import type { EntryHead } from './parts.ts';
import { note, type Recorder, recordAll } from './record.ts';
import { keepText } from './texts.ts';

/** How long a save takes at most until the file is whole. */
const SETTLE_MS = 100;

export type Journal = {
  /** Records a file that may have changed in an editor. */
  note: (file: string) => void;
  /** The same, once the file has not changed for a moment. */
  noteSoon: (file: string) => void;
  /** Keeps a text that somebody works from. An editor may overwrite it before it is recorded. "version" is its hash. */
  keep: (file: string, version: string, text: string) => void;
  /** Looks at the named files only. The server saves often, and knows the other files already. */
  record: Recorder;
  /** Adds an entry for a change that found all files as it wanted them, so that its "id" is known as well. */
  recordDone: (head: EntryHead) => void;
};

const FOR_NOW =
  'Nothing can be kept on this computer outside the folder of the site, so only what is done from now on, until the server ends, can be undone on the screen.';

/** Records first what was saved while no server was running. "say" is told what can be undone, if that is not everything. */
export function openJournal(
  root: string,
  complain: (sentence: string) => void,
  say: (sentence: string) => void = () => {},
): Journal {
  const waiting = new Map<string, NodeJS.Timeout>();
  /** The version of each file that was last kept without an entry. */
  const worked = new Map<string, string>();
  let hasComplained = false;
  let known: KnownFiles | undefined;
  carefully(() => {
    known = recordAll(root);
    const [forNow, ofOthers] = [isKeptForNow(root), saidOfOthers(root)];
    if (forNow) say(FOR_NOW);
    else if (ofOthers) say(ofOthers);
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

  function noteNow(file: string, text?: string): void {
    if (!isKept(file)) return;
    carefully(() => {
      known ??= recordAll(root);
      note(root, file, known, text);
    });
  }

  return {
    note: file => noteNow(file),
    record(head, files, write, saved = []) {
      const kept = files.filter(isKept);
      const texts = new Map(saved.map(({ file, before }) => [file, before]));
      // Records what an editor saved a moment ago. The coming change would overwrite that version.
      for (const file of kept) noteNow(file, texts.get(file));
      const begun = carefully(() => known && begin(root, head, known, kept));
      try {
        const answer = write();
        carefully(() => begun?.finish(saved));
        return answer;
      } catch (error) {
        carefully(() => begun?.forget());
        // What has changed all the same, an editor has changed.
        for (const file of kept) noteNow(file);
        throw error;
      }
    },
    recordDone(head) {
      carefully(() => known && addTo(known, root, [{ at: Date.now(), ...head, changes: [] }]));
    },
    keep(file, version, text) {
      if ([known?.get(file)?.text, worked.get(file)].includes(version)) return;
      carefully(() => keepText(root, Buffer.from(text)));
      worked.set(file, version);
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
