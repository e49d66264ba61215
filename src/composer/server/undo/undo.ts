// Undoes and does again what an author did, over several documents and after a restart. What other people changed elsewhere in the
// same documents stays.
import { randomUUID } from 'node:crypto';
import { Failure } from '../../../base/failure.ts';
import { counted, shown } from '../../../base/words.ts';
import { addedProblems, placed } from '../../../change/added-problems.ts';
import { makeChange } from '../../../change/change.ts';
import { problemKey, problemsOf, versionIn } from '../../../change/fix/new-mistakes.ts';
import { mistakesElsewhere } from '../../../change/fix/who-leads-there.ts';
import { newestOwnEntries } from '../../../change/journal/entries.ts';
import type { JournalEntry } from '../../../change/journal/parts.ts';
import { nameOfText } from '../../../change/journal/texts.ts';
import type { RenamedFile, SavedFile } from '../../../change/save/together.ts';
import { routeOfFile } from '../../../document/files/pages.ts';
import { PUBLIC_FOLDER } from '../../../document/files/public.ts';
import type { Source } from '../../../document/problem/document.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import { nameOfDocument } from '../../../review/past/document-named.ts';
import { rowsOf } from '../../../review/past/say-versions.ts';
import { namesBack, takeBack } from '../../../review/past/take-back.ts';
import { documentOfFile } from '../../../site/library/documents.ts';
import type { Library } from '../../../site/types.ts';
import type { UndoneNow } from '../../model/asks.ts';
import type { Author, Copy } from '../copy.ts';
import { isCertain, nextFor, type Way } from './what-is-next.ts';
import { whereChanged } from './where-changed.ts';

/** Throws a Failure with the reason if nothing is undone. */
export const undo = (copy: Copy, author: Author): UndoneNow => take('undo', copy, author);
export const redo = (copy: Copy, author: Author): UndoneNow => take('redo', copy, author);

/** What undo and redo would do, in words. Without words there is nothing to do. */
export function standing(copy: Copy, author: Author): { [way in Way]?: string } {
  const library = copy.library();
  const wordsFor = (way: Way) => {
    const plan = planFor(way, author, library);
    return plan && (plan.hindrance ?? wordsOf(plan, library));
  };
  const [toUndo, toRedo] = [wordsFor('undo'), wordsFor('redo')];
  return { ...(toUndo && { undo: toUndo }), ...(toRedo && { redo: toRedo }) };
}

type Plan = { entry: JournalEntry; files: SavedFile[]; renames: RenamedFile[]; hindrance?: string };

function take(way: Way, copy: Copy, author: Author): UndoneNow {
  const library = copy.library();
  const plan = planFor(way, author, library);
  if (!plan) throw new Failure(`There is nothing to ${way}.`);
  if (plan.hindrance) throw new Failure(plan.hindrance);
  const { entry, files, renames } = plan;
  const moves = entry.moves?.map(({ from, to }) => ({ from: to, to: from })).reverse();
  demandNobodyLeadsThere(way, files, library);
  const message = `${DONE[way]}: ${wordsOf(plan, library)}`;
  const head = {
    by: 'composer',
    what: way,
    id: randomUUID(),
    undoes: entry.id,
    author: author.id,
    ...(moves && { moves }),
  } as const;
  makeChange({ ...head, files, renames }, library, copy.journal.record);
  copy.tell(files.map(({ file }) => file));
  return { message, ...whereChanged(files, library.root) };
}

const DONE = { undo: 'Undone', redo: 'Done again' };

/** Reads the journal from its newest part on, which is nearly always enough. */
function planFor(way: Way, author: Author, library: Library): Plan | undefined {
  let plan: Plan | undefined;
  for (const entries of newestOwnEntries(library.root)) {
    plan = planFrom(way, entries, author, library);
    if (isCertain(way, entries, author.id, plan?.entry)) break;
  }
  return plan;
}

/** Skips an entry that somebody has already taken back by hand. */
function planFrom(way: Way, entries: JournalEntry[], author: Author, library: Library): Plan | undefined {
  for (const entry of nextFor(way, entries, author.id)) {
    const { back: files, left } = takeBack(entry.changes, library.root);
    const renames = namesBack(entry.renames, library.root);
    if (files.length + left.length + renames.length === 0) continue;
    const isChanged = left.length > 0 || renames.length < (entry.renames?.length ?? 0);
    const mistakes = isChanged ? [] : mistakesOf(entry, files, library);
    const hindrance = isChanged ? CHANGED : mistakes.length > 0 ? withMistakes(way, mistakes) : undefined;
    return { entry, files, renames, ...(hindrance && { hindrance }) };
  }
  return undefined;
}

const CHANGED = 'This has been changed in the file since, so it stays as it is.';

function withMistakes(way: Way, mistakes: Problem[]): string {
  const why = 'This has been changed in the file since, and both together would be a mistake';
  return `${why}, so nothing was ${DONE[way].toLowerCase()}:\n${mistakes.map(placed).join('\n')}`;
}

/**
 * Checks only documents that somebody else has changed as well: together, both changes may be a mistake. Any other document gets back
 * the very text that it had before.
 */
function mistakesOf({ changes }: JournalEntry, files: SavedFile[], library: Library): Problem[] {
  const known = new Set(changes.map(({ before }) => before));
  const documents = files.filter(({ file }) => documentOfFile(library.root, file));
  const mixed = documents.filter(({ bytes }) => bytes && !known.has(nameOfText(bytes)));
  if (mixed.length === 0) return [];
  const then = library.withText(...sourcesIn(documents, 'after'));
  const now = library.withText(...sourcesIn(documents, 'before'));
  return mixed.flatMap(({ file }) => {
    const [before, after] = [problemsOf(versionIn(now, file)), problemsOf(versionIn(then, file))];
    return addedProblems(before, after, problemKey).filter(({ level }) => level === 'error');
  });
}

/** Reads every document with a link to the changed ones, which takes long. So the label of the button does without this check. */
function demandNobodyLeadsThere(way: Way, files: SavedFile[], library: Library): void {
  const documents = files.filter(
    ({ file, after }) => after !== undefined && documentOfFile(library.root, file),
  );
  const then = library.withText(...sourcesIn(documents, 'after'));
  const mistakes = mistakesElsewhere(
    library,
    then,
    documents.map(({ file }) => file),
  );
  if (mistakes.length > 0) throw new Failure(withMistakes(way, mistakes));
}

function sourcesIn(files: SavedFile[], side: 'before' | 'after'): Source[] {
  return files.flatMap(one => {
    const text = one[side];
    return text === undefined ? [] : { file: one.file, text };
  });
}

const nameOfPicture = (file: string): string => shown(file.slice(PUBLIC_FOLDER.length));

/** Example: hero: heading changed: "B" → "A" and 2 more changes (/about) */
function wordsOf({ entry, files, renames }: Plan, library: Library): string {
  const named = renames.map(({ from, to }) => `${nameOfPicture(from)} is called ${nameOfPicture(to)} again`);
  const moved = (entry.moves ?? []).map(
    ({ from, to }) => `the page at ${routeOfFile(to)} moves to ${routeOfFile(from)}`,
  );
  const [first = '', ...others] = [...moved, ...named, ...files.flatMap(one => rowsOf(one, library))];
  const more = others.length > 0 ? ` and ${counted(others.length, 'more change')}` : '';
  const [only, ...rest] = files;
  const where = only && rest.length === 0 ? nameOfDocument(only.file) : counted(files.length, 'document');
  const command = entry.by === 'command' && entry.what ? `npm run ${shown(entry.what)}: ` : '';
  return `${command}${first}${more}${files.length > 0 ? ` (${where})` : ''}`;
}
