// Checks Australian spelling: American forms, slips, Māori words without their macrons.

import { type Said, type SaidPart, says, the } from '../../../base/sentences/said.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import type { LintRule, LintSubject } from '../rule.ts';
import type { LintedText } from '../texts.ts';
import { isRightWord, type Meant, meantBy } from './judged-words.ts';
import { licences } from './licences.ts';
import { macrons } from './macrons.ts';
import { OF_LETTERS, seek } from './vocabulary.ts';

/** "ADN" is an abbreviation, not a slip for "and". */
const ABBREVIATION = /^[A-Z]{2,4}$/;
/**
 * Words in small letters, with or without a first capital, or all in capitals. The dictionary lacks most others, such as
 * "LinkedIn", "résumé" and single letters.
 */
const ORDINARY = /^(?:[A-Z]?[a-z’']{2,40}|[A-Z’']{5,40})$/;
/** With a capital these are family names or places. */
const NAMES = new Set(['gray', 'harbor', 'labor', 'savior', 'center', 'harbors']);
/** Most names are shorter than this, and resemble some word. */
const LONGER_THAN_NAMES = 7;
/** A text of at least so many words is in another language if most of them are unknown. */
const ENOUGH_WORDS = 8;
const TITLES = new Set<unknown>(['heading', 'title', 'text', 'label', 'question', 'eyebrow']);

export const spelling: LintRule = subject => subject.texts.flatMap(text => misspelt(text, subject));

function misspelt(text: LintedText, subject: LintSubject): Problem[] {
  return [...(mayHoldSlips(text) ? slipsIn(text, subject) : []), ...licences(text, subject)];
}

const mayHoldSlips = seek(word => (word.match(OF_LETTERS) ?? []).some(mayBeSlip));

function slipsIn(text: LintedText, subject: LintSubject): Problem[] {
  const isForeign = isOtherLanguage(text);
  return [...text.plain.matchAll(OF_LETTERS)].flatMap(
    ({ 0: word, index: offset }) => wordProblem(word, offset, text, isForeign, subject) ?? [],
  );
}

function wordProblem(
  word: string,
  offset: number,
  text: LintedText,
  isForeign: boolean,
  subject: LintSubject,
): Problem | undefined {
  if (!mayBeSlip(word)) return undefined;
  const stem = stemOf(word);
  const meant = macronOf(stem) ?? (isForeign ? undefined : meantAt(offset, stem, text));
  if (!meant || subject.isKnown(stem, text.plain, offset)) return undefined;
  const instead = inCaseOf(stem, meant.word);
  const sentence = SENTENCES[meant.kind](the.text(stem), the.text(instead));
  const part = { offset, length: stem.length };
  return subject.warnIn('spelling', text, part, sentence, meant.kind === 'unsure' ? undefined : instead);
}

const SENTENCES: { [kind in Meant['kind'] | 'macron']: (word: SaidPart, instead: SaidPart) => Said } = {
  slip: (word, right) => says`${word} is a slip. It is spelt ${right}.`,
  unsure: (word, right) => says`${word} is not in the dictionary. Did you mean ${right}?`,
  american: (word, right) =>
    says`${word} is the American spelling. In Australia and New Zealand it is ${right}.`,
  macron: (word, right) => says`${word} is written ${right}: the line over a vowel makes it long.`,
};

/** False for words that are right everywhere. */
function mayBeSlip(word: string): boolean {
  const stem = stemOf(word);
  if (ABBREVIATION.test(stem)) return false;
  return macrons.has(stem.toLowerCase()) || (ORDINARY.test(stem) && !isRightWord(stem));
}

function stemOf(word: string): string {
  return /[’']s$/.test(word) ? word.slice(0, -2) : word;
}

function macronOf(stem: string): { word: string; kind: 'macron' } | undefined {
  const word = macrons.get(stem.toLowerCase());
  return word === undefined ? undefined : { word, kind: 'macron' };
}

function meantAt(offset: number, stem: string, text: LintedText): Meant | undefined {
  const lower = stem.toLowerCase();
  if (isName(stem, lower, offset, text) || isPartOfMore(offset, stem, text)) return undefined;
  const meant = meantBy(lower);
  if (!meant || meant.kind === 'american') return meant;
  const mayBeName = stem !== lower && (stem.length < LONGER_THAN_NAMES || /^[A-Z]/.test(meant.word));
  return mayBeName ? undefined : meant;
}

/** "2nd", "notes.docx", "example.com". */
function isPartOfMore(offset: number, { length }: string, { plain }: LintedText): boolean {
  return /[\d.]/.test(plain.charAt(offset - 1)) || /^(?:\d|\.[a-z\d])/.test(plain.substr(offset + length, 2));
}

function isOtherLanguage({ plain }: LintedText): boolean {
  const words = plain.match(OF_LETTERS) ?? [];
  return words.length >= ENOUGH_WORDS && words.filter(mayBeSlip).length * 2 >= words.length;
}

/** Whether a capital can only mean a name: it begins no sentence, and is in no title that capitalises its words. */
function isName(stem: string, lower: string, offset: number, text: LintedText): boolean {
  if (stem === lower) return false;
  if (NAMES.has(lower))
    return !/^\s+(?:market|costs?|force|shortages?|hire|agreements?|laws?)\b/i.test(
      text.plain.slice(offset + stem.length, offset + stem.length + 16),
    );
  const before = text.plain.slice(Math.max(0, offset - 12), offset);
  if (/(?:^|[.!?:\n])(?:[^\S\n]|[“"‘'(])*$/.test(before)) return false;
  return !isTitle(text);
}

function isTitle({ plain, path, isRunning }: LintedText): boolean {
  if (isRunning || !TITLES.has(path.at(-1))) return false;
  const words = plain.match(/[A-Za-z]{4,}/g) ?? [];
  return words.length > 1 && words.every(word => /^[A-Z]/.test(word));
}

function inCaseOf(written: string, instead: string): string {
  if (written.length > 1 && written === written.toUpperCase()) return instead.toUpperCase();
  return /^\p{Lu}/u.test(written) ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead;
}
