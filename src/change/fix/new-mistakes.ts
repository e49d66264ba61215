// Finds the mistakes that edits bring into a document. A mistake that was only hidden is not new: nothing is checked behind
// broken JSON, nor below a misspelt field or type.

import { checkDocument } from '../../check/check.ts';
import type { Edit } from '../../document/json/edits.ts';
import type { DocumentFile } from '../../document/problem/document.ts';
import { type Node, nodeAround } from '../../document/problem/nodes.ts';
import { offsetOf } from '../../document/problem/position.ts';
import type { Problem, Span } from '../../document/problem/problem.ts';
import { documentIn } from '../../site/library/documents.ts';
import type { Library } from '../../site/types.ts';
import { addedProblems } from '../added-problems.ts';

export type Version = { file: DocumentFile; library: Library };
/** A stretch of new text, and the stretch of old text that it replaces. */
type Change = { now: Span; before: Span };

export function versionIn(library: Library, file: string): Version {
  return { library, file: documentIn(file, library) ?? library.settings() };
}

export function newMistakes(before: Version, after: Version, edits: Edit[]): Problem[] {
  const [old, current] = [errorsOf(before), errorsOf(after)];
  const gone = addedProblems(current, old, problemKey).filter(({ file }) => file === before.file.file);
  const fresh = addedProblems(old, current, problemKey);
  if (fresh.length === 0) return [];
  const isHidden = hiddenBehind(gone, changesOf(edits), before, after);
  return fresh.filter(problem => problem.file !== after.file.file || !isHidden(problem));
}

const known = new WeakMap<Version, Problem[]>();

/** What the check says of a version. Kept, because several functions ask for it. */
export function problemsOf(version: Version): Problem[] {
  const problems = known.get(version) ?? checkDocument(version.file, version.library);
  known.set(version, problems);
  return problems;
}

function errorsOf(version: Version): Problem[] {
  return problemsOf(version).filter(({ level }) => level === 'error');
}

/** Recognises a mistake by its sentence, because an edit may move it to another line. */
export function problemKey({ file, message }: Problem): string {
  return `${file} ${message.replace(/\bline \d+/g, 'line')}`;
}

function hiddenBehind(
  gone: Problem[],
  changes: Change[],
  before: Version,
  after: Version,
): (problem: Problem) => boolean {
  const [old, source] = [before.file.source, after.file.source];
  if (!source || !old) return () => false;
  const tree = before.file.parsed?.tree;
  const reached = tree && joined(gone.map(mistake => reachOf(tree, offsetOf(old, mistake))));
  return problem => {
    const offset = offsetOf(source, problem);
    const leaf = leafAt(after.file.parsed?.tree, offset);
    const lastBefore = changes[lastUpTo(changes, leaf.offset + leaf.length - 1, ({ now }) => now.offset)];
    if (lastBefore && touches(lastBefore.now, leaf)) return false;
    if (!reached) return true;
    const place = placeBefore(offset, changes);
    const reach = reached[lastUpTo(reached, place, span => span.offset)];
    return reach !== undefined && place < reach.offset + reach.length;
  };
}

/** Merges spans that overlap. */
function joined(spans: Span[]): Span[] {
  const all: Span[] = [];
  for (const { offset, length } of [...spans].sort((a, b) => a.offset - b.offset)) {
    const last = all.at(-1);
    if (last && offset <= last.offset + last.length)
      last.length = Math.max(last.length, offset + length - last.offset);
    else all.push({ offset, length });
  }
  return all;
}

/** The index of the last item at or before this limit, or -1. The items are in order. */
function lastUpTo<Item>(items: Item[], limit: number, placeOf: (item: Item) => number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && placeOf(item) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** In the order of the text. */
function changesOf(edits: Edit[]): Change[] {
  let moved = 0;
  return [...edits]
    .sort((a, b) => a.offset - b.offset || a.length - b.length)
    .map(({ offset, length, text }) => {
      const now = { offset: offset + moved, length: text.length };
      moved += text.length - length;
      return { now, before: { offset, length } };
    });
}

function placeBefore(offset: number, changes: Change[]): number {
  const change = changes[lastUpTo(changes, offset, ({ now }) => now.offset + now.length)];
  if (!change) return offset;
  const { now, before } = change;
  return offset - now.offset - now.length + before.offset + before.length;
}

function touches({ offset, length }: Span, leaf: Span): boolean {
  return offset < leaf.offset + leaf.length && offset + length > leaf.offset;
}

/** The whole span of a text or a number. For an object or a list, only the place itself. */
function leafAt(tree: Node | undefined, offset: number): Span {
  const node = tree && nodeAround(tree, offset);
  return node && !node.children ? node : { offset, length: 1 };
}

/**
 * The part of the text that a mistake keeps from being checked. That is the field with the mistake. If a block's type or a whole
 * set of fields is wrong, it is the whole set.
 */
function reachOf(tree: Node, offset: number): Span {
  const node = nodeAround(tree, offset);
  const property = node?.parent?.type === 'property' ? node.parent : undefined;
  if (!node || (node.children && node.offset !== offset)) return { offset, length: 1 };
  if (node.type === 'object') return node;
  return property?.children?.[0]?.value === 'type' ? (property.parent ?? property) : (property ?? node);
}
