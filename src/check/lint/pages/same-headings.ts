// Finds headings of one page that say the same, because in a list of headings nobody could tell them apart.
import type { Path } from '../../../base/json-value.ts';
import { otherInForm, says, the } from '../../../base/sentences/said.ts';
import { lineOf, valueSpan } from '../../../document/problem/position.ts';
import type { LanguagePack } from '../language/pack.ts';
import type { LintRule, LintSubject } from '../rule.ts';
import { isHiddenText } from '../texts.ts';

const NOTHING = /(?!)/;

type Heading = { words: string; path: Path };

export const sameHeadings: LintRule = subject => {
  const first = new Map<string, Heading>();
  return headingsOf(subject).flatMap(heading => {
    const key = essence(heading.words, subject.pack);
    const known = first.get(key);
    if (known === undefined || key === '') {
      first.set(key, heading);
      return [];
    }
    const line = lineOf(subject.parsed.source, valueSpan(subject.parsed, known.path).offset);
    const message = otherInForm(
      says`${the.text(known.words)} on line ${the.sign(line)} says nearly the same as this heading. Say what is different here.`,
      says`The heading ${the.text(known.words)} says nearly the same as this one. Say what is different here.`,
    );
    return subject.warn('same-headings', heading.path, message);
  });
};

/** Headings of blocks and of parts of a long text. Titles of cards and steps may be the same. */
function headingsOf({ pieces, fields }: LintSubject): Heading[] {
  return pieces.flatMap(({ kind, path, value }) =>
    kind === 'line' && path.at(-1) === 'heading' && typeof value === 'string' && !isHiddenText(path, fields)
      ? [{ words: value, path }]
      : [],
  );
}

/** "The benefits" and "Our benefit" count as the same. */
function essence(words: string, pack: LanguagePack | undefined): string {
  const { smallWords = NOTHING, plural = NOTHING } = pack ?? {};
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{} ]+/gu, '')
    .replace(smallWords, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .map(word => word.replace(plural, ''))
    .join(' ');
}
