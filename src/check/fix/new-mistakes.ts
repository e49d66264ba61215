// A document before and after some edits in, the mistakes that the edits have brought in out. What an older mistake had only
// hidden was there before: behind broken JSON nothing is checked, and below a misspelt field or type neither.
import type { Node } from 'jsonc-parser';
import { offsetOf } from '../../document/problem/position.ts';
import type { Problem, Span } from '../../document/problem/problem.ts';
import type { DocumentFile, Source } from '../../document/types.ts';
import type { Edit } from '../../edit/edits.ts';
import { nodeAround } from '../../edit/nodes.ts';
import { documentIn } from '../../site/documents.ts';
import type { Library } from '../../site/types.ts';
import { checkDocument } from '../check.ts';

export type Version = { file: DocumentFile; library: Library };
/** A stretch of new text, and what stood there before. */
type Change = { now: Span; before: Span };

/** The document as it would be with this text, and the library around it. */
export function versionWith(library: Library, source: Source): Version {
  const changed = library.withText(source);
  return { library: changed, file: documentIn(source.file, changed) ?? changed.settings() };
}

export function freshMistakes(before: Version, after: Version, edits: Edit[]): Problem[] {
  const [old, current] = [errorsOf(before), errorsOf(after)];
  const gone = without(old, current).filter(({ file }) => file === before.file.file);
  const changes = changesOf(edits);
  return without(current, old).filter(
    problem => problem.file !== after.file.file || !wasHidden(problem, gone, changes, before, after),
  );
}

function errorsOf({ file, library }: Version): Problem[] {
  return checkDocument(file, library).filter(({ level }) => level === 'error');
}

/** A mistake is known by its sentence, because an edit may move it; one sentence said twice is two mistakes. */
function without(problems: Problem[], others: Problem[]): Problem[] {
  const left = others.map(keyOf);
  return problems.filter(problem => {
    const index = left.indexOf(keyOf(problem));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

export function keyOf({ file, message }: Problem): string {
  return `${file} ${message.replace(/\bline \d+/g, 'line')}`;
}

function wasHidden(
  problem: Problem,
  gone: Problem[],
  changes: Change[],
  before: Version,
  after: Version,
): boolean {
  const { source } = after.file;
  if (!source || !before.file.source) return false;
  const offset = offsetOf(source, problem);
  if (changes.some(({ now }) => touches(now, leafAt(after.file.parsed?.tree, offset)))) return false;
  const tree = before.file.parsed?.tree;
  if (!tree) return true;
  const place = placeBefore(offset, changes);
  return gone.some(mistake => {
    const { offset: start, length } = reachOf(tree, offsetOf(before.file.source ?? source, mistake));
    return place >= start && place < start + length;
  });
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
  let place = offset;
  for (const { now, before } of changes) {
    if (now.offset + now.length <= offset)
      place = offset - now.offset - now.length + before.offset + before.length;
  }
  return place;
}

function touches({ offset, length }: Span, leaf: Span): boolean {
  return offset < leaf.offset + leaf.length && offset + length > leaf.offset;
}

/** A text or a number as a whole; of what holds others only the place itself. */
function leafAt(tree: Node | undefined, offset: number): Span {
  const node = tree && nodeAround(tree, offset);
  return node && !node.children ? node : { offset, length: 1 };
}

/** What a mistake keeps from being checked: the field it is in; where a block's type or a whole set of fields is wrong, that set. */
function reachOf(tree: Node, offset: number): Span {
  const node = nodeAround(tree, offset);
  const property = node?.parent?.type === 'property' ? node.parent : undefined;
  if (!node || (node.children && node.offset !== offset)) return { offset, length: 1 };
  if (node.type === 'object') return node;
  return property?.children?.[0]?.value === 'type' ? (property.parent ?? property) : (property ?? node);
}
