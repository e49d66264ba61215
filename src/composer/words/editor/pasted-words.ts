// Cleans the characters of pasted words: without those that nobody sees, and with plain spaces where a program has put others.
import { UNSEEN } from '../../../base/words.ts';

/** Some scripts have no spaces, and use the first to say where a line may end. */
const JUNK = /(?<![\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}])[\u200b\u2060]/gu;
/**
 * Browsers and Word write every second space as one that does not break, and browsers those at the ends of a stretch. One that stands
 * alone between two words is meant, as in "z. B." or "10 000", and so is one before a French colon.
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

/** In letters. A line of a PDF that is shorter ends on purpose. */
const SHORTEST = 45;

/** A PDF ends its lines anywhere: in the middle of a word behind a sign that nobody sees, or in the middle of a sentence. */
export function cleanPlainText(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/(?<=\p{L})(?:[\u00ad\ufffe]|(?!\s)\p{Cc})\n(?=\p{Ll})/gu, '');
  return cleanWords(lines)
    .split('\n')
    .map((line, at, all) => (at === 0 ? line : (goesOn(all[at - 1] ?? '', line) ? ' ' : '\n') + line))
    .join('');
}

/** Whether a line goes on with the sentence of the one before, which is long and open at its end. */
function goesOn(before: string, line: string): boolean {
  return before.length > SHORTEST && /[^.!?:;-]$/.test(before) && /^\p{Ll}/u.test(line);
}
