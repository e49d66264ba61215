// Shows only the changed words of a text, with a few around them: '"…in 2 to 4 weeks…" → "…in 3 to 5 weeks…"'.
import { diffArrays } from 'diff';
import { otherInForm, type Said, type SaidPart, says, the } from '../../base/sentences/said.ts';
import { withoutSigns } from '../../base/without-signs.ts';
import { shortened, wholeSigns } from '../../base/words.ts';
import { inQuotes } from './show.ts';

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

/** A text that may be Markdown. A form shows only its words. */
export function markdownDifference(was: string, now: string): Said {
  const [before, after] = [was, now].map(withoutSigns) as [string, string];
  const inForm =
    before === after ? says`only how words are set, or where links lead` : textDifference(before, after);
  return otherInForm(textDifference(was, now), inForm);
}

export function textDifference(was: string, now: string): Said {
  const [a, b] = [textOf(was), textOf(now)];
  const hunks = hunksOf(a.tokens, b.tokens);
  if (hunks.length === 0) return says`only the spaces between words`;
  if (was.length <= SHORT && now.length <= SHORT) return whole(a, b, hunks);
  if (keptShare(a, b, hunks) < KEPT) return says`${inQuotes(shortened(was))} → ${inQuotes(shortened(now))}`;
  const places = the.list(
    hunks.slice(0, MOST_PLACES).map(hunk => place(a, b, hunk)),
    ';',
  );
  const more = hunks.length - MOST_PLACES;
  return more > 0 ? says`${places} and in ${the.count(more, 'more place')}` : says`${places}`;
}

function textOf(text: string): Text {
  const tokens = [...text.matchAll(TOKEN)].map(match => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  return { text, tokens };
}

type Mark = (text: string) => SaidPart;

function whole(a: Text, b: Text, hunks: Hunk[]): Said {
  const marked = (text: Text, side: 'was' | 'now', mark: Mark): SaidPart => {
    let at = 0;
    const parts = hunks.flatMap(hunk => {
      const [start, end] = span(text, hunk[side]);
      const before = text.text.slice(at, start);
      at = end;
      return [the.words(before), mark(text.text.slice(start, end))];
    });
    return the.quote([...parts, the.words(text.text.slice(at))]);
  };
  return says`${marked(a, 'was', the.was)} → ${marked(b, 'now', the.now)}`;
}

function place(a: Text, b: Text, { was, now }: Hunk): Said {
  const before = excerpt(a, was, the.was);
  const after = excerpt(b, now, the.now);
  if (was.from === was.to) return says`added ${after}`;
  if (now.from === now.to) return says`left out ${before}`;
  return says`${before} → ${after}`;
}

function excerpt(text: Text, range: Range, mark: Mark): SaidPart {
  const first = Math.max(0, range.from - AROUND);
  const last = Math.min(text.tokens.length, range.to + AROUND);
  const [start, end] = span(text, { from: first, to: last });
  const [from, to] = span(text, range);
  const opening = first > 0 ? '…' : '';
  const closing = last < text.tokens.length ? '…' : '';
  return the.quote([
    the.words(opening + text.text.slice(start, from)),
    mark(middleCut(text.text.slice(from, to))),
    the.words(text.text.slice(to, end) + closing),
  ]);
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
