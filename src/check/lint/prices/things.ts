// Says which thing a name stands for: "Standard MSR Package" is the Market Salary Report, and "Basic" is what its page is about.
import type { LanguagePack } from '../language/pack.ts';
import { type LongNames, longNames, namesIn } from './in-sentences.ts';
import { isTier, nameKey } from './named-things.ts';
import { type SaidPrice, saidNames } from './statements.ts';

export type Things = {
  names: Set<string>;
  long: LongNames;
  /** The key of the thing that a name on this page means. */
  of: (name: string, page: SaidPrice) => string;
  /** All things that some words mention. */
  namedIn: (words: string) => Set<string>;
  /** What a page is about, or else the only thing its title mentions. */
  topicOf: (page: SaidPrice) => string | undefined;
  /** What the page at an address is about. */
  at: (route: string) => string | undefined;
};

const INITIALS = /\b[A-Z]{3,6}\b/g;
const SMALL_WORD = /^(?:of|and|for|the|in|on|to|with|a|an)$/;

export function thingsOf(all: SaidPrice[], pack: LanguagePack | undefined): Things {
  const names = saidNames(all, pack);
  const abouts = new Set(all.flatMap(({ about }) => (about === undefined ? [] : nameKey(about))));
  const byInitials = initialsOf([...names], abouts);
  const packages = packagesOf(all, abouts);
  const sizes = new Map<string, string | undefined>();
  const sizeOf = (key: string) => {
    if (!sizes.has(key)) sizes.set(key, namedWithSize(key, names, byInitials, pack) ?? packages.get(key));
    return sizes.get(key);
  };
  const of = (name: string, { about, file }: SaidPrice) => {
    const key = nameKey(name);
    if (abouts.has(key)) return key;
    if (isTier(key, pack)) return about === undefined ? `${key} in ${file}` : nameKey(about);
    return sizeOf(key) ?? key;
  };
  const long = longNames(names, pack);
  const namedIn = (words: string) => {
    const written = namesIn(words, long).map(([name]) => nameKey(name));
    const short = [...words.matchAll(INITIALS)].flatMap(([word]) => byInitials.get(word.toLowerCase()) ?? []);
    return new Set([...written.map(key => sizeOf(key) ?? key), ...short]);
  };
  const topics = new Map<SaidPrice, string | undefined>();
  const topicOf = (page: SaidPrice) => {
    if (!topics.has(page)) topics.set(page, topic(page, namedIn));
    return topics.get(page);
  };
  const byRoute = new Map(
    all.flatMap(({ about, route }) => (about && route ? [[route, nameKey(about)]] : [])),
  );
  return { names, long, of, namedIn, topicOf, at: route => byRoute.get(route) };
}

/** A name that has a price only on one thing's page is a part of that thing, as "Basic Assessment" is one of its packages. */
function packagesOf(all: SaidPrice[], abouts: Set<string>): Map<string, string> {
  const pages = new Map<string, Set<SaidPrice>>();
  for (const page of all) {
    for (const { name } of page.priced) {
      const key = nameKey(name);
      pages.set(key, (pages.get(key) ?? new Set()).add(page));
    }
  }
  return new Map(
    [...pages].flatMap(([key, [only, ...others]]) =>
      others.length > 0 || only?.about === undefined || abouts.has(key) ? [] : [[key, nameKey(only.about)]],
    ),
  );
}

function topic({ about, title }: SaidPrice, namedIn: Things['namedIn']): string | undefined {
  if (about !== undefined) return nameKey(about);
  const [only, ...others] = namedIn(title);
  return others.length === 0 ? only : undefined;
}

/** "msr" → "market salary report", if no other thing has these initials. Things that pages are about come first. */
function initialsOf(names: string[], abouts: Set<string>): Map<string, string> {
  const found = new Map<string, Set<string>>();
  for (const name of names) {
    const words = name.split(/[\s-]+/).filter(word => /^\p{L}/u.test(word));
    for (const some of [words, words.filter(word => !SMALL_WORD.test(word))]) {
      const initials = some.map(word => word[0]).join('');
      if (initials.length >= 3) found.set(initials, (found.get(initials) ?? new Set()).add(name));
    }
  }
  return new Map(
    [...found].flatMap(([initials, things]) => {
      const first = [...things].filter(name => abouts.has(name));
      const [only, ...others] = first.length > 0 ? first : things;
      return only === undefined || others.length > 0 ? [] : [[initials, only]];
    }),
  );
}

/** "standard genuine position report" and "standard gpr" → "genuine position report": the other words only name a size. */
function namedWithSize(
  key: string,
  names: Set<string>,
  byInitials: Map<string, string>,
  pack: LanguagePack | undefined,
): string | undefined {
  const words = key.split(' ');
  for (let length = words.length - 1; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const inner = words.slice(start, start + length).join(' ');
      const rest = words.filter((_, index) => index < start || index >= start + length).join(' ');
      const thing = names.has(inner) ? inner : byInitials.get(inner);
      if (thing !== undefined && isTier(rest, pack) && !isTier(inner, pack)) return thing;
    }
  }
  return undefined;
}
