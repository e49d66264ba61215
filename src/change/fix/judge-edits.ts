// Judges edits of documents before anything is written: says which texts to save, or refuses in a calm sentence.
import { inFile } from '../../base/sentences/read.ts';
import { otherInForm, type Said, says, the, together } from '../../base/sentences/said.ts';
import { LARGEST_DOCUMENT } from '../../document/files/read.ts';
import { applyEdits, type Edit, EditError } from '../../document/json/edits.ts';
import type { Source } from '../../document/problem/document.ts';
import type { Fix, Problem } from '../../document/problem/problem.ts';
import { findDocument, type NotFound, versionOf } from '../../site/library/find-document.ts';
import type { Library } from '../../site/types.ts';
import { changedMeanwhile } from '../change.ts';
import type { SavedFile } from '../save/together.ts';
import { isSafe } from './fix.ts';
import { newMistakes, problemsOf, type Version, versionIn } from './new-mistakes.ts';
import { mistakesElsewhere } from './who-leads-there.ts';

/** "version" is the version of the text that the offsets belong to. */
export type ChangeRequest = { document: string; version: string; edits: Edit[] };

export type Reason = NotFound['because'] | 'changed' | 'impossible' | 'mistakes';

type RefusedChange = { kind: 'refused'; because: Reason; message: string; said: Said; problems?: Problem[] };

export type JudgedEdits =
  | { kind: 'save'; files: Required<Omit<SavedFile, 'bytes'>>[] }
  | { kind: 'same'; file: string; version: string }
  /** The edit is a fix of the check that renames a file, with every use of it. */
  | { kind: 'rename'; file: string; move: NonNullable<Fix['move']> }
  /** The edit is a fix of the check that leads every link to a page's new address. */
  | { kind: 'move-page'; file: string; page: NonNullable<Fix['page']> }
  | RefusedChange;

const MOST_PLACES = 5;

/** Judges the changes of several documents together: all are taken, or none. */
export function judgeEdits(library: Library, requests: ChangeRequest[]): JudgedEdits {
  const texts: Edited[] = [];
  for (const request of requests) {
    const one = edited(request, library.root);
    if ('kind' in one) return one;
    texts.push(one);
  }
  const now = library.withText(...texts.map(({ source }) => source));
  const documents = texts.map(one => ({ ...one, before: versionIn(now, one.source.file) }));
  const renaming = documents.flatMap(renamingIn)[0];
  if (renaming && documents.length === 1) return renaming;
  if (renaming)
    return refuse('impossible', says`A fix that renames a file is made without any other change.`);
  const changed = documents.filter(({ source, text }) => text !== source.text);
  const [first] = documents;
  if (first && changed.length === 0)
    return { kind: 'same', file: first.source.file, version: versionOf(first.source.text) };
  const then = now.withText(...changed.map(({ source: { file }, text }) => ({ file, text })));
  const hasOthers = documents.length > 1;
  const asked = changed.filter(
    ({ source, edits, before }) => !isOffered(before, versionIn(then, source.file), edits),
  );
  for (const { source, edits, before } of asked) {
    const mistakes = newMistakes(before, versionIn(then, source.file), edits);
    if (mistakes.length > 0) return withMistakes(source.file, mistakes, hasOthers);
  }
  const names = asked.map(({ source }) => source.file);
  const mistakes = mistakesElsewhere(now, then, names);
  if (mistakes.length > 0) return withMistakes(names[0] ?? '', mistakes, hasOthers);
  const files = changed.map(({ source: { file, text: before }, text: after }) => ({ file, before, after }));
  return { kind: 'save', files };
}

type Edited = { source: Source; edits: Edit[]; text: string };

function edited({ document, version, edits }: ChangeRequest, root: string): Edited | RefusedChange {
  const found = findDocument(root, document);
  if ('kind' in found) return found;
  const { source } = found;
  if (versionOf(source.text) !== version) return refuse('changed', changedMeanwhile(source.file));
  const text = editedText(source, edits);
  return typeof text === 'string' ? { source, edits, text } : text;
}

function renamingIn({ before, edits }: { before: Version; edits: Edit[] }): JudgedEdits[] {
  const { file } = before.file;
  return offersFor(before, edits).flatMap(({ fix }): JudgedEdits[] => {
    if (fix?.move) return [{ kind: 'rename', file, move: fix.move }];
    return fix?.page ? [{ kind: 'move-page', file, page: fix.page }] : [];
  });
}

/** Whether the edit is a safe fix of the check. Such a fix may uncover mistakes that were there before, so these do not count. */
function isOffered(before: Version, after: Version, edits: Edit[]): boolean {
  return offersFor(before, edits).some(problem => isSafe(before, after, problem));
}

/** The problems that the check would mend with exactly this edit. */
function offersFor(version: Version, [edit, ...others]: Edit[]): Problem[] {
  if (!edit || others.length > 0) return [];
  const { offset, length, text } = edit;
  return problemsOf(version).filter(
    problem =>
      problem.file === version.file.file &&
      problem.fix?.offset === offset &&
      problem.fix.length === length &&
      problem.fix.text === text,
  );
}

function editedText({ file, text }: Source, edits: Edit[]): string | RefusedChange {
  try {
    const edited = applyEdits(text, edits);
    if (!edited.isWellFormed()) return refuse('impossible', says`An edit leaves half a character behind.`);
    if (Buffer.byteLength(edited) <= LARGEST_DOCUMENT) return edited;
    return refuse(
      'impossible',
      says`${the.page(file)} would become larger than 1 MB. Make several pages of it.`,
    );
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    return refuse('impossible', error.said ?? says`${the.sign(error.message)}`);
  }
}

function withMistakes(file: string, problems: Problem[], hasOthers: boolean): JudgedEdits {
  const [first, ...more] = problems;
  const isElsewhere = first !== undefined && first.file !== file;
  const also = isElsewhere && more.length > 0 && alsoWrong(more);
  return refuse(
    'mistakes',
    together(
      says`${the.page(file)} was left as it is, because the change would bring in a mistake.`,
      first && firstMistake(first, isElsewhere),
      also,
      hasOthers && says`The other documents were left as well.`,
    ),
    problems,
  );
}

/** A form names no field in a document that it shows, because it shows the field itself. */
function firstMistake(first: Problem, isElsewhere: boolean): Said {
  const what = first.said ?? the.sign(first.message);
  if (isElsewhere) return says`${placeOf(first)}: ${what}`;
  return otherInForm(says`${the.sign(first.where ? `${first.where}: ` : '')}${what}`, says`${what}`);
}

/** Where other documents would be wrong, so that somebody can go there and change them first. */
function alsoWrong(problems: Problem[]): Said {
  const places = problems
    .slice(0, MOST_PLACES)
    .map(placeOf)
    .reduce((said, place) => says`${said}, ${place}`);
  const rest = the.sign(problems.length > MOST_PLACES ? ' …' : '');
  return says`${the.count(problems.length, 'other place')} would be wrong too: ${places}${rest}.`;
}

/** Example: pages/faq.json (prose › text) */
function placeOf({ file, where }: Problem): Said {
  const field = the.sign(where === '' ? '' : ` (${where})`);
  return otherInForm(says`${the.page(file)}${field}`, says`${the.page(file)}`);
}

function refuse(because: Reason, said: Said, problems?: Problem[]): RefusedChange {
  return { kind: 'refused', because, message: inFile(said), said, ...(problems && { problems }) };
}
