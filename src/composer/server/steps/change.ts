// Does steps on several documents: all of them, or none. What others have saved meanwhile stays, and nothing that brings in a
// mistake is written.

import { Failure, Refused } from '../../../base/failure.ts';
import { messageOf } from '../../../base/sentences/read.ts';
import { type Said, says } from '../../../base/sentences/said.ts';
import { makeChange } from '../../../change/change.ts';
import { type JudgedEdits, judgeEdits } from '../../../change/fix/judge-edits.ts';
import type { JournalEntry } from '../../../change/journal/parts.ts';
import { applyEdits, type Edit } from '../../../document/json/edits.ts';
import { parse } from '../../../document/json/parse.ts';
import type { Source } from '../../../document/problem/document.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import { type Conflict, rebased } from '../../../document/steps/rebase.ts';
import { editsOf } from '../../../document/steps/step-edits.ts';
import type { Step } from '../../../document/steps/steps.ts';
import { findDocument, unreadable, versionOf } from '../../../site/library/find-document.ts';
import type { Library } from '../../../site/types.ts';
import { type WindowWords, windowWords } from '../../language/languages.ts';
import type { PlaceIn } from '../../model/asks.ts';
import type { Author, Copy } from '../copy.ts';
import { whereChanged } from '../undo/where-changed.ts';
import { namesToday } from './document-today.ts';
import { changedTexts, changeWithId, textNamed, textOfVersion } from './earlier.ts';
import { type PlacedProblem, type WayOut, waysOut, withPlaces } from './ways.ts';

/**
 * A change with the same "id" is done once, however often it is asked for. "field" is the field that somebody types in. With
 * "rehearse" nothing is written. The paths of a document's steps are those of the document as the steps before have left it.
 */
type WantedChange = { id: string; field?: string; steps: Step[]; rehearse?: boolean };

type ChangeAnswer =
  /** "places" tells where each thing stands that a step was about. "done" is missing if it was done before. */
  | { status: 200; versions: { [document: string]: string }; places: PlaceIn[]; done?: DoneSteps[] }
  /**
   * Somebody else has changed the value. "version" is that of the document now. Without "index", a file was saved at this very
   * moment: ask once more.
   */
  | ({ status: 409; message: string; said?: Said; version?: string } & Partial<Conflict>)
  | { status: 422; message: string; said?: Said; problems: PlacedProblem[]; ways: WayOut[] };

/** The steps that a change has done, with the paths that they had in the document. "before" is what it was until then. */
export type DoneSteps = { document: string; before: unknown; steps: Step[] };

type Refusal = Exclude<ChangeAnswer, { status: 200 }>;
type Amended = DoneSteps & { source: Source; edits: Edit[]; places: (PlaceIn | undefined)[] };

export function change(
  { library: libraryNow, journal, tell }: Copy,
  author: Author,
  wanted: WantedChange,
): ChangeAnswer {
  const library = libraryNow();
  const words = windowWords(author.language);
  const { id, field, rehearse = false } = wanted;
  const nameToday = namesToday(library.root);
  const steps = wanted.steps.map(step => ({ ...step, document: nameToday(step.document, step.version) }));
  const done = rehearse ? undefined : changeWithId(library.root, id);
  if (done) {
    const { places } = whereChanged(changedTexts(done, library.root), library.root);
    return { status: 200, versions: versionsAfter(done, steps, library.root), places };
  }
  const amended = amendedBy(steps, library, words);
  if ('status' in amended) return amended;
  const requests = amended.map(({ document, source, edits }) => ({
    document,
    version: versionOf(source.text),
    edits,
  }));
  const judged = judgeEdits(library, requests);
  if (judged.kind !== 'save' && judged.kind !== 'same') return refusedBy(judged, amended, library);
  const head = { by: 'composer', id, ...(field !== undefined && { field }), author: author.id } as const;
  // A browser that was killed may come back with this id, and with words that were taken back since.
  if (judged.kind === 'same' && !rehearse) journal.recordDone(head);
  if (judged.kind === 'save' && !rehearse) {
    const { files } = judged;
    const late = attempt(() => makeChange({ ...head, files }, library, journal.record));
    if (late) return late;
    tell(files.map(({ file }) => file));
  }
  const versions = amended.map(({ document, ...one }) => [document, versionOf(textAfter(one))]);
  return {
    status: 200,
    versions: Object.fromEntries(versions),
    places: amended.flatMap(({ places }) => places.flatMap(place => place ?? [])),
    ...(!rehearse && { done: amended.map(({ document, before, steps }) => ({ document, before, steps })) }),
  };
}

/** Every document as it is on the disk, and what is to be changed in it. */
function amendedBy(steps: Step[], library: Library, words: WindowWords): Amended[] | Refusal {
  const amended: Amended[] = [];
  for (const document of new Set(steps.map(step => step.document))) {
    const own = steps.flatMap((step, index) => (step.document === document ? [{ step, index }] : []));
    const one = amend(
      document,
      own.map(({ step }) => step),
      library,
      words,
    );
    if (!('status' in one)) amended.push(one);
    else if (one.status !== 409) return one;
    else return { ...one, index: own[one.index ?? 0]?.index };
  }
  return amended;
}

/** What the steps change in the document as it is on the disk. */
export function amend(
  document: string,
  steps: Step[],
  library: Library,
  words: WindowWords,
): Amended | Refusal {
  const [first] = steps;
  const found = findDocument(library.root, document);
  if ('kind' in found) return refusal(found.said, found.problems ?? [], library);
  const { source } = found;
  const { parsed, problems } = parse(source);
  if (!first || !parsed) return refusal(unreadable(source.file, problems[0]), problems, library);
  if (steps.some(({ version }) => version !== first.version))
    return refusal(words.answers.placeChanged, [], library);
  const base = valueOfVersion(first.version, source, parsed.value, library.root);
  if (!base)
    return { status: 409, message: words.answers.notKept, version: versionOf(source.text), index: 0 };
  const left = rebased(steps, { base: base.value, now: parsed.value });
  if ('index' in left) return conflict(left, source, steps[left.index], words);
  const places = left.places.map(path => path && { document, path });
  const edits = editsOf(source.text, left.steps);
  return { document, source, before: parsed.value, steps: left.steps, edits, places };
}

/** What the document was in the version that the steps are meant for. */
export function valueOfVersion(
  version: string,
  source: Source,
  now: unknown,
  root: string,
): { value: unknown } | undefined {
  if (versionOf(source.text) === version) return { value: now };
  const text = textOfVersion(root, source.file, version);
  return text === undefined ? undefined : parse({ ...source, text }).parsed;
}

function conflict(
  found: Conflict,
  { text }: Source,
  step: Step | undefined,
  { answers, notSaved }: WindowWords,
): Refusal {
  const isTyped = step?.do === 'set' || step?.do === 'unset';
  const message = !found.path ? notSaved.isGone : isTyped ? answers.valueChanged : answers.changedSince;
  return { status: 409, message, version: versionOf(text), ...found };
}

function refusedBy(
  judged: Exclude<JudgedEdits, { kind: 'save' | 'same' }>,
  amended: Amended[],
  library: Library,
): Refusal {
  if (judged.kind !== 'refused')
    return refusal(says`A file would have to be renamed with this.`, [], library);
  const then = library.withText(...amended.map(one => ({ file: one.source.file, text: textAfter(one) })));
  const steps = amended.flatMap(({ source, steps }) => {
    const version = versionOf(source.text);
    return steps.map(step => ({ ...step, version }));
  });
  return refusal(judged.said, judged.problems ?? [], then, steps);
}

function refusal(message: Said | string, problems: Problem[], library: Library, steps: Step[] = []): Refusal {
  const all = withPlaces(problems, library);
  return { status: 422, ...messageOf(message), problems: all, ways: waysOut(all, library, steps) };
}

/** An answer if somebody has saved one of the files since it was read. */
function attempt(write: () => void): Refusal | undefined {
  try {
    write();
    return undefined;
  } catch (error) {
    if (!(error instanceof Failure) || error instanceof Refused) throw error;
    const { message, said } = error;
    return { status: 409, message, said };
  }
}

export function textAfter({ source, edits }: Pick<Amended, 'source' | 'edits'>): string {
  return applyEdits(source.text, edits);
}

/** A document that stayed as it was is in no entry. */
function versionsAfter(
  { changes }: JournalEntry,
  steps: Step[],
  root: string,
): { [document: string]: string } {
  const names = [...new Set(steps.map(({ document }) => document))];
  const versions = names.flatMap(document => {
    const found = findDocument(root, document);
    const change = changes.find(({ file }) => !('kind' in found) && file === found.file);
    const text = change?.after
      ? textNamed(root, change.after)
      : 'source' in found
        ? found.source.text
        : undefined;
    return text === undefined ? [] : [[document, versionOf(text)]];
  });
  return Object.fromEntries(versions);
}
