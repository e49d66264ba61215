// Shows only the changed words of a text, with a few around them: '"…in 2 to 4 weeks…" → "…in 3 to 5 weeks…"'.
import {
  hunksOf,
  isWrittenAnew,
  tokensOf,
  type WordHunk,
  type WordRange,
  type WordToken,
} from '../../base/changed-words.ts';
import { otherInForm, type Said, type SaidPart, says, the } from '../../base/sentences/said.ts';
import { withoutSigns } from '../../base/without-signs.ts';
import { shortened, wholeSigns } from '../../base/words.ts';
import { inQuotes } from './show.ts';

type Text = { text: string; tokens: WordToken[] };

const SHORT = 60;
const AROUND = 3;
const MOST_PLACES = 3;
const LONGEST_CHANGE = 100;

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
  if (isWrittenAnew(a.tokens, b.tokens, hunks))
    return says`${inQuotes(shortened(was))} → ${inQuotes(shortened(now))}`;
  const places = the.list(
    hunks.slice(0, MOST_PLACES).map(hunk => place(a, b, hunk)),
    ';',
  );
  const more = hunks.length - MOST_PLACES;
  return more > 0 ? says`${places} and in ${the.count(more, 'more place')}` : says`${places}`;
}

function textOf(text: string): Text {
  return { text, tokens: tokensOf(text) };
}

type Mark = (text: string) => SaidPart;

function whole(a: Text, b: Text, hunks: WordHunk[]): Said {
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

function place(a: Text, b: Text, { was, now }: WordHunk): Said {
  const before = excerpt(a, was, the.was);
  const after = excerpt(b, now, the.now);
  if (was.from === was.to) return says`added ${after}`;
  if (now.from === now.to) return says`left out ${before}`;
  return says`${before} → ${after}`;
}

function excerpt(text: Text, range: WordRange, mark: Mark): SaidPart {
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
function span({ text, tokens }: Text, { from, to }: WordRange): [number, number] {
  if (from < to) return [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? text.length];
  const at = tokens[from]?.start ?? text.length;
  return [at, at];
}
