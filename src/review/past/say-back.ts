// Says in words what a restore brings back.
import { counted } from '../../base/words.ts';
import { bytesIn } from '../../change/journal/kept-files.ts';
import type { JournalEntry } from '../../change/journal/parts.ts';
import type { SavedVersion } from '../../change/journal/versions.ts';
import type { SavedFile } from '../../change/save/together.ts';
import type { Library } from '../../site/types.ts';
import type { Back, SiteBack, VersionThere } from './back.ts';
import { nameOfDocument } from './document-named.ts';
import { deedWords, momentWords, rowsBetween, rowsOf } from './say-versions.ts';

/** "head" says what comes back, "rows" say what is different then. */
export type SaidBack = { head: string; rows: string[] };

type Named = { name: string; file: string };

export function sayPageBack(
  { name, file }: Named,
  then: VersionThere,
  { files, left }: Back,
  library: Library,
): SaidBack {
  if (files.length === 0) return nothingToDo(name, then, library);
  const now = bytesIn(library.root, file);
  const others = files.slice(0, -1);
  return {
    head: `${name} back as it was on ${momentWords(then.at, library)}`,
    rows: [
      ...(now ? rowsBetween(file, now, then.bytes, library) : ['the page is there again']),
      ...cameWithFolder(then),
      ...others.flatMap(one => rowsOf(one, library).map(row => `${nameOfDocument(one.file)}: ${row}`)),
      ...left.map(one => leftAlone(one.file)),
    ],
  };
}

/** "words" name the block. */
export function sayBlockBack(
  words: string,
  { name }: Named,
  then: VersionThere,
  { files: [page] }: Back,
  library: Library,
): SaidBack {
  if (!page) return nothingToDo(words, then, library);
  return {
    head: `${words} of ${name} back as it was on ${momentWords(then.at, library)}`,
    rows: [...rowsOf(page, library), ...cameWithFolder(then)],
  };
}

/** "when" is the instant in words. */
export function saySiteBack(
  when: string,
  { files, unknown, cameWithFolder }: SiteBack,
  library: Library,
): SaidBack {
  const untold = unknown.map(
    file => `${nameOfDocument(file)} stays as it is: nothing of it is kept from then`,
  );
  if (files.length === 0) return { head: `Every page is as it was ${when}.`, rows: untold };
  const were = files.length === 1 ? 'it was' : 'they were';
  return {
    head: `${counted(files.length, 'file')} back as ${were} ${when}`,
    rows: [
      ...files.flatMap(one => [
        ...underName(one, library),
        ...(cameWithFolder.has(one.file) ? [`  ${CAME_WITH_FOLDER}`] : []),
      ]),
      ...untold,
    ],
  };
}

export function sayEntryBack(
  entry: JournalEntry,
  { files, renames, left }: Back,
  library: Library,
): SaidBack {
  const what = deedWords(entry, library);
  return {
    head:
      files.length > 0 || renames.length > 0
        ? `back what was there before ${what}`
        : `Nothing is left of ${what}, so there is nothing to take back.`,
    rows: [
      ...renames.map(({ from, to }) => `${from} is called ${to} again`),
      ...files.flatMap(one => underName(one, library)),
      ...left.map(({ file }) => leftAlone(file)),
    ],
  };
}

const CAME_WITH_FOLDER = 'this version came with the folder';

function cameWithFolder({ entry }: SavedVersion): string[] {
  return entry?.cameWithFolder ? [CAME_WITH_FOLDER] : [];
}

function underName(one: SavedFile, library: Library): string[] {
  return [nameOfDocument(one.file), ...rowsOf(one, library).map(row => `  ${row}`)];
}

function leftAlone(file: string): string {
  return `${file} has been changed since, so a place in it was left as it is. Look whether a link belongs there.`;
}

function nothingToDo(what: string, { at }: SavedVersion, library: Library): SaidBack {
  const head = `${what} is as it was on ${momentWords(at, library)}: there is nothing to bring back.`;
  return { head, rows: [] };
}
