// A text, what somebody has made of it, and what should become of it instead in, both out: line by line, wherever they do not meet.
import { diffArrays } from 'diff';

/** From "start" up to "end" of the text's lines, which is not part of it. */
type Edited = { start: number; end: number; lines: string[] };

/** "isWhole" says whether every change that was wanted found its place as it was. */
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

/** Lines put in at one and the same place have no order. */
function meet(one: Edited, other: Edited): boolean {
  const isOnePlace = one.start === one.end && other.start === other.end && one.start === other.start;
  return isOnePlace || (one.start < other.end && other.start < one.end);
}
