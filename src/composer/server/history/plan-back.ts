// Works out what has to be written so that a document, a place in it or the whole site is as it was, and says so. Writes nothing into the
// site.
import { addedProblems } from '../../../change/added-problems.ts';
import { problemKey, problemsOf, versionIn } from '../../../change/fix/new-mistakes.ts';
import { mistakesElsewhere } from '../../../change/fix/who-leads-there.ts';
import { bytesIn } from '../../../change/journal/kept-files.ts';
import type { KeptChange } from '../../../change/journal/parts.ts';
import type { SavedVersion } from '../../../change/journal/versions.ts';
import type { SavedFile } from '../../../change/save/together.ts';
import { parse } from '../../../document/json/parse.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import { type Back, NOTHING_BACK, pageBack, siteBack } from '../../../review/past/back.ts';
import { isOfOthers, openPast, type SitePast } from '../../../review/past/past-of-site.ts';
import { picturesForTexts } from '../../../review/past/pictures-back.ts';
import { rowsOf } from '../../../review/past/say-versions.ts';
import { filesOfCommit } from '../../../review/past/site-then.ts';
import { documentOfFile } from '../../../site/library/documents.ts';
import { siteReader } from '../../../site/library/reader.ts';
import type { Library } from '../../../site/types.ts';
import { type WindowWords, windowWords } from '../../language/languages.ts';
import type { AskRefusal, Asks } from '../../model/asks.ts';
import type { PutBackDone } from '../../model/past.ts';
import { nameOfPicture } from '../../model/photographs.ts';
import type { Author } from '../copy.ts';
import { libraryAfter, sourcesOf } from '../library-after.ts';
import { RefusedAsk } from '../sentences/refused-ask.ts';
import { withPlaces } from '../steps/ways.ts';
import { srcOf } from '../undo/pictures-undone.ts';
import { placesThatDiffer } from './differences.ts';
import { titleOfName } from './names.ts';
import { othersSaid } from './others-said.ts';
import { stepsSince, takenBack, textWithPlace, withText } from './value-back.ts';
import { pastOf, textIn, versionNamed } from './versions.ts';
import { minuteAt } from './whose.ts';

type Wanted = Asks['putBack']['input'];

/** "mistakes" are new ones, with which nothing is put back unless the author wants to mend them. */
export type BackPlan = PutBackDone & {
  files: SavedFile[];
  pictures: KeptChange[];
  message: string;
  sentences: string[];
  page: string;
  mistakes: NonNullable<AskRefusal['problems']>;
};

type Found = Back & { at: number; page: string; unknown?: string[]; along?: SavedFile[] };

export function planBack(library: Library, author: Author, wanted: Wanted): BackPlan {
  const words = windowWords(author.language);
  const { root } = library;
  // A page that was saved a moment ago may lead to what goes, before the watcher has reported it.
  library.forget();
  const found = foundFor(wanted, library, author, words);
  const { files, others, left, unknown = [], along, page, at } = found;
  const { pictures, lost } = picturesForTexts(files, openPast(root).entries, root);
  const { day, time } = minuteAt(at, library);
  const documents = files.filter(({ file }) => documentThere(file, root));
  return {
    files,
    pictures,
    message: words.history.isBack[wanted.what](
      titleFor(wanted, library, words),
      words.history.minute(day, time),
    ),
    sentences: files.flatMap(one => rowsIn(one, files.length > 1, library, author.language)),
    page,
    others: othersSaid(others, library, words),
    left: [
      ...left.map(({ file }) => words.history.leftAlone(titleOfName(file, library, words))),
      ...unknown.map(file => words.history.notKept(titleOfName(file, library, words))),
      ...lost.map(file => words.history.pictureLost(nameOfPicture(srcOf(file)))),
    ],
    ...(along && { along: along.flatMap(one => placesIn(one, library, author.language)) }),
    mistakes: withPlaces(mistakesOf(documents, pictures, library), libraryAfter(documents, library)).map(
      ({ message, document, path }) => ({ message, document, path }),
    ),
  };
}

function foundFor(wanted: Wanted, library: Library, author: Author, words: WindowWords): Found {
  const { root } = library;
  if (wanted.what === 'site') return siteFound(Number(wanted.key), wanted.route ?? '/', library, words);
  const { document, key } = wanted;
  const past = pastOf(document, root, author.language);
  const then = versionNamed(key, past, author.language);
  const page = document.startsWith('/') ? document : (wanted.route ?? '/');
  if (wanted.what === 'document') return { ...pageBack(past, then, root), at: then.at, page };
  const now = bytesIn(root, past.file);
  if (!now) throw new RefusedAsk(422, { message: words.history.pageGone });
  const text = textWithPlace(wanted.path, textIn(then.bytes), textIn(now));
  if (text === undefined) throw new RefusedAsk(422, { message: words.history.placeGone });
  const steps = stepsSince(wanted.path, then, past);
  const others = past.versions.filter(one => one.entry && steps.includes(one.entry) && isOfOthers(one));
  const own = text === textIn(now) ? [] : [withText(past.file, now, text)];
  const together = takenBack(steps, root);
  const [same, elsewhere] = [true, false].map(is =>
    together.filter(({ file }) => (file === past.file) === is),
  ) as [SavedFile[], SavedFile[]];
  const merged = same.flatMap(({ after = '' }) => {
    const whole = textWithPlace(wanted.path, textIn(then.bytes), after) ?? after;
    return [withText(past.file, now, whole)];
  });
  const beyond = [...merged.filter(({ after }) => after !== own[0]?.after), ...elsewhere];
  const files =
    wanted.along && beyond.length > 0 ? [...(merged.length > 0 ? merged : own), ...elsewhere] : own;
  const more = wanted.along || beyond.length === 0 ? {} : { along: alongOf(beyond, own) };
  return { ...NOTHING_BACK, files, others, at: then.at, page, ...more };
}

/** Of the document itself, what differs from it once the value alone is back. */
function alongOf(beyond: SavedFile[], own: SavedFile[]): SavedFile[] {
  return beyond.map(one => {
    const alone = own.find(({ file }) => file === one.file);
    return alone ? { ...one, before: alone.after } : one;
  });
}

function siteFound(instant: number, page: string, library: Library, words: WindowWords): Found {
  const { root } = library;
  const past = openPast(root);
  const versions = versionsSince(instant, past);
  if (!versions.then) throw new RefusedAsk(404, { message: words.history.unknownMoment });
  const back = siteBack(instant, root, filesOfCommit(versions.then, root));
  const changed = new Set(back.files.map(({ file }) => file));
  const others = versions.since.filter(one => changed.has(one.file) && isOfOthers(one));
  return { ...back, others, at: instant, page };
}

/** A version that was made at this very instant, and those that were made later. */
function versionsSince(instant: number, past: SitePast): { then?: SavedVersion; since: SavedVersion[] } {
  const versionsOf = past.versionsOf(past.files);
  const all = past.files.flatMap(file => versionsOf(file));
  const then = all.findLast(({ at }) => at === instant);
  return { ...(then && { then }), since: all.filter(({ at }) => at > instant) };
}

/** A document that would come has no file yet. */
function documentThere(file: string, root: string): boolean {
  return documentOfFile(root, file) !== undefined || !bytesIn(root, file);
}

function mistakesOf(documents: SavedFile[], pictures: KeptChange[], library: Library): Problem[] {
  const coming = new Set(pictures.map(({ file }) => srcOf(file)));
  const now = library.withText(...sourcesOf(documents, 'before'));
  const then: Library = {
    ...libraryAfter(documents, library),
    hasPublicFile: src => coming.has(src) || library.hasPublicFile(src),
  };
  const own = documents.flatMap(({ file, before, after }) => {
    if (after === undefined) return [];
    const old = before === undefined ? [] : problemsOf(versionIn(now, file));
    return addedProblems(old, problemsOf(versionIn(then, file)), problemKey);
  });
  const names = documents.flatMap(({ file, before }) => (before === undefined ? [] : file));
  return [...own, ...mistakesElsewhere(now, then, names)].filter(({ level }) => level === 'error');
}

function titleFor(wanted: Wanted, library: Library, words: WindowWords): string {
  if (wanted.what === 'site') return words.answers.wholeSite;
  return titleOfName(wanted.document, library, words);
}

function rowsIn(one: SavedFile, isNamed: boolean, library: Library, language?: string): string[] {
  const words = windowWords(language);
  if (one.before === undefined) return [words.history.comesBack(titleOfName(one.file, library, words))];
  const rows = rowsOf(one, library, siteReader(library, language ?? 'en'));
  return isNamed ? rows.map(row => words.undone.on(row, titleOfName(one.file, library, words))) : rows;
}

function placesIn(one: SavedFile, library: Library, language?: string): NonNullable<PutBackDone['along']> {
  const { file, before = '', after = '' } = one;
  const document = documentOfFile(library.root, file);
  const [now, then] = [before, after].map(text => parse({ file, text }).parsed?.value);
  if (document === undefined) return [];
  const rows = rowsOf({ ...one, bytes: Buffer.from(after) }, library, siteReader(library, language ?? 'en'));
  return placesThatDiffer(then, now).flatMap(({ now: path }, index) =>
    path ? [{ document, path, words: rows[index] ?? rows[0] ?? '' }] : [],
  );
}
