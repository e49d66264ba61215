// Cleans the characters of pasted words: without those that nobody sees, and with plain spaces where a program has put others.
import { UNSEEN } from '../../../base/words.ts';

/** Two invisible signs. Scripts without spaces need the first one, because it says where a line may end. */
const JUNK = /(?<![\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}])[\u200b\u2060]/gu;
/**
 * Spaces that do not break, where a program has put them: browsers and Word write every second space that way, and browsers also the
 * space at either end. A single one between two words is the author's, as in "z. B." or "10 000", and so is one before a French colon.
 */
const SPACES = /[ \t\u00a0]{2,}|^\u00a0(?![:;!?»%])|(?<!«)\u00a0$/gm;

export function cleanWords(text: string): string {
  return text
    .replace(/[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(UNSEEN, '')
    .replace(/\p{Cs}/gu, '')
    .replace(JUNK, '')
    .replace(SPACES, spaces => (spaces.includes('\u00a0') ? ' ' : spaces));
}

/** A line of a PDF with fewer letters than this ends on purpose. */
const SHORTEST = 45;

/** Joins the lines of a PDF, which end in the middle of a sentence, or behind an invisible sign in the middle of a word. */
export function cleanPlainText(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/(?<=\p{L})(?:[\u00ad\ufffe]|(?!\s)\p{Cc})\n(?=\p{Ll})/gu, '');
  return cleanWords(lines)
    .split('\n')
    .map((line, at, all) => (at === 0 ? line : (goesOn(all[at - 1] ?? '', line) ? ' ' : '\n') + line))
    .join('');
}

/** Whether a line continues the sentence of the line before, which is long and has no full stop. */
function goesOn(before: string, line: string): boolean {
  return before.length > SHORTEST && /[^.!?:;-]$/.test(before) && /^\p{Ll}/u.test(line);
}
