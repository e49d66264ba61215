// Adds up again the sums that documents write out. A sum that was right before a price changed still gives the old total.
import { otherInForm, type Said, says, the } from '../../../base/sentences/said.ts';
import { changeInto } from '../../../document/problem/fix-texts.ts';
import type { LintSubject, Reopen } from '../rule.ts';
import { shownAmount } from './amounts.ts';
import { type LeftBehind, rewritten } from './left-behind.ts';
import { type Spot, spanOf } from './statement.ts';
import type { SaidPrice } from './statements.ts';
import type { WrittenSum } from './written-sums.ts';

/** "what" is the old total in words. */
export type SumLeft = { what: Said; files: string[]; places: LeftBehind[] };

/** A place with a total, and the new total. */
export type OldTotal = Spot & { shown: string; words?: string; value: number; now: number };

const isRight = ({ sum, total }: WrittenSum) => sum === total.value;
const keyOf = ({ total: { file, path } }: WrittenSum) => `${file} ${path.join('/')}`;

/** Sums that do not add up. A label may look like a sum and be none, so its total has to have been right before. */
export function wrongSums(all: SaidPrice[], before: SaidPrice[]): WrittenSum[] {
  const wrong = all.flatMap(({ sums }) => sums.filter(sum => !isRight(sum)));
  const left = new Set(leftSums(all, before));
  return wrong.filter(sum => sum.isEquation || left.has(sum));
}

/** Sums that added up before and do not any more. */
export function leftSums(all: SaidPrice[], before: SaidPrice[]): WrittenSum[] {
  const right = new Set(before.flatMap(({ sums }) => sums.filter(isRight).map(keyOf)));
  return all.flatMap(({ sums }) => sums.filter(sum => !isRight(sum) && right.has(keyOf(sum))));
}

export function sumLeft({ terms, sum, total }: WrittenSum, reopen: Reopen): SumLeft[] {
  const subject = reopen(total.file);
  if (!subject) return [];
  const now = shownAmount(sum, subject.library);
  const message = says`${the.text(terms)} adds up to ${the.sign(now)}, and this says ${the.sign(total.shown)}. Change one of them.`;
  const places = [totalLeft({ ...total, now: sum }, message, subject)];
  return [{ what: oldValue(total.shown, terms), files: [total.file], places }];
}

/** Of a thing, or of a sum. */
export function oldValue(shown: string, name: string): Said {
  const [amount, thing] = [the.sign(shown), the.text(name)];
  return otherInForm(says`${amount} of ${thing}`, says`${amount} for ${thing}`);
}

export function totalLeft(total: OldTotal, message: Said, subject: LintSubject): LeftBehind {
  const { parsed, library, warn } = subject;
  const span = spanOf(total, parsed);
  const written = parsed.source.text.slice(span.offset, span.offset + span.length);
  const [was, now] = [total.value, total.now].map(value => ({
    value: String(value),
    shown: shownAmount(value, library),
  }));
  const text = was && now && rewritten(written, { kind: 'price', was, now }, library);
  const fix = text === undefined ? undefined : changeInto(span, the.sign(now?.shown ?? ''), text);
  const problem = warn('contradictions', total.path, message, { span, fix });
  return { problem: { ...problem, elsewhere: [now?.shown ?? ''] }, words: total.words };
}
