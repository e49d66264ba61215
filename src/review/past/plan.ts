// Works out which files a restore would change and says what would be different. Writes nothing.
import { Failure } from '../../base/failure.ts';
import { type When, whenOf } from '../../base/when.ts';
import { counted } from '../../base/words.ts';
import { siteAt } from '../../change/journal/at-moment.ts';
import { ownEntries, readJournal } from '../../change/journal/entries.ts';
import { bytesIn } from '../../change/journal/kept-files.ts';
import type { SavedVersion } from '../../change/journal/versions.ts';
import { type RenamedFile, replacedFile, type SavedFile } from '../../change/save/together.ts';
import { distrust } from '../../site/git/git.ts';
import { timeZoneOf } from '../../site/publication.ts';
import type { Library } from '../../site/types.ts';
import { documentNamed, type NamedDocument, nameOfDocument } from './document-named.ts';
import { blockBack } from './one-block.ts';
import { deedWords, momentWords, rowsBetween, rowsOf } from './say-versions.ts';
import { namesBack, takeBack } from './take-back.ts';
import { TIMES, versionMeant } from './which-version.ts';

/** "head" says what comes back, "rows" say what is different then. */
export type RestorePlan = { head: string; rows: string[]; changes: SavedFile[]; renames?: RenamedFile[] };

/** "words" name a document and a time, or only a time. "folder" is the folder in which the command was typed. */
export function restorePlan(words: string[], library: Library, folder: string): RestorePlan {
  const [called = '', ...rest] = words;
  if (words.join(' ') === 'last') return lastEntry(library);
  const all = whenOf(words.join(' '), timeZoneOf(library));
  if (all) return wholeSite(all, library);
  const [name = '', block] = called.split(/#(.*)/s);
  const named = documentNamed(name, library, folder);
  const time = rest.join(' ');
  if (time === '') throw new Failure(`Say as when ${called} should be: ${TIMES}.`);
  const then = versionMeant(time, named, library);
  return block ? oneBlock(block, named, then, library) : onePage(named, then, library);
}

/** If a command removed the page, its changes to other files come back with the page. */
function onePage({ file, name, versions }: NamedDocument, then: SavedVersion, library: Library): RestorePlan {
  if (!then.bytes) throw new Failure(notThere(name, then, library));
  const now = bytesIn(library.root, file);
  if (now?.equals(then.bytes)) return nothingToDo(name, then, library);
  const newest = versions.at(-1);
  const entry = now || newest?.bytes || newest?.entry?.cameWithFolder ? undefined : newest?.entry;
  const { back, left } = takeBack(entry?.changes.filter(change => change.file !== file) ?? [], library.root);
  return {
    head: `${name} back as it was on ${momentWords(then.at, library)}`,
    rows: [
      ...(now ? rowsBetween(file, now, then.bytes, library) : ['the page is there again']),
      ...cameWithFolder(then),
      ...back.flatMap(one => rowsOf(one, library).map(row => `${nameOfDocument(one.file)}: ${row}`)),
      ...left.map(({ file }) => leftAlone(file)),
    ],
    // The page itself comes last. If the command is stopped before that, the same command, typed again, does the rest.
    changes: [...back, replacedFile(file, now, then.bytes)],
  };
}

function oneBlock(
  wanted: string,
  { file, name }: NamedDocument,
  then: SavedVersion,
  library: Library,
): RestorePlan {
  const now = bytesIn(library.root, file);
  if (!then.bytes) throw new Failure(notThere(name, then, library));
  if (!now)
    throw new Failure(`${name} is not there now, so no block can be put into it. Bring the page back first.`);
  const { text, words } = blockBack(wanted, { name, now, earlier: then.bytes });
  if (text.equals(now)) return nothingToDo(words, then, library);
  return {
    head: `${words} of ${name} back as it was on ${momentWords(then.at, library)}`,
    rows: [...rowsBetween(file, now, text, library), ...cameWithFolder(then)],
    changes: [replacedFile(file, now, text)],
  };
}

function wholeSite({ instant, words }: When, library: Library): RestorePlan {
  const { root } = library;
  const { files, unknown, cameWithFolder } = siteAt(root, instant);
  const changes = [...files].flatMap(([file, wanted]): SavedFile[] => {
    const now = bytesIn(root, file);
    const isSame = now && wanted ? now.equals(wanted) : now === wanted;
    return isSame ? [] : [replacedFile(file, now, wanted)];
  });
  if (files.size === 0)
    throw new Failure(
      distrust(root) ?? `Nothing is kept from so long ago: of no page is it known what it was ${words}.`,
    );
  const untold = unknown.map(
    file => `${nameOfDocument(file)} stays as it is: nothing of it is kept from then`,
  );
  if (changes.length === 0) return { head: `Every page is as it was ${words}.`, rows: untold, changes };
  const were = changes.length === 1 ? 'it was' : 'they were';
  return {
    head: `${counted(changes.length, 'file')} back as ${were} ${words}`,
    rows: [
      ...changes.flatMap(one => [
        ...underName(one, library),
        ...(cameWithFolder.has(one.file) ? [`  ${CAME_WITH_FOLDER}`] : []),
      ]),
      ...untold,
    ],
    changes,
  };
}

/** The first entry may be what the journal found when it began. No save made that, so it cannot be taken back. */
function lastEntry(library: Library): RestorePlan {
  const entry = ownEntries(library.root).findLast(
    ({ by, pictures }) => by !== 'found' && by !== 'others' && !pictures,
  );
  if (!entry) throw new Failure(nothingSaved(library.root));
  const { back, left } = takeBack(entry.changes, library.root);
  const renames = namesBack(entry.renames, library.root);
  const what = deedWords(entry, library);
  return {
    head:
      back.length > 0 || renames.length > 0
        ? `back what was there before ${what}`
        : `Nothing is left of ${what}, so there is nothing to take back.`,
    rows: [
      ...renames.map(({ from, to }) => `${from} is called ${to} again`),
      ...back.flatMap(one => underName(one, library)),
      ...left.map(({ file }) => leftAlone(file)),
    ],
    changes: back,
    renames,
  };
}

function nothingSaved(root: string): string {
  if (readJournal(root).some(({ by }) => by !== 'found'))
    return 'What was saved last came with the folder, so nothing is taken back. npm run history lists the versions that are known.';
  return 'Nothing has been saved since this site is watched, so nothing can be taken back.';
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

function notThere(name: string, { at }: SavedVersion, library: Library): string {
  return `${name} was not there then: it had gone on ${momentWords(at, library)}. npm run history ${name} lists when it was.`;
}

function nothingToDo(what: string, { at }: SavedVersion, library: Library): RestorePlan {
  const head = `${what} is as it was on ${momentWords(at, library)}: there is nothing to bring back.`;
  return { head, rows: [], changes: [] };
}
