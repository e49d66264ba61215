// Adds up what the parts of a package cost one by one: against its saving, and where its block still gives the sum from before a
// price changed.
import { isFields } from '../../../base/json-value.ts';
import { quoted } from '../../../base/words.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import type { Reopen } from '../rule.ts';
import { shownAmount } from './amounts.ts';
import { type SumLeft, totalLeft } from './left-sums.ts';
import type { Moved } from './moved.ts';
import { itemName, nameKey } from './named-things.ts';
import { type SaidTogether, spotKey } from './places.ts';
import type { Statement } from './statement.ts';
import { amountsOn, type Package, type Said } from './statements.ts';

/** The first price given for each name. */
export type Prices = Map<string, number>;

export function pricesIn(statements: Statement[]): Prices {
  const prices: Prices = new Map();
  for (const { kind, key, value } of statements) {
    if (kind === 'price' && !prices.has(key)) prices.set(key, Number(value));
  }
  return prices;
}

export function wrongSavings(
  { price, save, features, path, file }: Package,
  prices: Prices,
  reopen: Reopen,
): Problem | Problem[] {
  const sum = added(features.map(feature => priceOf(feature, prices)));
  if (sum === undefined || sum - price === save) return [];
  const subject = reopen(file);
  if (!subject) return [];
  const [all, right, wrong] = [sum, sum - price, save].map(value => shownAmount(value, subject.library));
  const message = `The parts of this package cost ${all} one by one, so it saves ${right}, not ${wrong}.`;
  const warning = subject.warn('package-savings', path, `${message} Put one of them right.`);
  return { ...warning, elsewhere: [all ?? '', right ?? ''] };
}

/** Finds amounts in the package's block that are still what its parts cost before prices moved. */
export function partsLeft(moved: Moved[], before: Said[], site: SaidTogether, reopen: Reopen): SumLeft[] {
  if (moved.length === 0) return [];
  const files = moved.flatMap(one => one.files);
  const prices = pricesIn([...before, ...site.all].flatMap(site.factsOf));
  return site.all.flatMap(page => {
    const later = (feature: unknown) =>
      laterPrice(feature, page, moved, prices, site) ?? priceOf(feature, prices);
    return page.packages.flatMap(one => {
      const was = added(one.features.map(feature => priceOf(feature, prices)));
      const now = added(one.features.map(later));
      if (was === undefined || now === undefined || was === now) return [];
      return placesWithSum(one, { was, now }, page, site, reopen).map(left => ({ ...left, files }));
    });
  });
}

const DOUBT = 'Only if it is what the parts cost one by one.';

function placesWithSum(
  { name, path }: Package,
  { was, now }: { was: number; now: number },
  page: Said,
  { factsOf }: SaidTogether,
  reopen: Reopen,
): Omit<SumLeft, 'files'>[] {
  const facts = new Set(factsOf(page).map(spotKey));
  const isInBlock = (other: typeof path) => other[0] === path[0] && other[1] === path[1];
  const old = amountsOn(page)
    .filter(one => one.kind === 'price' && one.value === String(was))
    .filter(one => isInBlock(one.path) && !facts.has(spotKey(one)));
  const subject = old.length > 0 ? reopen(page.file) : undefined;
  if (!subject) return [];
  const [shownWas = '', shownNow = ''] = [was, now].map(value => shownAmount(value, subject.library));
  const message = `The parts of ${quoted(name)} cost ${shownNow} one by one now, and ${shownWas} before. Change it here too, if it is their sum.`;
  const places = old.map(one => ({
    ...totalLeft({ ...one, value: was, now }, message, subject),
    doubt: DOUBT,
  }));
  return [{ what: `${shownWas} of the parts of ${quoted(name)}`, places }];
}

/** Undefined if the price has not moved. */
function laterPrice(
  feature: unknown,
  page: Said,
  moved: Moved[],
  prices: Prices,
  { things }: SaidTogether,
): number | undefined {
  const [name, price] = [nameOf(feature), priceOf(feature, prices)];
  if (name === undefined || price === undefined) return undefined;
  const thing = things.of(name, page);
  const later = moved.find(
    one => one.kind === 'price' && one.thing === thing && Number(one.was.value) === price,
  );
  return later && Number(later.now.value);
}

/** Undefined if one of the parts has no price. */
function added(prices: (number | undefined)[]): number | undefined {
  const known = prices.filter(price => price !== undefined);
  return known.length < prices.length ? undefined : known.reduce((sum, price) => sum + price, 0);
}

function priceOf(feature: unknown, prices: Prices): number | undefined {
  const name = nameOf(feature);
  return name === undefined ? undefined : prices.get(nameKey(name));
}

function nameOf(feature: unknown): string | undefined {
  return typeof feature === 'string' ? feature : isFields(feature) ? itemName(feature) : undefined;
}
