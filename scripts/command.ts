// Wraps a command: an error that its user can fix becomes a sentence, and any other error keeps its stack.
import { failureIn } from '../src/base/failure.ts';
import type { Places } from '../src/base/places.mjs';
import { inFile } from '../src/base/sentences/read.ts';
import { shownLines } from '../src/base/words.ts';
import { finishSaving } from '../src/change/save/together.ts';
import { keepValidatorsIn } from '../src/document/validate/compile-schema.ts';
import { validatorFolders } from '../src/publish/bundle/sources.mjs';
import type { Fingerprints } from '../src/publish/kept/records.ts';
import { isBringingLeft } from '../src/review/hand-in/bring/bringing-record.ts';

/**
 * Gets the arguments, the folders, and the folder in which the user stands, to which names of files are relative. "sources" are the
 * hashes of what the program was compiled from, if whoever starts it has just made them.
 */
type Work = (
  words: string[],
  places: Places,
  folder: string,
  sources?: Fingerprints,
) => Promise<number> | number;

/** "refused" is the exit code if the command cannot do its work. */
export function command(work: Work, refused = 2): Work {
  return async (words, places, folder, sources) => {
    try {
      keepValidatorsIn(validatorFolders(places));
      await finishWhatWasBegun(places);
      return await work(words, places, folder, sources);
    } catch (error) {
      const failure = failureIn(error);
      if (!failure) throw error;
      // The name of a file may hold codes that a terminal would obey.
      console.error(shownLines(failure.message));
      return refused;
    }
  };
}

/** If a command was killed while it saved several files, or brought the others' work, this does the rest. */
async function finishWhatWasBegun({ site }: Places): Promise<void> {
  const files = finishSaving(site);
  if (files.length > 0) console.error(`A change that was cut short is complete now: ${files.join(', ')}.`);
  if (!isBringingLeft(site)) return;
  // Few commands need Git, and loading what they need takes a while.
  const { finishBringing } = await import('../src/review/hand-in/bring/carry-out.ts');
  try {
    const finished = finishBringing(site);
    if (finished !== undefined) console.error(inFile(finished));
  } catch (error) {
    // Only Git stands in the way, which other commands may not need.
    const failure = failureIn(error);
    if (!failure) throw error;
    console.error(shownLines(failure.message));
  }
}

export const isColourful = (): boolean => process.stdout.isTTY === true && !process.env.NO_COLOR;
