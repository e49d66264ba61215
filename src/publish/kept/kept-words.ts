// Keeps which words a check has found right or wrong, so that the dictionary is loaded only for new ones. An unreadable file
// counts as none. If two checks run at once, the later one's file stays.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asFailure, Refused } from '../../base/failure.ts';
import { makeFolder } from '../../base/files/folder.ts';
import { saveText } from '../../base/files/save.ts';
import { type Judged, judgedWords, recallWords } from '../../check/lint/language/judged-words.ts';
import type { RecordsFile } from './checked-pages.ts';

/** "base" is a hash of the program's sources and its packages' versions, because another dictionary gives other answers. */
type Stored = Judged & { base: string };

/** More words than this come mostly from texts that are gone: the file then starts anew. */
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

/** Recalls the kept words and returns how many there were. */
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

/** If the file cannot be written, work goes on without it. */
function save(file: string, stored: Stored): void {
  try {
    makeFolder(dirname(file));
    saveText(file, JSON.stringify(stored));
  } catch (error) {
    if (!(asFailure(error) instanceof Refused)) throw error;
  }
}
