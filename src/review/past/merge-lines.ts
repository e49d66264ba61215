// Merges two edits of the same text line by line. Where both touch the same place, "now" wins and "wanted" is left out.
import { diffArrays } from 'diff';

/** The lines from "start" up to, but not including, "end" are replaced. */
type Edited = { start: number; end: number; lines: string[] };

/** "isWhole" is true if every wanted change could be made. */
export function mergeLines(text: string, now: string, wanted: string): { text: string; isWhole: boolean } {
  const lines = text.split('\n');
  const theirs = editsOf(lines, now.split('\n'));
  const ours = editsOf(lines, wanted.split('\n')).filter(one => !theirs.some(other => isSame(one, other)));
  const free = ours.filter(one => !theirs.some(other => meet(one, other)));
  const edits = [...theirs, ...free].sort((a, b) => b.start - a.start || b.end - a.end);
  for (const { start, end, lines: put } of edits) lines.splice(start, end - start, ...put);
  return { text: lines.join('\n'), isWhole: free.length === ours.length };
}

function editsOf(from: string[], to: string[]): Edited[] {
  const edits: Edited[] = [];
  let at = 0;
  for (const { added, removed, value } of diffArrays(from, to)) {
    const last = edits.at(-1);
    const edit = last?.end === at ? last : { start: at, end: at, lines: [] };
    if ((added || removed) && edit !== last) edits.push(edit);
    if (added) edit.lines.push(...value);
    else at += value.length;
    if (removed) edit.end = at;
  }
  return edits;
}

function isSame(one: Edited, other: Edited): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Two insertions at the same place conflict, because nothing says which comes first. */
function meet(one: Edited, other: Edited): boolean {
  const isOnePlace = one.start === one.end && other.start === other.end && one.start === other.start;
  return isOnePlace || (one.start < other.end && other.start < one.end);
}
