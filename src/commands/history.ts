// Runs "npm run history": tells the versions of a page, or which pages changed lately. Groups them by day, the newest first.
import { dayAt, timeAt } from '../base/dates/dates.ts';
import { Failure } from '../base/failure.ts';
import type { Sides } from '../base/places.mjs';
import { counted, shown } from '../base/words.ts';
import { readJournal, saidOfOthers } from '../change/journal/entries.ts';
import { isKept } from '../change/journal/kept-files.ts';
import type { JournalEntry } from '../change/journal/parts.ts';
import { recordAll } from '../change/journal/record.ts';
import { type SavedVersion, versionsOf } from '../change/journal/versions.ts';
import { documentNamed, type NamedDocument, nameOfDocument } from '../review/past/document-named.ts';
import { dayWords, rowsBetween, versionRows } from '../review/past/say-versions.ts';
import { commitsOfAll } from '../site/git/commits-of-all.ts';
import { filesChangedSince } from '../site/git/file-commits.ts';
import { distrust } from '../site/git/git.ts';
import { lackingHere } from '../site/git/partial-clone.ts';
import { openLibrary } from '../site/library/library.ts';
import { timeZoneOf } from '../site/publication.ts';
import type { Library } from '../site/types.ts';
import { argumentsIn } from './arguments.ts';

const USAGE = `Says in words what a page was on each day, from every save and every commit.

  npm run history /about-us           one page, by address or file, also one that is gone; _site and shared blocks too
  npm run history -- /about-us --all  every version that is known
  npm run history                     what changed on which page lately`;

/** With more versions than this, --all shows the rest. */
const MOST_VERSIONS = 30;
const MOST_ROWS = 4;
const LATELY = 14 * 86_400_000;
/** A journal that came with the folder may name any number. */
const MOST_DOCUMENTS = 500;

export function runHistory(args: string[], { site, engine }: Sides, folder: string): string {
  const options = { all: { type: 'boolean', default: false } } as const;
  const { help, all, names } = argumentsIn(args, options, USAGE);
  if (help) return USAGE;
  if (names.length > 1) throw new Failure(USAGE);
  const library = openLibrary(site, engine);
  recordAll(site);
  const [name] = names;
  const told =
    name === undefined ? lately(library) : historyOf(documentNamed(name, library, folder), library, all);
  return [saidOfOthers(site) ?? [], told, lackingHere(site) ?? []].flat().join('\n\n');
}

function historyOf({ file, name, versions }: NamedDocument, library: Library, all: boolean): string {
  const timeZone = timeZoneOf(library);
  const listed = versions.map((version, index) => ({
    version,
    before: versions[index - 1],
    number: index + 1,
  }));
  const shown = listed.reverse().slice(0, all ? undefined : MOST_VERSIONS);
  const width = String(versions.length).length;
  const parts = byDay(shown, ({ version }) => dayAt(version.at, timeZone)).map(([day, ones]) => {
    const rows = ones.flatMap(({ version, before, number }) => {
      const lead = `  ${String(number).padStart(width)}  ${timeAt(version.at, timeZone)}  `;
      return underOne(lead, versionRows(version, before, library));
    });
    return [dayWords(day, library), ...rows].join('\n');
  });
  const left = versions.length - shown.length;
  return [
    `${name === file ? file : `${name} (${file})`}, the newest first:`,
    ...parts,
    ...(left > 0 ? [`${counted(left, 'earlier version')} more: npm run history -- ${name} --all`] : []),
    versions.length > 1
      ? `To bring one back by its number or its day: npm run restore ${name} ${versions.length - 1}`
      : (distrust(library.root) ?? 'There is no earlier version of it.'),
  ].join('\n\n');
}

/** "isOwn" says that not all of it was brought. */
type Changed = {
  file: string;
  day: string;
  was?: SavedVersion;
  now: SavedVersion;
  isOwn: boolean;
  brought: Brought[];
};

/** A version that "npm run newest" has brought. */
type Brought = { was?: SavedVersion; now: SavedVersion };

function lately(library: Library): string {
  const since = Date.now() - LATELY;
  const files = filesLately(since, library);
  const changed = changedSince(since, files.slice(0, MOST_DOCUMENTS), library);
  if (changed.length === 0)
    return (
      distrust(library.root) ??
      'Nothing was saved or committed in the last two weeks. npm run history /pricing tells of one page.'
    );
  const parts = byDay(changed, ({ day }) => day).map(([day, ones]) =>
    [
      dayWords(day, library),
      ...ones.flatMap(one => ownRows(one, library)),
      ...rowsOfOthers(ones, library),
    ].join('\n'),
  );
  const left = files.length - MOST_DOCUMENTS;
  return [
    ...parts,
    ...(left > 0 ? [`${counted(left, 'more document')} may have changed as well.`] : []),
    'Each version of a page: npm run history /pricing',
  ].join('\n\n');
}

function ownRows({ file, was, now, isOwn }: Changed, library: Library): string[] {
  if (!isOwn) return [];
  const rows = rowsBetween(file, was?.bytes, now.bytes, library);
  const more = rows.length - MOST_ROWS;
  const told = [...rows.slice(0, MOST_ROWS), ...(more > 0 ? [`and ${counted(more, 'more change')}`] : [])];
  return [`  ${nameOfDocument(file)}`, ...told.map(row => `    ${row}`)];
}

/** One line for each document that the others have changed, under their names. */
function rowsOfOthers(ones: Changed[], library: Library): string[] {
  const under = new Map<string, string[]>();
  for (const { file, brought } of ones)
    for (const { was, now } of brought) {
      const [first = 'changed', ...more] = rowsBetween(file, was?.bytes, now.bytes, library);
      const also = more.length > 0 ? `; and ${counted(more.length, 'more change')}` : '';
      const names = shown(now.entry?.what ?? 'the others');
      under.set(names, [...(under.get(names) ?? []), `    ${nameOfDocument(file)}: ${first}${also}`]);
    }
  return [...under].flatMap(([names, rows]) => [`  brought from ${names}:`, ...rows]);
}

/**
 * For each day, what has become of each document. Leaves out a version that was there when the journal began: nobody made it on
 * that day.
 */
function changedSince(since: number, files: string[], library: Library): Changed[] {
  const { root } = library;
  const timeZone = timeZoneOf(library);
  const entries = readJournal(root);
  const committed = commitsOfAll(root, files);
  const changed = files.flatMap(file => {
    const versions = versionsOf(root, file, entries, committed);
    return byDay(versions, ({ at }) => dayAt(at, timeZone)).flatMap(([day, ones]): Changed[] => {
      const [first, now] = [ones[0], ones.at(-1)];
      const isFound = first === versions[0] && first?.by === 'found';
      if (!first || !now || now.at < since || (isFound && ones.length === 1)) return [];
      const was = isFound ? first : versions[versions.indexOf(first) - 1];
      const brought = ones.flatMap((now): Brought[] => {
        const before = versions[versions.indexOf(now) - 1];
        const isSame = before?.file === now.file;
        return now.by === 'others' ? [{ now, ...(isSame && { was: before }) }] : [];
      });
      const isOwn = ones.some(({ by, ...one }) => by !== 'others' && one.file === now.file);
      return [{ file, day, now, isOwn, brought, ...(was && { was }) }];
    });
  });
  return changed.sort((a, b) => (a.day === b.day ? b.now.at - a.now.at : a.day < b.day ? 1 : -1));
}

/** Files that this user has saved come first. */
function filesLately(since: number, { root }: Library): string[] {
  const entries = readJournal(root).filter(({ at }) => at >= since);
  const filesOf = (some: JournalEntry[]) => some.flatMap(({ changes }) => changes.map(({ file }) => file));
  const own = filesOf(entries.filter(({ cameWithFolder }) => !cameWithFolder));
  return [...new Set([...own, ...filesChangedSince(root, since), ...filesOf(entries)])].filter(isKept);
}

/** Keeps the order of the list. */
function byDay<T>(list: T[], dayOf: (one: T) => string): [string, T[]][] {
  const days = new Map<string, T[]>();
  for (const one of list) {
    const day = days.get(dayOf(one)) ?? [];
    days.set(dayOf(one), day);
    day.push(one);
  }
  return [...days];
}

function underOne(lead: string, rows: string[]): string[] {
  return rows.map((row, index) => (index === 0 ? lead : ' '.repeat(lead.length)) + row);
}
