// Checks words whose spelling depends on their part in the sentence: a licence, a practice, but to license, to practise.

import { otherInForm, type Said, type SaidPart, says, the } from '../../../base/sentences/said.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import type { LintSubject } from '../rule.ts';
import type { LintedText } from '../texts.ts';
import { seek } from './vocabulary.ts';

type Form = { form: RegExp; instead: string; say: (right: SaidPart) => Said };

const OWN = 'an?|the|your|their|our|his|her|my|its';
const CAN = 'to|must|will|can|may|should|would';

const FORMS: Form[] = [
  {
    form: new RegExp(
      `\\b(?:${OWN}|each|every|valid|current|drivers?|driver[’']s|builder[’']s|trade|business)\\s+(license)(?:s?\\b)`,
      'gi',
    ),
    instead: 'licence',
    say: right =>
      otherInForm(
        says`A licence is written with a second "c"; only the verb, to license, has an "s". Write ${right}.`,
        says`The noun licence has a second c; only the verb, to license, has an s. Write ${right}.`,
      ),
  },
  {
    form: new RegExp(`\\b(?:${CAN})\\s+(licence)\\s+(?:${OWN}|it|them)\\b`, 'gi'),
    instead: 'license',
    say: right =>
      otherInForm(
        says`To license is written with an "s"; only the noun, a licence, has a second "c". Write ${right}.`,
        says`The verb to license has an s; only the noun, a licence, has a second c. Write ${right}.`,
      ),
  },
  {
    form: new RegExp(
      `\\b(?:${OWN}|best|good|common|usual|private|legal|medical|in)\\s+(practise)(?:s?\\b)`,
      'gi',
    ),
    instead: 'practice',
    say: right =>
      otherInForm(
        says`A practice is written with a "c"; only the verb, to practise, has an "s". Write ${right}.`,
        says`The noun practice has a c; only the verb, to practise, has an s. Write ${right}.`,
      ),
  },
  {
    form: new RegExp(
      `\\b(?:${CAN}|who|we|they|you)\\s+(practice)\\s+(?:as|law|medicine|dentistry|nursing|${OWN}|it)\\b`,
      'gi',
    ),
    instead: 'practise',
    say: right =>
      otherInForm(
        says`To practise is written with an "s"; only the noun, a practice, has a "c". Write ${right}.`,
        says`The verb to practise has an s; only the noun, a practice, has a c. Write ${right}.`,
      ),
  },
];

const mayBeAtIssue = seek(word => /licens|licenc|practi[cs]e/i.test(word));

export function licences(text: LintedText, { warnIn, isKnown }: LintSubject): Problem[] {
  if (!mayBeAtIssue(text)) return [];
  return FORMS.flatMap(({ form, instead, say }) =>
    [...text.plain.matchAll(form)].flatMap(({ 0: whole, 1: word = '', index }) => {
      const offset = index + whole.toLowerCase().indexOf(word.toLowerCase());
      if (isKnown(word, text.plain, offset)) return [];
      const right =
        word.charAt(0) === word.charAt(0).toUpperCase()
          ? instead.charAt(0).toUpperCase() + instead.slice(1)
          : instead;
      return warnIn('spelling', text, { offset, length: word.length }, say(the.text(right)), right);
    }),
  );
}
