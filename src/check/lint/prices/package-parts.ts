// Adds up what the parts of a package cost one by one: against its saving, and where its block still gives the sum or the saving from
// before a price changed.

import { type SaidPart, says, the } from '../../../base/sentences/said.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import type { LintSubject, Reopen } from '../rule.ts';
import { shownAmount } from './amounts.ts';
import { type SumLeft, totalLeft } from './left-sums.ts';
import type { Moved } from './moved.ts';
import { nameKey } from './named-things.ts';
import { added, isUnder, type Prices, partPrices, pricesBefore, termsLeft } from './package-sums.ts';
import { type SaidTogether, spotKey } from './places.ts';
import { type AmountThere, amountsOn, type Package, type SaidPrice } from './statements.ts';

export function wrongSavings(one: Package, prices: Prices, reopen: Reopen): Problem | Problem[] {
  const { price, save, path, file } = one;
  const parts = partPrices(one, name => prices.get(nameKey(name)));
  if (!parts || save === undefined || added(parts) - price === save) return [];
  const subject = reopen(file);
  if (!subject) return [];
  const sum = added(parts);
  const [all = '', right = '', wrong = ''] = [sum, sum - price, save].map(value =>
    shownAmount(value, subject.library),
  );
  const message = says`The parts of this package cost ${the.sign(all)} one by one, so it saves ${the.sign(right)}, not ${the.sign(wrong)}. Put one of them right.`;
  const warning = subject.warn('package-savings', [...path, 'save'], message);
  return { ...warning, elsewhere: [all, right] };
}

/** Of a package: what it and its parts cost before prices moved, and what they cost now. */
type Change = { one: Package; page: SaidPrice; was: Costs; now: Costs };
type Costs = { parts: number[]; price: number };

const sumOf = ({ parts }: Costs) => added(parts);
const savingOf = ({ parts, price }: Costs) => added([...parts, -price]);

/** Finds sums and savings in the block of a package that are still those from before prices moved. */
export function partsLeft(
  moved: Moved[],
  before: SaidPrice[],
  site: SaidTogether,
  reopen: Reopen,
): SumLeft[] {
  if (moved.length === 0) return [];
  const files = moved.flatMap(one => one.files);
  const prices = pricesBefore(before, site);
  const old = before.flatMap(({ packages }) => packages);
  return site.all.flatMap(page =>
    page.packages.flatMap(one => {
      const priceOf = (name: string) => prices.get(nameKey(name));
      const was = partPrices(one, priceOf);
      const now = partPrices(
        one,
        name => laterPrice(name, priceOf(name), page, moved, site) ?? priceOf(name),
      );
      if (!was || !now) return [];
      const { price = one.price } =
        old.find(({ file, name }) => file === one.file && nameKey(name) === nameKey(one.name)) ?? {};
      const change = { one, page, was: { parts: was, price }, now: { parts: now, price: one.price } };
      return [...sumPlaces(change, site, reopen), ...savingPlaces(change, reopen)].map(left => ({
        ...left,
        files,
      }));
    }),
  );
}

const DOUBT = says`Only if it is what the parts cost one by one.`;
const DOUBT_OF_SAVING = says`Only if it is what people save.`;

type Found = Omit<SumLeft, 'files'>;

function sumPlaces(change: Change, { factsOf }: SaidTogether, reopen: Reopen): Found[] {
  const { one, page } = change;
  const [was, now] = [sumOf(change.was), sumOf(change.now)];
  if (was === now) return [];
  const facts = new Set(factsOf(page).map(spotKey));
  const old = amountsInBlock(one, page, was).filter(
    there => there.kind === 'price' && !facts.has(spotKey(there)),
  );
  const sums = page.sums.filter(({ sum, place }) => sum === was && isUnder(place.path, one.path));
  const subject = old.length + sums.length > 0 ? reopen(page.file) : undefined;
  if (!subject) return [];
  const [before, after] = amountParts(was, now, subject);
  const name = the.text(one.name);
  const message = says`The parts of ${name} cost ${after} one by one now, and ${before} before. Change it here too, if it is their sum.`;
  const places = [
    ...sums.map(sum => termsLeft(sum, change.now.parts, message, subject)),
    ...old.map(there => totalLeft({ ...there, value: was, now }, message, subject)),
  ].map(left => ({ ...left, doubt: DOUBT }));
  return [{ what: says`${before} of the parts of ${name}`, places }];
}

function savingPlaces(change: Change, reopen: Reopen): Found[] {
  const { one, page } = change;
  const [was, now] = [savingOf(change.was), savingOf(change.now)];
  if (was === now || was <= 0 || now <= 0) return [];
  const subject = reopen(page.file);
  if (!subject) return [];
  const [before, after] = amountParts(was, now, subject);
  const shown = shownAmount(was, subject.library);
  const saved = { kind: 'saving', value: String(was), shown, file: one.file } as const;
  const old: AmountThere[] = [
    ...(one.save === was ? [{ ...saved, path: [...one.path, 'save'] }] : []),
    ...amountsInBlock(one, page, was).filter(there => isAbout(change, there)),
  ];
  if (old.length === 0) return [];
  const name = the.text(one.name);
  const message = says`With ${name} people save ${after} now, and ${before} before. Change it here too, if it is their saving.`;
  const places = old.map(there => ({
    ...totalLeft({ ...there, value: was, now }, message, subject),
    doubt: DOUBT_OF_SAVING,
  }));
  return [{ what: says`${before} saved with ${name}`, places }];
}

function amountParts(was: number, now: number, { library }: LintSubject): [was: SaidPart, now: SaidPart] {
  return [the.sign(shownAmount(was, library)), the.sign(shownAmount(now, library))];
}

/** The amounts of a package's own texts, and of texts of its block that belong to no other package. */
function amountsInBlock({ path }: Package, page: SaidPrice, value: number): AmountThere[] {
  const others = page.packages.filter(other => other.path.join() !== path.join());
  return amountsOn(page).filter(
    one =>
      one.kind !== 'time' &&
      one.value === String(value) &&
      isUnder(one.path, path.slice(0, 2)) &&
      !others.some(other => isUnder(one.path, other.path)),
  );
}

/** Whether a text gives what the package or its parts cost, or stands in the package itself. */
function isAbout({ one, page, was, now }: Change, { path }: AmountThere): boolean {
  const known = [was.price, now.price, sumOf(was), sumOf(now)].map(String);
  const beside = amountsOn(page).filter(there => there.path.join() === path.join());
  return isUnder(path, one.path) || beside.some(({ value }) => known.includes(value));
}

/** Undefined if the price has not moved. */
function laterPrice(
  name: string,
  price: number | undefined,
  page: SaidPrice,
  moved: Moved[],
  { things }: SaidTogether,
): number | undefined {
  if (price === undefined) return undefined;
  const thing = things.of(name, page);
  const later = moved.find(
    one => one.kind === 'price' && one.thing === thing && Number(one.was.value) === price,
  );
  return later && Number(later.now.value);
}
