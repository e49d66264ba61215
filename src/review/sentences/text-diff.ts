// Shows only the changed words of a text, with a few around them: '"…in 2 to 4 weeks…" → "…in 3 to 5 weeks…"'.
import { diffArrays } from 'diff';
import { shortened, wholeSigns } from '../../base/words.ts';
import { joined, now as newWords, was as oldWords, ours, saidAs, theirs, type Words } from './words.ts';

type Token = { text: string; start: number; end: number };
type Range = { from: number; to: number };
type Hunk = { was: Range; now: Range };
type Text = { text: string; tokens: Token[] };

const SHORT = 60;
const AROUND = 3;
const MOST_PLACES = 3;
const LONGEST_CHANGE = 100;
/** If less than this share of the words was kept, the text was written anew, and single words would only confuse. */
const KEPT = 0.3;
/** The search for common words takes longest if there are none. It stops here, and the text counts as written anew. */
const MOST_CHANGES = 2000;

const TOKEN = /\d[\d.,]*\d|[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*|\S/gu;

export function textDifference(was: string, now: string): Words {
  const [a, b] = [textOf(was), textOf(now)];
  const hunks = hunksOf(a.tokens, b.tokens);
  if (hunks.length === 0) return ours('only the spaces between words');
  if (was.length <= SHORT && now.length <= SHORT) return whole(a, b, hunks);
  if (keptShare(a, b, hunks) < KEPT) return saidAs`"${shortened(was)}" → "${shortened(now)}"`;
  const places = hunks.slice(0, MOST_PLACES).map(hunk => place(a, b, hunk));
  const more = hunks.length - places.length;
  return [
    ...joined(places, '; '),
    ...ours(more > 0 ? ` and in ${more} more ${more === 1 ? 'place' : 'places'}` : ''),
  ];
}

function textOf(text: string): Text {
  const tokens = [...text.matchAll(TOKEN)].map(match => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  return { text, tokens };
}

function whole(a: Text, b: Text, hunks: Hunk[]): Words {
  const marked = (text: Text, side: 'was' | 'now', mark: typeof oldWords): Words => {
    let at = 0;
    const parts = hunks.flatMap(hunk => {
      const [start, end] = span(text, hunk[side]);
      const before = text.text.slice(at, start);
      at = end;
      return [...theirs(before), ...mark(text.text.slice(start, end))];
    });
    return [...parts, ...theirs(text.text.slice(at))];
  };
  return saidAs`"${marked(a, 'was', oldWords)}" → "${marked(b, 'now', newWords)}"`;
}

function place(a: Text, b: Text, { was, now }: Hunk): Words {
  const before = excerpt(a, was, oldWords);
  const after = excerpt(b, now, newWords);
  if (was.from === was.to) return saidAs`added ${after}`;
  if (now.from === now.to) return saidAs`left out ${before}`;
  return saidAs`${before} → ${after}`;
}

function excerpt(text: Text, range: Range, mark: typeof oldWords): Words {
  const first = Math.max(0, range.from - AROUND);
  const last = Math.min(text.tokens.length, range.to + AROUND);
  const [start, end] = span(text, { from: first, to: last });
  const [from, to] = span(text, range);
  const opening = first > 0 ? '…' : '';
  const closing = last < text.tokens.length ? '…' : '';
  return saidAs`"${opening}${text.text.slice(start, from)}${mark(middleCut(text.text.slice(from, to)))}${text.text.slice(to, end)}${closing}"`;
}

function middleCut(text: string): string {
  if (text.length <= LONGEST_CHANGE) return text;
  const head = text.slice(0, wholeSigns(text, LONGEST_CHANGE * 0.6)).replace(/(?<!\s)\s+\S*$/, '');
  const tail = text.slice(wholeSigns(text, text.length - LONGEST_CHANGE * 0.3)).replace(/^\S*\s+/, '');
  return `${head} … ${tail}`;
}

/** From the start of the first word to the end of the last. An empty range is the place between two words. */
function span({ text, tokens }: Text, { from, to }: Range): [number, number] {
  if (from < to) return [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? text.length];
  const at = tokens[from]?.start ?? text.length;
  return [at, at];
}

function keptShare(a: Text, b: Text, hunks: Hunk[]): number {
  const gone = hunks.reduce((sum, { was }) => sum + was.to - was.from, 0);
  return (a.tokens.length - gone) / Math.max(a.tokens.length, b.tokens.length, 1);
}

function hunksOf(a: Token[], b: Token[]): Hunk[] {
  const changes = diffArrays(wordsOf(a), wordsOf(b), { maxEditLength: MOST_CHANGES });
  if (!changes) return [{ was: { from: 0, to: a.length }, now: { from: 0, to: b.length } }];
  const hunks: Hunk[] = [];
  let [i, j] = [0, 0];
  for (const { added, removed, count } of changes) {
    const was = { from: i, to: added ? i : i + count };
    const now = { from: j, to: removed ? j : j + count };
    if (added || removed) hunks.push({ was, now });
    [i, j] = [was.to, now.to];
  }
  return merged(hunks);
}

function wordsOf(tokens: Token[]): string[] {
  return tokens.map(({ text }) => text);
}

/** A reader sees changes with only a word or two between them as one change. */
function merged(hunks: Hunk[]): Hunk[] {
  const result: Hunk[] = [];
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
