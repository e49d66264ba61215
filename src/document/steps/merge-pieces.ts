// Merges two edits of the same list of words: the lines of a file, or the sentences of a text.
import { diffArrays } from 'diff';

/** The pieces from "start" up to, but not including, "end" are replaced. */
type Replaced = { start: number; end: number; pieces: string[] };

/** Where both touch the same place, "now" wins and "wanted" is left out. "isWhole" is true if every wanted change could be made. */
export function mergePieces(
  base: string[],
  now: string[],
  wanted: string[],
): { pieces: string[]; isWhole: boolean } {
  const theirs = changesOf(base, now);
  const ours = changesOf(base, wanted).filter(one => !theirs.some(other => isSame(one, other)));
  const free = ours.filter(one => !theirs.some(other => meet(one, other)));
  const pieces = [...base];
  const edits = [...theirs, ...free].sort((a, b) => b.start - a.start || b.end - a.end);
  for (const { start, end, pieces: put } of edits) pieces.splice(start, end - start, ...put);
  return { pieces, isWhole: free.length === ours.length };
}

function changesOf(from: string[], to: string[]): Replaced[] {
  const edits: Replaced[] = [];
  let at = 0;
  for (const { added, removed, value } of diffArrays(from, to)) {
    const last = edits.at(-1);
    const edit = last?.end === at ? last : { start: at, end: at, pieces: [] };
    if ((added || removed) && edit !== last) edits.push(edit);
    if (added) edit.pieces.push(...value);
    else at += value.length;
    if (removed) edit.end = at;
  }
  return edits;
}

function isSame(one: Replaced, other: Replaced): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Two insertions at the same place conflict, because nothing says which comes first. */
function meet(one: Replaced, other: Replaced): boolean {
  const isOnePlace = one.start === one.end && other.start === other.end && one.start === other.start;
  return isOnePlace || (one.start < other.end && other.start < one.end);
}
