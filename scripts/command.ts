// The work of a command in, the function that scripts/run.mjs calls out: what its owner can mend is said in a sentence, and
// everything else keeps its stack.
import { failureIn } from '../src/base/failure.ts';
import type { Places } from '../src/base/places.mjs';

/** Gets the words behind the command, the places, and where the person stands: names of files are relative to it. */
type Work = (words: string[], places: Places, folder: string) => Promise<number> | number;

/** "refused" is the code that it ends with where it cannot do its work. */
export function command(work: Work, refused = 2): Work {
  return async (words, places, folder) => {
    try {
      return await work(words, places, folder);
    } catch (error) {
      const failure = failureIn(error);
      if (!failure) throw error;
      console.error(failure.message);
      return refused;
    }
  };
}

export const isColourful = (): boolean => process.stdout.isTTY === true && !process.env.NO_COLOR;
