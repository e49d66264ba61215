// The work of a command in, the function that scripts/run.mjs calls out: what its owner can mend is said in a sentence, and
// everything else keeps its stack.
import { failureIn } from '../src/base/failure.ts';
import type { Places } from '../src/base/places.mjs';
import { shownLines } from '../src/base/words.ts';
import { finishSaving } from '../src/change/save/together.ts';

/** Gets the words behind the command, the places, and where the person stands: names of files are relative to it. */
type Work = (words: string[], places: Places, folder: string) => Promise<number> | number;

/** "refused" is the code that it ends with where it cannot do its work. */
export function command(work: Work, refused = 2): Work {
  return async (words, places, folder) => {
    try {
      finishWhatWasBegun(places);
      return await work(words, places, folder);
    } catch (error) {
      const failure = failureIn(error);
      if (!failure) throw error;
      // A terminal obeys what may stand in the name of a file.
      console.error(shownLines(failure.message));
      return refused;
    }
  };
}

/** A command that was killed while it saved several files has left some as they were. */
function finishWhatWasBegun({ site }: Places): void {
  const files = finishSaving(site);
  if (files.length > 0) console.error(`A change that was cut short is complete now: ${files.join(', ')}.`);
}

export const isColourful = (): boolean => process.stdout.isTTY === true && !process.env.NO_COLOR;
