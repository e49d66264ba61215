// Reads sums that a document writes out: "$2,200 + 3 × $700 = $4,300", or the label "3 × $700" beside the value "$2,100".
import { withPlainDigits } from '../../../base/amounts/written-number.ts';
import type { Span } from '../../../document/problem/problem.ts';
import type { LintSubject } from '../rule.ts';
import { type Amount, amountsIn, mayHoldAmounts } from './amounts.ts';
import type { Item } from './named-things.ts';
import type { Spot } from './statement.ts';

export type WrittenSum = {
  /** As the author wrote them: "3 × $700". */
  terms: string;
  /** Where they stand. */
  place: Spot;
  /** What they add up to. */
  sum: number;
  /** What the author wrote that they add up to. */
  total: Spot & { value: number; shown: string };
  /** Whether an equals sign says that it is a sum. A label with a value may mean something else. */
  isEquation: boolean;
};

/** An amount, as often as it is written to count. */
type Term = { amount: Amount; times?: number; start: number; end: number };
type Chain = { terms: [Term, ...Term[]]; total?: Amount };

/** A star in Markdown may have a backslash before it. */
const TIMES = '\\\\?[×x✕*·]';
const COUNT_BEFORE = new RegExp(`(?<![\\d.,])(\\d{1,4})\\s*${TIMES}\\s*$`);
const COUNT_AFTER = new RegExp(`^\\s*${TIMES}\\s*(\\d{1,4})(?![.,]?\\d)`);
/** A count and its sign are at most this long, with their spaces. */
const LONGEST_COUNT = 12;
const PLUS = /^\s*[+＋]\s*$/;
const EQUALS = /^\s*[=＝]\s*$/;
const GOES_ON = new RegExp(`^\\s*(?:[+＋=＝]|${TIMES}\\s*\\d)`);

export function writtenSums(items: Item[], subject: LintSubject): WrittenSum[] {
  const { file } = subject.file;
  const inTexts = subject.texts
    .filter(
      text => !text.isQuoted && /[=＝]/.test(text.raw) && (text.raw.includes('{') || mayHoldAmounts(text)),
    )
    .flatMap(({ plain, raw, path }) =>
      chainsIn(plain, raw, subject).flatMap(({ terms, total }) =>
        total
          ? {
              ...addedUp(terms, raw, { file, path }),
              isEquation: true,
              total: totalAt({ file, path }, total),
            }
          : [],
      ),
    );
  return [...inTexts, ...items.flatMap(item => besideLabel(item, subject))];
}

function besideLabel({ fields: { label, value }, path }: Item, subject: LintSubject): WrittenSum[] {
  if (typeof label !== 'string' || typeof value !== 'string' || !/[×x✕*·+＋]/.test(label)) return [];
  const last = chainsIn(label, label, subject).at(-1);
  const [total, ...others] = pricesIn(value, value, subject);
  const isWhole = last && !last.total && /^[:=]?$/.test(label.slice(endOf(last)).trim());
  if (!isWhole || !isSum(last) || !total || others.length > 0) return [];
  const { file } = subject.file;
  // The label of a cell is the name of its row.
  const labelPath = path.at(-2) === 'cells' ? [...path.slice(0, -2), 'name'] : [...path, 'label'];
  const [ofLabel, ofValue]: [Spot, Spot] = [
    { file, path: labelPath },
    { file, path: [...path, 'value'] },
  ];
  return [{ ...addedUp(last.terms, label, ofLabel), isEquation: false, total: totalAt(ofValue, total) }];
}

function chainsIn(plain: string, raw: string, subject: LintSubject): Chain[] {
  const text = withPlainDigits(raw);
  const chains: Chain[] = [];
  for (const amount of pricesIn(plain, raw, subject)) {
    const term = termOf(amount, text);
    const last = chains.at(-1);
    const between = last && !last.total ? text.slice(endOf(last), term.start) : '';
    if (last && PLUS.test(between)) last.terms.push(term);
    else if (last && EQUALS.test(between) && isSum(last) && !GOES_ON.test(text.slice(term.end)))
      last.total = amount;
    else chains.push({ terms: [term] });
  }
  return chains;
}

function pricesIn(plain: string, raw: string, subject: LintSubject): Amount[] {
  const prices = amountsIn(plain, subject, raw).filter(
    ({ kind, isForeign }) => kind === 'price' && !isForeign,
  );
  return prices.sort((a, b) => a.offset - b.offset);
}

function termOf(amount: Amount, text: string): Term {
  const end = amount.offset + amount.length;
  const [before = '', count] =
    COUNT_BEFORE.exec(text.slice(Math.max(0, amount.offset - LONGEST_COUNT), amount.offset)) ?? [];
  const [after = '', number = count] = COUNT_AFTER.exec(text.slice(end, end + LONGEST_COUNT)) ?? [];
  const times = number === undefined ? undefined : Number(number);
  return { amount, times, start: amount.offset - before.length, end: end + after.length };
}

function isSum({ terms: [first, ...others] }: Chain): boolean {
  return others.length > 0 || first.times !== undefined;
}

function endOf({ terms }: Chain): number {
  return terms.at(-1)?.end ?? 0;
}

function addedUp(
  terms: Chain['terms'],
  text: string,
  spot: Spot,
): Pick<WrittenSum, 'terms' | 'place' | 'sum'> {
  const sum = terms.reduce((total, { amount, times = 1 }) => total + times * Number(amount.value), 0);
  const [{ start }] = terms;
  const shown = text.slice(start, terms.at(-1)?.end);
  const place = { ...spot, part: { offset: start, length: shown.length } };
  return { terms: shown.replaceAll('\\', '').trim(), place, sum: Number(sum.toFixed(3)) };
}

function totalAt(spot: Spot, { offset, length, value, shown }: Span & Amount): WrittenSum['total'] {
  return { ...spot, part: { offset, length }, value: Number(value), shown };
}
