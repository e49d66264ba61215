// Finds a word that stands twice in a row.
import { says, the } from '../../../base/sentences/said.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import type { LintRule, LintSubject } from '../rule.ts';
import type { LintedText } from '../texts.ts';
import { OF_LETTERS } from './vocabulary.ts';

/** Without a pack the lint does not know which words may be doubled. Many languages double a short word, none a long one. */
const LONG_ANYWHERE = 7;

export const repeatedWords: LintRule = subject =>
  subject.texts.flatMap(text => (text.words.repeats ? repeatsIn(text, subject) : []));

function repeatsIn(text: LintedText, { pack, warnIn }: LintSubject): Problem[] {
  const isRight = (word: string) => (pack ? pack.rightlyTwice.has(word) : word.length < LONG_ANYWHERE);
  let before = { word: '', end: 0, offset: 0 };
  return [...text.plain.matchAll(OF_LETTERS)].flatMap(({ 0: word, index: offset }) => {
    const { word: first, end, offset: start } = before;
    before = { word, end: offset + word.length, offset };
    // A second word with a capital is part of a name, such as "Wagga Wagga".
    if (first.toLowerCase() !== word || isRight(word)) return [];
    if (!/^\s+$/.test(text.raw.slice(end, offset))) return [];
    const part = { offset: start, length: offset + word.length - start };
    const message = says`${the.text(word)} stands here twice. Take one out.`;
    return warnIn('repeated-words', text, part, message, first);
  });
}
