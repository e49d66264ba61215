// Says what Undo would take back or Redo do again, and why it cannot.
import { isFields, typeOf } from '../../../base/json-value.ts';
import type { SaidReader } from '../../../base/sentences/read.ts';
import { withoutSigns } from '../../../base/without-signs.ts';
import { capital, shortened, shown } from '../../../base/words.ts';
import type { JournalEntry, KeptChange } from '../../../change/journal/parts.ts';
import type { RenamedFile, SavedFile } from '../../../change/save/together.ts';
import { isRoute, routeOfFile } from '../../../document/files/pages.ts';
import { PUBLIC_FOLDER } from '../../../document/files/public.ts';
import { editBetween } from '../../../document/json/edits.ts';
import { blockNoun } from '../../../document/schema/block-keywords.ts';
import { labelField } from '../../../document/schema/labels.ts';
import type { Definitions } from '../../../document/schema/sources.ts';
import { nameOfDocument } from '../../../review/past/document-named.ts';
import { changesBetween } from '../../../review/past/say-versions.ts';
import type { LeftFile } from '../../../review/past/take-back.ts';
import { documentIn, documentOfFile } from '../../../site/library/documents.ts';
import { siteReader } from '../../../site/library/reader.ts';
import type { Library } from '../../../site/types.ts';
import { withValues } from '../../../site/values.ts';
import { type WindowWords, windowWords } from '../../language/languages.ts';
import { nameOfPicture } from '../../model/photographs.ts';
import { labelAt } from '../sentences/form-words.ts';
import { titleOfFile } from '../sentences/page-titles.ts';
import { srcOf } from './pictures-undone.ts';
import type { Way } from './what-is-next.ts';

/** What an entry of the journal changed, as it is going to be undone or done again. */
export type Undoable = {
  entry: JournalEntry;
  files: SavedFile[];
  renames: RenamedFile[];
  pictures: KeptChange[];
};

const nameOfFile = (file: string): string => shown(file.slice(PUBLIC_FOLDER.length));

/**
 * Says what was done, for both ways: what is taken back is what somebody did, and not its opposite. Example: heading changed:
 * “B” → “A” and 2 more changes (About us)
 */
export function undoneWords(
  way: Way,
  { entry, files, renames, pictures }: Undoable,
  library: Library,
  language = 'en',
): string {
  const words = windowWords(language);
  const { undone } = words;
  const reader = siteReader(library, language);
  const changes = files.map(file => ({ file, ofPage: pageChange(way, entry, file, words) }));
  const [first = '', ...others] = [
    ...movesOf(way, entry).map(({ from, to }) => undone.readdressed(from, to)),
    ...renames.map(one => {
      const { from, to } = way === 'undo' ? { from: one.to, to: one.from } : one;
      return undone.renamed(nameOfFile(from), nameOfFile(to));
    }),
    ...pictures.map(picture => pictureDeed(way, picture, words)),
    ...changes.flatMap(({ ofPage }) => ofPage ?? []),
    ...changes.flatMap(({ file, ofPage }) =>
      ofPage === undefined ? changesIn(way, file, library, reader) : [],
    ),
  ];
  const what = others.length > 0 ? undone.andMore(first, others.length) : first;
  const isTyped = entry.by === 'command' && entry.what !== undefined;
  const where = whereWords(files, library, words);
  const whole = where === undefined ? what : undone.on(what, where);
  return isTyped ? undone.byCommand(whole) : whole;
}

/** "back" is what the picture becomes: for Undo the opposite of what was done. */
function pictureDeed(way: Way, back: KeptChange, { undone }: WindowWords): string {
  const name = nameOfPicture(srcOf(back.file));
  const [was, now] = way === 'undo' ? [back.after, back.before] : [back.before, back.after];
  if (now === null) return undone.pictureTaken(name);
  return was === null ? undone.pictureAdded(name) : undone.pictureReplaced(name);
}

function changesIn(
  way: Way,
  { file, before, bytes }: SavedFile,
  library: Library,
  reader: SaidReader,
): string[] {
  const now = before === undefined ? undefined : Buffer.from(before);
  const [was, is] = way === 'undo' ? [bytes, now] : [now, bytes];
  return changesBetween(file, was, is, library, reader);
}

/** Undefined unless a page was begun or taken away. That is said first, because what changed elsewhere follows from it. */
function pageChange(
  way: Way,
  { moves = [] }: JournalEntry,
  { file, before, bytes }: SavedFile,
  { undone }: WindowWords,
): string | undefined {
  const isThroughout = before !== undefined && bytes !== undefined;
  const isRenamed = moves.some(({ from, to }) => file === from || file === to);
  const route = routeOfFile(file);
  if (isThroughout || isRenamed || !isRoute(route)) return undefined;
  const isAway = way === 'undo' ? before === undefined : bytes === undefined;
  return isAway ? undone.pageTaken(route) : undone.pageMade(route);
}

/** The addresses before and after what somebody did. An entry that undoes it has them the other way round. */
function movesOf(way: Way, { moves = [] }: JournalEntry): { from: string; to: string }[] {
  const files = way === 'undo' ? moves : moves.map(({ from, to }) => ({ from: to, to: from }));
  return files.map(({ from, to }) => ({ from: routeOfFile(from), to: routeOfFile(to) }));
}

function whereWords(
  [first, ...others]: SavedFile[],
  library: Library,
  words: WindowWords,
): string | undefined {
  if (!first) return undefined;
  const file = documentIn(first.file, library);
  const only = file ? titleOfFile(file, library, words) : nameOfDocument(first.file);
  return others.length > 0 ? words.undone.documents(others.length + 1) : only;
}

/** With the values of the site, as nobody reads their names. */
function asRead(words: string, library: Library): string {
  const site = library.settings().document;
  return site ? withValues(words, site) : words;
}

/** Says which value somebody else has changed since, what stands there now, and what would come instead. */
export function changedWords(
  way: Way,
  left: LeftFile | undefined,
  library: Library,
  language?: string,
): string {
  const words = windowWords(language);
  const { undone, quoted } = words;
  const document = left && documentOfFile(library.root, left.file);
  const file = left && documentIn(left.file, library);
  const [changed] = left?.changed ?? [];
  if (!changed || !file || document === undefined) return undone.changed;
  const { path, now, back, isMoved } = changed;
  if (!path) return undone.placeGone;
  const where = titleOfFile(file, library, words);
  if (isMoved) return undone.movedSince(undone.on(itemWords(now, library.spoken(language), words), where));
  const field = undone.on(quoted(capital(labelAt({ document, path }, library, language))), where);
  const would = back === undefined ? undefined : valueWords(back, now, words);
  return asRead(undone.contested(way, field, valueWords(now, back, words), would), library);
}

/** A long text is said from where it differs from the other one. */
function valueWords(value: unknown, other: unknown, { choice, quoted, undone }: WindowWords): string {
  if (value === undefined || value === null || value === '') return undone.nothing;
  if (typeof value === 'boolean') return value ? choice.yes : choice.no;
  if (typeof value !== 'object')
    return quoted(fromDifference(...inPlainWords(String(value), String(other ?? ''))));
  const title = titleOfItem(value);
  return title === undefined ? undone.somethingElse : quoted(title);
}

/** Without the signs of Markdown, if the words differ as well. */
function inPlainWords(text: string, other: string): [text: string, other: string] {
  const [plain, plainOther] = [withoutSigns(text), withoutSigns(other)];
  return plain === plainOther ? [text, other] : [plain, plainOther];
}

/** So many characters in front of the difference are said as well. */
const BEFORE = 20;

function fromDifference(text: string, other: string): string {
  const { offset } = editBetween(other, text);
  const isLong = [text, other].some(one => shortened(one) !== one);
  const start = isLong ? text.lastIndexOf(' ', Math.max(0, offset - BEFORE)) + 1 : 0;
  return (start > 0 ? '…' : '') + shortened(text.slice(start));
}

function itemWords(
  item: unknown,
  { definitions }: { definitions: Definitions },
  { quoted, undone }: WindowWords,
): string {
  const title = titleOfItem(item);
  if (title !== undefined) return quoted(title);
  const type = typeOf(item);
  return capital(type === undefined ? undone.somethingElse : blockNoun(type, definitions[type]));
}

function titleOfItem(item: unknown): string | undefined {
  if (typeof item === 'string') return shortened(item);
  const field = labelField(item);
  return field !== undefined && isFields(item) ? shortened(String(item[field])) : undefined;
}
