// Reads what a document says about prices and times. Once all names of things for sale are known, says which thing each is about.

import type { LanguagePack } from '../language/pack.ts';
import type { LintSubject } from '../rule.ts';
import { type Amount, amountsIn, amountWritten, isLowestAfter, shownAmount } from './amounts.ts';
import { type LongNames, type Spoken, spokenIn, spokenOf } from './in-sentences.ts';
import {
  type AroundIt,
  aroundIt,
  type Item,
  isTier,
  itemName,
  itemsAround,
  itemsOf,
  nameKey,
  subjectName,
  subjectTitle,
} from './named-things.ts';
import type { Spot, Statement } from './statement.ts';
import { type WrittenSum, writtenSums } from './written-sums.ts';

/** What is kept of a document, to compare it with others. */
export type SaidPrice = {
  file: string;
  route?: string;
  /** The titles it has: in search results, as an article, and at its top. */
  title: string;
  /** What the document is about. */
  about?: string;
  priced: Statement[];
  labelled: Labelled[];
  spoken: Spoken[];
  packages: Package[];
  sums: WrittenSum[];
};

export type Labelled = Spot &
  Pick<Amount, 'kind' | 'value' | 'shown' | 'isForeign' | 'isLowest'> & {
    label: string;
    isUnit: boolean;
    item: AroundIt;
  };
/** "path" is that of the whole package. */
export type Package = Spot & { name: string; price: number; save?: number; features: unknown[] };

export function saidIn(subject: LintSubject): SaidPrice {
  const items = itemsOf(subject);
  const { file, route } = subject;
  return {
    file: file.file,
    route,
    title: subjectTitle(subject),
    about: subjectName(subject),
    priced: items.flatMap(item => [...pricedItem(item, subject), ...savingItem(item, subject)]),
    labelled: items.flatMap(item => labelledValue(item, subject)),
    spoken: spokenIn(subject, itemsAround(items)),
    packages: items.flatMap(item => packageOf(item, subject)),
    sums: writtenSums(items, subject),
  };
}

/** An amount in a sentence, or in a value beside a label. */
export type AmountThere = Spot &
  Pick<Amount, 'kind' | 'value' | 'shown' | 'isLowest'> & { words?: string; label?: string; item?: AroundIt };

/** Values beside a label are not listed as sentences again. */
export function amountsOn({ labelled, spoken }: SaidPrice): AmountThere[] {
  const labels = new Set(labelled.map(({ path }) => path.join('/')));
  const inSentences = spoken.filter(({ path }) => !labels.has(path.join('/')));
  return [
    ...labelled,
    ...inSentences.flatMap(({ amounts, offset, words, path, file, item }) =>
      amounts.map(({ kind, value, shown, isLowest, offset: start, length }) => {
        const part = { offset: offset + start, length };
        return { kind, value, shown, isLowest, words, item, path, part, file };
      }),
    ),
  ];
}

/** Things for sale: services that pages describe, everything with a price, and what has a time on any site. */
export function saidNames(all: SaidPrice[], pack: LanguagePack | undefined): Set<string> {
  const names = new Set(pack?.prices.times?.things);
  for (const { about, priced } of all) {
    if (about !== undefined) names.add(nameKey(about));
    for (const { name } of priced) names.add(nameKey(name));
  }
  return names;
}

export function statementsOf(
  { about, priced, labelled, spoken }: SaidPrice,
  names: Set<string>,
  long: LongNames,
  pack: LanguagePack | undefined,
): Statement[] {
  return [
    ...priced,
    ...labelled.flatMap(value => named(value, about, names, pack)),
    ...spoken.flatMap(one => [...spokenOf(one, long, pack), ...savingSpoken(one, names)]),
  ];
}

function pricedItem(item: Item, subject: LintSubject): Statement[] {
  const { fields, path } = item;
  const name = itemName(fields);
  const price = amountWritten(fields.price, subject);
  if (name === undefined || price === undefined) return [];
  const value = String(price);
  const shown = shownAmount(price, subject.library);
  const key = scoped(nameKey(name), item, subject);
  return [{ kind: 'price', name, key, value, shown, path: [...path, 'price'], file: subject.file.file }];
}

function savingItem(item: Item, subject: LintSubject): Statement[] {
  const { fields, path } = item;
  const name = itemName(fields);
  const save = amountWritten(fields.save, subject);
  if (name === undefined || save === undefined) return [];
  const shown = shownAmount(save, subject.library);
  const key = scoped(nameKey(name), item, subject);
  const place = { path: [...path, 'save'], file: subject.file.file };
  return [{ kind: 'saving', name, key, value: String(save), shown, ...place }];
}

/** Reads savings inside an item named like a package: "Three reports, and a saving of $300." */
function savingSpoken({ item, amounts, offset, path, file, words }: Spoken, names: Set<string>): Statement[] {
  const name = item?.name?.replace(/:.*/, '');
  if (name === undefined || !names.has(nameKey(name))) return [];
  return amounts
    .filter(({ kind }) => kind === 'saving')
    .map(amount => {
      const part = { offset: offset + amount.offset, length: amount.length };
      const { kind, value, shown, isForeign } = amount;
      return { kind, name, key: nameKey(name), value, shown, isForeign, path, part, file, words };
    });
}

/**
 * The "Basic" package of one page is not that of another, so its key holds the file. Without a pack of the language nobody knows
 * such names, so all packages are kept apart.
 */
function scoped(key: string, { fields, path }: Item, { file, pack }: LintSubject): string {
  const isPackage = Array.isArray(fields.features) || path.includes('offers');
  return isTier(key, pack) || (!pack && isPackage) ? `${key} in ${file.file}` : key;
}

function labelledValue({ fields, path }: Item, subject: LintSubject): Labelled[] {
  const { file, pack } = subject;
  const [field, label, written] =
    typeof fields.duration === 'string'
      ? ['duration', itemName(fields), fields.duration]
      : ['value', fields.label, fields.value];
  if (typeof label !== 'string' || typeof written !== 'string') return [];
  const isUnit = pack?.prices.times?.unit.test(label) === true;
  const [amount, ...others] = amountsIn(isUnit ? `${written} ${label}` : written, subject);
  if (!amount || others.length > 0) return [];
  const { kind, value, shown, isForeign, offset, length } = amount;
  // "From $700": only the amount is to be changed.
  const isPart = length < written.length && offset + length <= written.length;
  return [
    {
      ...(isPart && { part: { offset, length } }),
      kind,
      value,
      shown,
      isForeign,
      isLowest: amount.isLowest || isLowestAfter(label, pack),
      label,
      isUnit,
      path: [...path, field],
      file: file.file,
      item: aroundIt(fields),
    },
  ];
}

function named(
  { label, isUnit, ...said }: Labelled,
  about: string | undefined,
  names: Set<string>,
  pack: LanguagePack | undefined,
) {
  const { item: _, ...statement } = said;
  const { label: ofPrice, times } = pack?.prices ?? {};
  const isMeant = said.kind === 'price' ? ofPrice?.test(label) : isUnit || times?.label.test(label);
  const name = names.has(nameKey(label)) ? label : isMeant ? about : undefined;
  return name ? [{ ...statement, name, key: nameKey(name) }] : [];
}

function packageOf({ fields, path }: Item, subject: LintSubject): Package[] {
  const { features } = fields;
  const { file } = subject;
  const [price, save] = [fields.price, fields.save].map(written => amountWritten(written, subject));
  if (price === undefined || !Array.isArray(features)) return [];
  const saving = save !== undefined && { save };
  return [{ name: itemName(fields) ?? '', price, ...saving, features, path, file: file.file }];
}
