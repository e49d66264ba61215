// A text in, its sentences with their places, words and syllables out.
import { syllablesOf } from './syllables.ts';
import type { Text } from './texts.ts';

export type Sentence = { text: Text; offset: number; length: number; words: number; syllables: number };

/** A part that ends where a sentence may end. */
const PART = /[^.!?…\n]*(?:[.!?…]+[”’"')\]]*|\n|$)/g;
const WORD = /[A-Za-z0-9\u00c0-\u024f]+(?:[’'.,–-][A-Za-z0-9\u00c0-\u024f]+)*/g;
/** "e.g.", "Dr.", "No. 5" and single letters end no sentence. */
const ABBREVIATED =
  /(?:^|[\s(“"])(?:e\.g|i\.e|etc|vs|approx|incl|Mr|Mrs|Ms|Dr|Prof|St|No|Ltd|Pty|Co|a\.m|p\.m|[A-Za-z])\.$/;

const known = new WeakMap<Text, Sentence[]>();

/** Found once, whichever rules ask. */
export function sentencesOf(text: Text): Sentence[] {
  const sentences = known.get(text) ?? sentencesIn(text);
  known.set(text, sentences);
  return sentences;
}

function sentencesIn(text: Text): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const { 0: part, index } of text.plain.matchAll(PART)) {
    const end = index + part.length;
    if (part === '' || !endsSentence(text.plain, end)) continue;
    const sentence = sentenceAt(text, start, end);
    if (sentence) sentences.push(sentence);
    start = end;
  }
  const rest = sentenceAt(text, start, text.plain.length);
  return rest ? [...sentences, rest] : sentences;
}

function endsSentence(plain: string, end: number): boolean {
  if (end >= plain.length || plain[end - 1] === '\n') return true;
  const next = /^\s+[“"‘'(]*(\S)/.exec(plain.slice(end, end + 12))?.[1];
  if (next === undefined || next !== next.toUpperCase()) return false;
  return !ABBREVIATED.test(plain.slice(Math.max(0, end - 10), end));
}

function sentenceAt(text: Text, from: number, to: number): Sentence | undefined {
  const whole = text.plain.slice(from, to);
  const words = whole.match(WORD);
  if (!words) return undefined;
  const offset = from + whole.search(/\S/);
  return {
    text,
    offset,
    length: from + whole.trimEnd().length - offset,
    words: words.length,
    syllables: words.reduce((sum, word) => sum + syllablesOf(word), 0),
  };
}
