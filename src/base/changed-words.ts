// Finds which words of a text have changed.
import { diffArrays } from 'diff';

export type WordToken = { text: string; start: number; end: number };
export type WordRange = { from: number; to: number };
export type WordHunk = { was: WordRange; now: WordRange };

const TOKEN = /\d[\d.,]*\d|[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*|\S/gu;

/** If less than this share of the words was kept, the text was written anew, and single words would only confuse. */
const KEPT = 0.3;
/** The search for common words takes longest if there are none. It stops here, and the text counts as written anew. */
const MOST_CHANGES = 2000;

export function tokensOf(text: string): WordToken[] {
  return [...text.matchAll(TOKEN)].map(match => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

export function hunksOf(a: WordToken[], b: WordToken[]): WordHunk[] {
  const changes = diffArrays(wordsOf(a), wordsOf(b), { maxEditLength: MOST_CHANGES });
  if (!changes) return [{ was: { from: 0, to: a.length }, now: { from: 0, to: b.length } }];
  const hunks: WordHunk[] = [];
  let [i, j] = [0, 0];
  for (const { added, removed, count } of changes) {
    const was = { from: i, to: added ? i : i + count };
    const now = { from: j, to: removed ? j : j + count };
    if (added || removed) hunks.push({ was, now });
    [i, j] = [was.to, now.to];
  }
  return merged(hunks);
}

function wordsOf(tokens: WordToken[]): string[] {
  return tokens.map(({ text }) => text);
}

/** A reader sees changes with only a word or two between them as one change. */
function merged(hunks: WordHunk[]): WordHunk[] {
  const result: WordHunk[] = [];
  for (const hunk of hunks) {
    const last = result.at(-1);
    if (last && hunk.was.from - last.was.to <= 2 && hunk.now.from - last.now.to <= 2) {
      last.was.to = hunk.was.to;
      last.now.to = hunk.now.to;
    } else {
      result.push(hunk);
    }
  }
  return result;
}

export function isWrittenAnew(a: WordToken[], b: WordToken[], hunks: WordHunk[]): boolean {
  const gone = hunks.reduce((sum, { was }) => sum + was.to - was.from, 0);
  return (a.length - gone) / Math.max(a.length, b.length, 1) < KEPT;
}

/** Cuts a text into parts and marks the parts that differ from an earlier text. Marks nothing in a text that was written anew. */
export function changedParts(was: string, now: string): { text: string; isChanged: boolean }[] {
  const [a, b] = [tokensOf(was), tokensOf(now)];
  const hunks = hunksOf(a, b);
  if (isWrittenAnew(a, b, hunks)) return [{ text: now, isChanged: false }];
  let at = 0;
  const parts = hunks.flatMap(({ now: { from, to } }) => {
    const [first, last] = [b[from], b[to - 1]];
    if (!first || !last || from === to) return [];
    const before = { text: now.slice(at, first.start), isChanged: false };
    at = last.end;
    return [before, { text: now.slice(first.start, last.end), isChanged: true }];
  });
  return [...parts, { text: now.slice(at), isChanged: false }].filter(({ text }) => text !== '');
}
