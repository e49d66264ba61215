// Splits a text into sentences and counts their words and syllables, in one pass, because a site has millions of words.
import type { Span } from '../../../document/problem/problem.ts';
import { wordOf } from './vocabulary.ts';

export type Sentence = Span & { words: number; syllables: number };

export type SentenceWords = {
  sentences: Sentence[];
  /** The marks of all its words (vocabulary.ts): they tell which rules may find something in this text. */
  marks: number;
  /** Whether a word stands twice in a row. */
  repeats: boolean;
};

const LETTER = 1;
/** Joins letters to one word if it stands between them. */
const JOINT = 2;
const STOP = 4;
const CLOSING = 8;
const LINE = 16;
/** Looked up like a word, but not counted as one. */
const SIGN = 32;
const OPENING = 64;

/** The kind of each character, by its code. */
const KINDS = new Uint8Array(0x10000);
/** Letters of every script that puts spaces between words. */
mark(LETTER, /[A-Za-z0-9\u00c0-\u024f]|(?=[\u0370-\u1fff])[\p{L}\p{M}]/u);
mark(JOINT, /[’'.,–-]/);
mark(STOP, /[.!?…]/);
mark(CLOSING, /[”’"')\]]/);
mark(LINE, /\n/);
mark(SIGN, /[%#]|\p{Sc}/u);
mark(OPENING, /[“"‘'(]/);
// Signs of money far behind the others. Japanese, Chinese and Korean write them without spaces: "700円です".
for (const sign of '＄￠￡￥￦円元원') KINDS[sign.charCodeAt(0)] = SIGN;

function mark(kind: number, characters: RegExp): void {
  for (let code = 0; code < 0x20d0; code += 1)
    if (characters.test(String.fromCharCode(code))) KINDS[code] = (KINDS[code] ?? 0) | kind;
}

/** "e.g.", "Dr.", "No. 5", "Fr. 90" and single letters do not end a sentence. */
const ABBREVIATED =
  /(?:^|[\s(“"])(?:e\.g|i\.e|etc|vs|approx|incl|Mr|Mrs|Ms|Dr|Prof|St|No|Ltd|Pty|Co|a\.m|p\.m|ca|Nr|bzw|inkl|vgl|S?Fr|kr|Rp|Rs|лв|[A-Za-z])\.$/;

export function wordsIn(plain: string): SentenceWords {
  const sentences: Sentence[] = [];
  let marks = 0;
  let repeats = false;
  let before: string | undefined;
  let [start, words, syllables] = [0, 0, 0];
  const kinds = kindsIn(plain);
  const { length } = plain;
  for (let at = 0; at < length; ) {
    const kind = kinds[at] ?? 0;
    if (kind === LETTER) {
      const from = at;
      at = endOfWord(kinds, at);
      const word = wordOf(plain.slice(from, at));
      words += 1;
      syllables += word.syllables;
      marks |= word.marks;
      if (word.first === undefined) continue;
      if (word.first === before) repeats = true;
      before = word.last;
    } else if (kind & (STOP | LINE)) {
      at = kind === LINE ? at + 1 : endOfStop(kinds, at);
      if (!endsSentence(plain, kinds, at)) continue;
      if (words > 0) sentences.push(sentenceAt(plain, start, at, words, syllables));
      [start, words, syllables] = [at, 0, 0];
    } else {
      if (kind === SIGN) marks |= wordOf(plain.charAt(at)).marks;
      at += 1;
    }
  }
  if (words > 0) sentences.push(sentenceAt(plain, start, plain.length, words, syllables));
  return { sentences, marks, repeats };
}

let room = new Uint8Array(0x4000);

/** Looks up the kind of every character once, since it is asked many times. Valid until the next text. */
function kindsIn(plain: string): Uint8Array {
  const { length } = plain;
  if (length >= room.length) room = new Uint8Array(length * 2);
  for (let at = 0; at < length; at += 1) room[at] = KINDS[plain.charCodeAt(at)] ?? 0;
  room.fill(0, length, length + 2);
  return room;
}

function endOfWord(kinds: Uint8Array, start: number): number {
  let at = start;
  do {
    at += 1;
    while ((kinds[at] ?? 0) === LETTER) at += 1;
  } while ((kinds[at] ?? 0) & JOINT && (kinds[at + 1] ?? 0) === LETTER);
  return at;
}

/** The end of the stops, with the quotation marks or brackets that close after them. */
function endOfStop(kinds: Uint8Array, start: number): number {
  let at = start;
  while ((kinds[at] ?? 0) & STOP) at += 1;
  while ((kinds[at] ?? 0) & CLOSING) at += 1;
  return at;
}

/** The next sentence begins at most this far after a stop. */
const FARTHEST = 12;

function endsSentence(plain: string, kinds: Uint8Array, end: number): boolean {
  if (end >= plain.length || plain[end - 1] === '\n') return true;
  const limit = Math.min(end + FARTHEST, plain.length);
  let at = end;
  while (at < limit && isSpace(plain, at)) at += 1;
  if (at === end || at === limit) return false;
  while (at + 1 < limit && (kinds[at] ?? 0) & OPENING) at += 1;
  const next = plain.charAt(at);
  if (next !== next.toUpperCase()) return false;
  return plain[end - 1] !== '.' || !ABBREVIATED.test(plain.slice(Math.max(0, end - 10), end));
}

/** Leaves out the spaces around a sentence. */
function sentenceAt(plain: string, from: number, to: number, words: number, syllables: number): Sentence {
  let offset = from;
  let end = to;
  while (isSpace(plain, offset)) offset += 1;
  while (isSpace(plain, end - 1)) end -= 1;
  return { offset, length: end - offset, words, syllables };
}

function isSpace(plain: string, at: number): boolean {
  const code = plain.charCodeAt(at);
  if (code > 32 && code < 0xa0) return false;
  return code === 32 || /\s/.test(plain.charAt(at));
}
