// Holds what a package writes about the sum of its parts against their prices: "3 × $700" beside $2,150, or "its parts come to $4,350:
// you pay $300 less" where the package costs $4,000.
import { isFields, type Path } from '../../../base/json-value.ts';
import { type Said, says, the } from '../../../base/sentences/said.ts';
import { changeInto } from '../../../document/problem/fix-texts.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import type { LintSubject, Reopen } from '../rule.ts';
import { shownAmount } from './amounts.ts';
import { type LeftBehind, withPlainSpaces } from './left-behind.ts';
import { type SumLeft, sumLeft, totalLeft } from './left-sums.ts';
import type { Moved } from './moved.ts';
import { itemName, nameKey } from './named-things.ts';
import type { SaidTogether } from './places.ts';
import { type Spot, type Statement, spanOf } from './statement.ts';
import { type AmountThere, amountsOn, type Package, type SaidPrice } from './statements.ts';
import type { WrittenSum } from './written-sums.ts';

/** The first price given for each name. */
export type Prices = Map<string, number>;

export function pricesIn(statements: Statement[]): Prices {
  const prices: Prices = new Map();
  for (const { kind, key, value, isForeign } of statements) {
    if (kind === 'price' && !isForeign && !prices.has(key)) prices.set(key, Number(value));
  }
  return prices;
}

/** Of changed documents the earlier prices, of all others those of today. */
export function pricesBefore(before: SaidPrice[], site: SaidTogether): Prices {
  return pricesIn([...before, ...site.all].flatMap(site.factsOf));
}

/** A new price counts also while other places still say the old one. */
export function pricesAfter(moved: Moved[], site: SaidTogether): Prices {
  return pricesIn([...moved.map(one => one.now), ...site.all.flatMap(site.factsOf)]);
}

/** What the parts cost, in their order. Undefined if one of them has no price. */
export function partPrices({ features }: Package, priceOf: (feature: string) => number | undefined) {
  const prices = features.flatMap(feature => {
    const name = nameOf(feature);
    return (name === undefined ? undefined : priceOf(name)) ?? [];
  });
  return prices.length < features.length ? undefined : prices;
}

export function added(prices: number[]): number {
  return Number(prices.reduce((sum, price) => sum + price, 0).toFixed(3));
}

function nameOf(feature: unknown): string | undefined {
  return typeof feature === 'string' ? feature : isFields(feature) ? itemName(feature) : undefined;
}

const knownPrices = (one: Package, prices: Prices) => partPrices(one, name => prices.get(nameKey(name)));

/** The package whose words the place is in. */
function packageAround(place: Spot, { packages }: SaidPrice): Package | undefined {
  return packages.find(({ path }) => isUnder(place.path, path));
}

export function isUnder(path: Path, around: Path): boolean {
  return around.every((step, at) => path[at] === step);
}

/** Where packages write out what their parts cost one by one. "3 × $700" names no part, so one new price in it would be wrong. */
export function sumsOfParts(site: SaidTogether, prices: Prices): Spot[] {
  const ofPage = (page: SaidPrice) =>
    page.sums.filter(({ sum, place }) => {
      const one = packageAround(place, page);
      const parts = one && knownPrices(one, prices);
      return parts && added(parts) === sum;
    });
  return site.all
    .filter(({ packages }) => packages.length > 0)
    .flatMap(ofPage)
    .map(({ place }) => place);
}

/** What the parts cost, if the total beside a sum says just that. Then the terms are wrong, and not the total. */
function partsOfTotal({ place, total }: WrittenSum, site: SaidTogether, prices: Prices) {
  const page = site.all.find(({ file }) => file === place.file);
  const one = page && packageAround(place, page);
  const parts = one && knownPrices(one, prices);
  return parts && added(parts) === total.value ? parts : undefined;
}

/** Sums beside a label that do not add up, although their total is right. A label alone may look like a sum and be none. */
export function wrongTerms(site: SaidTogether, prices: Prices): WrittenSum[] {
  return site.all.flatMap(({ sums, packages }) =>
    packages.length === 0
      ? []
      : sums.filter(sum => sum.sum !== sum.total.value && partsOfTotal(sum, site, prices)),
  );
}

/** Names each wrong sum, with what has to be changed: its total, or its terms if the total is what the parts of a package cost. */
export function sumsLeft(sums: WrittenSum[], site: SaidTogether, prices: Prices, reopen: Reopen): SumLeft[] {
  return sums.flatMap(sum => {
    const parts = partsOfTotal(sum, site, prices);
    const subject = parts && reopen(sum.place.file);
    if (!parts || !subject) return sumLeft(sum, reopen);
    const { terms, total, place } = sum;
    const [written, added] = [the.text(terms), the.sign(shownAmount(sum.sum, subject.library))];
    const message = says`${written} adds up to ${added}, and the parts cost ${the.sign(total.shown)} one by one, as this says. Change the sum.`;
    const places = [termsLeft(sum, parts, message, subject)];
    return [{ what: says`${written}`, files: [place.file], places }];
  });
}

/** A sum with other terms: the prices of the parts, written as it is. */
export function termsLeft(
  { terms, place }: WrittenSum,
  parts: number[],
  message: Said,
  { parsed, library, warn }: LintSubject,
): LeftBehind {
  const span = spanOf(place, parsed);
  const text = termsWritten(
    terms,
    parts.map(price => shownAmount(price, library)),
  );
  const fix = text === undefined ? undefined : changeInto(span, the.sign(text), text);
  const problem = warn('contradictions', place.path, message, { span, fix });
  return { problem: { ...problem, elsewhere: [text ?? ''] } };
}

const COUNTED = /^\d{1,4}(\s*)([×x✕·])\s*\D/;

/** "3 × $700" with one part for $750 → "$750 + 2 × $700". Undefined if nobody can be sure how to write it. */
function termsWritten(terms: string, prices: string[]): string | undefined {
  const written = terms.split(/[+＋]/).map(term => term.trim());
  const counted = written.map(term => COUNTED.exec(term)).find(found => found !== null);
  const isOdd = written.some(term => /[×x✕*·{]/.test(term) && !COUNTED.test(term));
  if (isOdd) return undefined;
  const [, space = ' ', times = '×'] = counted ?? [];
  const text = [...new Set(prices)]
    .map(price => [price, prices.filter(other => other === price).length] as const)
    .map(([price, count]) => (count === 1 ? price : `${count}${space}${times}${space}${price}`))
    .join(/\s/.test(terms) ? ' + ' : '+');
  return terms === withPlainSpaces(terms) ? withPlainSpaces(text) : text;
}

/** Another amount beside the sum is taken for the difference if it is about as large. */
const LIKE = 2;

/** Names amounts beside the sum of the parts that are meant for what a package costs less, and are not. */
export function wrongDifferences(page: SaidPrice, prices: Prices, reopen: Reopen): Problem[] {
  const priced = page.packages.flatMap(one => {
    const parts = knownPrices(one, prices);
    return parts && parts.length > 1 ? { one, sum: added(parts) } : [];
  });
  if (priced.length === 0) return [];
  const known = new Set([
    ...prices.values(),
    ...priced.flatMap(({ one, sum }) => [sum, one.price, sum - one.price, one.save ?? sum]),
  ]);
  return priced.flatMap(({ one, sum }) => {
    const right = sum - one.price;
    return textsInBlock(one.path, page).flatMap(amounts => {
      const isSaid = amounts.some(({ value }) => Number(value) === sum);
      const [wrong, ...others] = amounts.filter(({ value }) => !known.has(Number(value)));
      const isLike = (value: number) => right > 0 && value <= right * LIKE && value * LIKE >= right;
      if (!isSaid || !wrong || others.length > 0 || !isLike(Number(wrong.value))) return [];
      const subject = reopen(page.file);
      if (!subject) return [];
      const shown = (value: number) => the.sign(shownAmount(value, subject.library));
      const message = says`The parts of ${the.text(one.name)} cost ${shown(sum)} one by one and it costs ${shown(one.price)}, which is ${shown(right)} less, and this says ${the.sign(wrong.shown)}. Put one of them right.`;
      return totalLeft({ ...wrong, value: Number(wrong.value), now: right }, message, subject).problem;
    });
  });
}

/** The amounts of each text of a package's block, without those of its other packages. */
function textsInBlock(path: Path, page: SaidPrice): AmountThere[][] {
  const texts = new Map<string, AmountThere[]>();
  const others = page.packages.filter(other => !isUnder(other.path, path));
  const isOwn = ({ kind, path: there }: AmountThere) =>
    kind !== 'time' && isUnder(there, path.slice(0, 2)) && !others.some(other => isUnder(there, other.path));
  for (const one of amountsOn(page).filter(isOwn)) {
    const key = one.path.join('/');
    texts.set(key, [...(texts.get(key) ?? []), one]);
  }
  return [...texts.values()];
}
