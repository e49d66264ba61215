// What a check finds out about words, kept for the next one: the dictionary is loaded only where there is a word that was never
// asked about. A file that cannot be read is no file, and of two checks at once the later one's is kept.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { plainly, Refused } from '../../base/failure.ts';
import { makeFolder } from '../../base/files/folder.ts';
import { saveText } from '../../base/files/save.ts';
import { type Judged, judgedWords, recallWords } from '../../check/lint/language/judged-words.ts';
import type { RecordsFile } from './checked-pages.ts';

/** "base" is what the program's sources come to, with the versions of its packages: another dictionary says other things. */
type Stored = Judged & { base: string };

/** More have gathered from texts that are gone. */
const MOST_KEPT = 300_000;

export function withKeptWords<T>(kept: RecordsFile | undefined, work: () => T): T {
  if (!kept) return work();
  const file = join(dirname(kept.file), 'words.json');
  const { base } = kept.sources;
  const before = recalled(file, base);
  const result = work();
  const now = judgedWords();
  if (sizeOf(now) > before) save(file, { base, ...now });
  return result;
}

/** How many there were. */
function recalled(file: string, base: string): number {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored;
    if (stored.base !== base || !(sizeOf(stored) < MOST_KEPT)) return 0;
    recallWords(stored);
    return sizeOf(stored);
  } catch {
    return 0;
  }
}

function sizeOf({ right, meant }: Judged): number {
  return right.length + meant.length;
}

/** Whoever may not write, or has no room, can work all the same. */
function save(file: string, stored: Stored): void {
  try {
    makeFolder(dirname(file));
    saveText(file, JSON.stringify(stored));
  } catch (error) {
    if (!(plainly(error) instanceof Refused)) throw error;
  }
}
