// Undoes and does again what an author did, over several documents and after a restart. What other people changed elsewhere in the
// same documents stays.

import { randomUUID } from 'node:crypto';
import { Failure } from '../../../base/failure.ts';
import { readSaid } from '../../../base/sentences/read.ts';
import { addedProblems, atPlace } from '../../../change/added-problems.ts';
import { changeWithPictures, picturesBack } from '../../../change/change-pictures.ts';
import { problemKey, problemsOf, versionIn } from '../../../change/fix/new-mistakes.ts';
import { mistakesElsewhere } from '../../../change/fix/who-leads-there.ts';
import { newestOwnEntries } from '../../../change/journal/entries.ts';
import type { JournalEntry } from '../../../change/journal/parts.ts';
import { nameOfText } from '../../../change/journal/texts.ts';
import type { SavedFile } from '../../../change/save/together.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import { namesBack, takeBack } from '../../../review/past/take-back.ts';
import { documentOfFile } from '../../../site/library/documents.ts';
import type { Library } from '../../../site/types.ts';
import { windowWords } from '../../language/languages.ts';
import type { UndoneNow } from '../../model/asks.ts';
import { nameOfPicture } from '../../model/photographs.ts';
import type { Author, Copy } from '../copy.ts';
import { libraryAfter, sourcesOf } from '../library-after.ts';
import { formReader, NO_PLACE } from '../sentences/form-reader.ts';
import { placeOfProblem } from '../sentences/problems.ts';
import { demandNobodyShows, leftWords, pictureGone, picturesLeft, srcOf } from './pictures-undone.ts';
import { changedWords, type Undoable, undoneWords } from './undone-words.ts';
import { isCertain, nextFor, type Way } from './what-is-next.ts';
import { documentElsewhere, NOTHING_CHANGED, whereChanged } from './where-changed.ts';

/** Throws a Failure with the reason if nothing is undone. With "here", asks before a step in none of these documents. */
export const undo = (copy: Copy, author: Author, here?: string[]) => take('undo', copy, author, here);
export const redo = (copy: Copy, author: Author, here?: string[]) => take('redo', copy, author, here);

/** What undo would take back and redo do again, in words. Without words there is nothing to do. */
export function waysBack(copy: Copy, author: Author): { [way in Way]?: string } {
  const library = copy.library();
  const wordsFor = (way: Way) => {
    const plan = planFor(way, author, library);
    return plan && (plan.hindrance ?? undoneWords(way, plan, library, author.language));
  };
  const [toUndo, toRedo] = [wordsFor('undo'), wordsFor('redo')];
  return { ...(toUndo && { undo: toUndo }), ...(toRedo && { redo: toRedo }) };
}

type Plan = Undoable & { hindrance?: string };

function take(way: Way, copy: Copy, author: Author, here?: string[]): UndoneNow {
  const library = copy.library();
  const words = windowWords(author.language);
  const plan = planFor(way, author, library);
  if (!plan) throw new Failure(`${words.commands.nothingTo[way]}.`);
  if (plan.hindrance) throw new Failure(plan.hindrance);
  const { entry, files, renames, pictures } = plan;
  const asks = here && documentElsewhere(files, here, library.root);
  if (asks !== undefined)
    return {
      asks,
      message: words.undone.elsewhere[way](undoneWords(way, plan, library, author.language)),
      ...NOTHING_CHANGED,
    };
  const moves = entry.moves?.map(({ from, to }) => ({ from: to, to: from })).reverse();
  demandNobodyLeadsThere(way, files, library, author.language);
  demandNobodyShows(
    pictures,
    libraryAfter(
      files.filter(({ file }) => documentOfFile(library.root, file)),
      library,
    ),
    words,
  );
  const message = words.undone[way](undoneWords(way, plan, library, author.language));
  const head = {
    by: 'composer',
    what: way,
    id: randomUUID(),
    undoes: entry.id,
    author: author.id,
    ...(moves && { moves }),
  } as const;
  changeWithPictures({ ...head, files, renames, pictures }, library, copy.journal.record);
  copy.tell([...files, ...pictures].map(({ file }) => file));
  const left = picturesLeft(files, library);
  // A window that shows a moved page follows it by its new name, so no place has to be selected.
  const stays = moves && { places: [] };
  return {
    message: left.length > 0 ? `${message}. ${leftWords(left, words)}` : message,
    ...whereChanged(files, library.root),
    ...stays,
  };
}

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
  const words = windowWords(author.language);
  const { undone } = words;
  for (const entry of nextFor(way, entries, author.id)) {
    const { back: files, left } = takeBack(entry.changes, library.root);
    const renames = namesBack(entry.renames, library.root);
    const { back: pictures, lost } = picturesBack(entry.pictures, library.root);
    if (files.length + left.length + renames.length + pictures.length === 0) continue;
    const isChanged = left.length > 0 || renames.length < (entry.renames?.length ?? 0);
    const mistakes = isChanged ? [] : mistakesOf(entry, files, library);
    const coming = [...renames.map(({ to }) => to), ...pictures.flatMap(one => (one.after ? one.file : []))];
    const gone = pictureGone(files, coming, library);
    const hindrance = isChanged
      ? changedWords(way, left[0], library, author.language)
      : mistakes.length > 0
        ? withMistakes(way, mistakes, library, author.language)
        : ((lost && undone.pictureLost(nameOfPicture(srcOf(lost)))) ??
          (gone && undone.pictureGone(nameOfPicture(gone))));
    return { entry, files, renames, pictures, ...(hindrance && { hindrance }) };
  }
  return undefined;
}

function withMistakes(way: Way, mistakes: Problem[], library: Library, language?: string): string {
  const lines = mistakes.map(one => {
    const place = placeOfProblem(one, library) ?? NO_PLACE;
    return readSaid(atPlace(one), formReader(place, library, language));
  });
  return [windowWords(language).undone.mistakes[way], ...lines].join('\n');
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
  const then = libraryAfter(documents, library);
  const now = library.withText(...sourcesOf(documents, 'before'));
  return mixed.flatMap(({ file }) => {
    const [before, after] = [problemsOf(versionIn(now, file)), problemsOf(versionIn(then, file))];
    return addedProblems(before, after, problemKey).filter(({ level }) => level === 'error');
  });
}

/** Reads every document with a link to the changed ones, which takes long. So the label of the button does without this check. */
function demandNobodyLeadsThere(way: Way, files: SavedFile[], library: Library, language?: string): void {
  const documents = files.filter(({ file }) => documentOfFile(library.root, file));
  const names = documents.map(({ file }) => file);
  const mistakes = mistakesElsewhere(library, libraryAfter(documents, library), names);
  if (mistakes.length > 0) throw new Failure(withMistakes(way, mistakes, library, language));
}
