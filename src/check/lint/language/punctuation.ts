// Checks quotation marks and spaces before marks. No language has a space before a comma; the rest follows the language.
import { tongueOf } from '../../../base/language.ts';
import { type SaidPart, says, the } from '../../../base/sentences/said.ts';
import type { Problem, Span } from '../../../document/problem/problem.ts';
import type { LintRule, LintSubject } from '../rule.ts';
import type { LintedText } from '../texts.ts';

export const punctuation: LintRule = subject =>
  subject.texts
    .filter(({ isQuoted }) => !isQuoted)
    .flatMap(text => [
      ...needlessSpaces(text, subject),
      ...missingSpaces(text, subject),
      ...marks(text, subject),
    ]);

/** Does not match "2 : 1", ":-)", ".com", "..." or an ending in brackets. */
const SPACED = /(?<=[\p{L}\p{N})”’%])[ \u00a0\u202f]+([,.;:!?])(?![,.;:!?\p{L}\p{N}/()[-])(?! ?\d)/gu;

function needlessSpaces(text: LintedText, { pack, warnIn }: LintSubject): Problem[] {
  if (!/[ \u00a0][,.;:!?]/.test(text.raw)) return [];
  const isWrong = (mark: string) => ',.'.includes(mark) || (pack && !pack.spacedMarks.includes(mark));
  return [...text.raw.matchAll(SPACED)].flatMap(({ 0: whole, 1: mark = '', index: offset }) => {
    const part = { offset, length: whole.length };
    if (!isWrong(mark) || !isPlain(text, part)) return [];
    return warnIn('spaces', text, part, says`There is a space before ${the.text(mark)}. Take it out.`, mark);
  });
}

const UNSPACED = /\p{L}([;:!?])(?=\s|$)/gu;

function missingSpaces(text: LintedText, { pack, warnIn, language }: LintSubject): Problem[] {
  if (!pack?.needsSpace) return [];
  return [...text.raw.matchAll(UNSPACED)].flatMap(({ 1: mark = '', index: offset }) => {
    const part = { offset: offset + 1, length: 1 };
    if (!pack.spacedMarks.includes(mark) || !isPlain(text, part)) return [];
    const message = says`In ${nameOf(language)} a space that does not break stands before ${the.text(mark)}. Put one in.`;
    return warnIn('spaces', text, part, message, `\u00a0${mark}`);
  });
}

/** Matches marks around words, not the sign for inches after a number. */
const STRAIGHT = /(?<![\p{L}\p{N}])"(?=\S)([^"\n]{1,200}?)(?<=\S)"(?![\p{L}\p{N}])/gu;

function marks(text: LintedText, { pack, warnIn, language }: LintSubject): Problem[] {
  if (!pack) return [];
  const [open, close] = pack.quotationMarks;
  const foreign =
    pack.foreignMarks && text.raw.includes(pack.foreignMarks[1]) ? [between(pack.foreignMarks)] : [];
  const forms = [...(text.raw.includes('"') ? [STRAIGHT] : []), ...foreign];
  return forms.flatMap(form =>
    [...text.raw.matchAll(form)].flatMap(({ 0: whole, 1: words = '', index: offset }) => {
      const part = { offset, length: whole.length };
      if (text.plain[offset] !== text.raw[offset]) return [];
      const message = says`In ${nameOf(language)} quotation marks are written ${the.sign(open)}like this${the.sign(close)}. Put them round the words.`;
      // JSON writes these words with a backslash, so the fix is left to the author.
      return warnIn(
        'quotation-marks',
        text,
        part,
        message,
        /[\\\n]/.test(words) ? undefined : open + words + close,
      );
    }),
  );
}

function between([open, close]: [string, string]): RegExp {
  return new RegExp(`${open}(?=\\p{L})([^${open}${close}\\n]{1,200})${close}`, 'gu');
}

/** Whether this part is neither markup nor an address. */
function isPlain({ raw, plain }: LintedText, { offset, length }: Span): boolean {
  return raw.substr(offset, length) === plain.substr(offset, length);
}

function nameOf(language: string): SaidPart {
  return the.language(tongueOf(language));
}
