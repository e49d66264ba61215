// Finds sentences that give the price or time of something that is sold.

import type { Path } from '../../../base/json-value.ts';
import type { LanguagePack } from '../language/pack.ts';
import type { LintSubject } from '../rule.ts';
import { type Amount, amountsIn, mayHoldAmounts } from './amounts.ts';
import { type AroundIt, isTier, nameKey } from './named-things.ts';
import type { Spot, Statement } from './statement.ts';

/** A name and its price or time may be at most this far apart, with only joining words between them. */
const FARTHEST = 60;
/** In a language without a pack only punctuation joins them: "Business Plan: 700 zł". */
const PRICE_JOINS = new Map<LanguagePack | undefined, RegExp>();

function priceJoin(pack: LanguagePack | undefined): RegExp {
  const words = pack ? `|(?<!\\p{L})(?:${pack.prices.joins.join('|')})(?!\\p{L})` : '';
  const join =
    PRICE_JOINS.get(pack) ?? new RegExp(`^(?: \\([A-Z]{2,5}\\))?(?:[’']s|[\\s:,(*\\])–-]${words})*$`, 'iu');
  PRICE_JOINS.set(pack, join);
  return join;
}

/** A sentence with prices or times. Which name each belongs to is decided later, when all names are known. */
export type Spoken = Spot & { words: string; offset: number; amounts: Amount[]; item?: AroundIt };

export function spokenIn(subject: LintSubject, around: (path: Path) => AroundIt | undefined): Spoken[] {
  const { texts, file } = subject;
  return texts
    .filter(text => !text.isQuoted && (text.raw.includes('{') || mayHoldAmounts(text)))
    .flatMap(({ plain, raw, path, words: { sentences } }) =>
      sentences.flatMap(({ offset, length }) => {
        const words = plain.substr(offset, length);
        const amounts = amountsIn(words, subject, raw.substr(offset, length));
        if (amounts.length === 0) return [];
        return { words, offset, amounts, path, file: file.file, item: around(path) };
      }),
    );
}

const FIRST_WORD = /[\p{L}\p{N}]+/u;
const WORDS = /[\p{L}\p{N}]+/gu;

/** Shorter compounds may mean many things. */
const LONG_WORD = 10;

/** Names of several words or of one long word, listed under their first word. */
export type LongNames = Map<string, string[]>;

export function longNames(names: Set<string>, pack: LanguagePack | undefined): LongNames {
  const long: LongNames = new Map();
  const isLong = (name: string) =>
    name.includes(' ') || (pack?.prices.hasCompounds === true && name.length >= LONG_WORD);
  for (const name of names) {
    const [first] = FIRST_WORD.exec(name) ?? [];
    if (!first || !isLong(name) || isTier(name, pack) || !/^[\p{L}\p{N} &’'-]+$/u.test(name)) continue;
    const others = long.get(first);
    if (others) others.push(name);
    else long.set(first, [name]);
  }
  return long;
}

/** Finds the names in a sentence with their places. If two begin at the same place, the longer one counts. */
export function namesIn(words: string, long: LongNames): RegExpExecArray[] {
  const begun = new Set([...words.toLowerCase().matchAll(WORDS)].flatMap(([word]) => long.get(word) ?? []));
  if (begun.size === 0) return [];
  const longFirst = [...begun].sort((a, b) => b.length - a.length);
  const form = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longFirst.join('|')})s?(?![\\p{L}\\p{N}])`, 'giu');
  return [...words.matchAll(form)];
}

/** Reads only sentences with one name and, right after it, one price or time. Anything else needs a reader. */
export function spokenOf(
  { words, offset, amounts, path, file }: Spoken,
  long: LongNames,
  pack: LanguagePack | undefined,
): Statement[] {
  const joins = { price: priceJoin(pack), time: pack?.prices.times?.joins };
  const [named, ...others] = namesIn(words, long);
  if (!named || others.some(other => nameKey(other[0]) !== nameKey(named[0]))) return [];
  const [name] = named;
  const end = named.index + name.length;
  return (['price', 'time'] as const).flatMap(kind => {
    const [amount, ...more] = amounts.filter(one => one.kind === kind);
    if (!amount || more.length > 0 || amount.offset < end) return [];
    if (amount.offset - end > FARTHEST || !joins[kind]?.test(words.slice(end, amount.offset))) return [];
    const part = { offset: offset + amount.offset, length: amount.length };
    const { value, shown, isForeign } = amount;
    return { kind, name, key: nameKey(name), value, shown, isForeign, path, part, file, words };
  });
}
