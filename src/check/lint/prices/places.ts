// Finds every place on the site that states a given price or time of a thing. After a change, these places still say the old
// value.
import type { LanguagePack } from '../language/pack.ts';
import type { Amount } from './amounts.ts';
import type { Spoken } from './in-sentences.ts';
import type { AroundIt } from './named-things.ts';
import type { Spot, Statement } from './statement.ts';
import { type Labelled, type SaidPrice, statementsOf } from './statements.ts';
import { type Things, thingsOf } from './things.ts';

/** A statement with the thing it is about. */
export type Fact = Statement & { thing: string };

export type SaidTogether = {
  all: SaidPrice[];
  things: Things;
  pack?: LanguagePack;
  factsOf: (page: SaidPrice) => Fact[];
  /** The pages that state this amount for anything. */
  saying: (amount: Pick<Asked, 'kind' | 'value'>) => Iterable<SaidPrice>;
};

/** "thing" is a key, as Things.of returns it. */
export type Asked = { thing: string; kind: Amount['kind']; value: string };

/** Whether a place surely means the thing, perhaps means it or another one, or may mean several things at once. */
export type Certainty = 'surely' | 'perhaps' | 'severally';

/** "words" is the sentence around the place. */
export type Place = Spot & { shown: string; words?: string; meant: Certainty };

export function saidTogether(all: SaidPrice[], pack: LanguagePack | undefined): SaidTogether {
  const things = thingsOf(all, pack);
  const known = new Map<SaidPrice, Fact[]>();
  const factsOf = (page: SaidPrice) => {
    const facts = known.get(page) ?? factsIn(page, things, pack);
    known.set(page, facts);
    return facts;
  };
  return { all, things, pack, factsOf, saying: openIndex(all, factsOf) };
}

/** Builds the index at the first question, because nobody asks if nothing has changed. */
function openIndex(all: SaidPrice[], factsOf: SaidTogether['factsOf']): SaidTogether['saying'] {
  let index: Map<string, Set<SaidPrice>> | undefined;
  const make = () => {
    const pages = new Map<string, Set<SaidPrice>>();
    for (const page of all) {
      const spoken = page.spoken.flatMap(({ amounts }) => amounts);
      for (const { kind, value } of [...factsOf(page), ...page.labelled, ...spoken])
        pages.set(`${kind} ${value}`, (pages.get(`${kind} ${value}`) ?? new Set()).add(page));
    }
    return pages;
  };
  return ({ kind, value }) => {
    index ??= make();
    return index.get(`${kind} ${value}`) ?? [];
  };
}

function factsIn(page: SaidPrice, things: Things, pack: LanguagePack | undefined): Fact[] {
  const facts = statementsOf(page, things.names, things.long, pack);
  return facts.map(fact => ({ ...fact, thing: things.of(fact.name, page) }));
}

export function placesThatSay(asked: Asked, site: SaidTogether): Place[] {
  return [...site.saying(asked)].flatMap(page => placesOn(page, asked, site));
}

export function spotKey({ file, path, part }: Spot): string {
  return `${file} ${path.join('/')} ${part?.offset ?? ''}`;
}

export function placesOn(page: SaidPrice, asked: Asked, site: SaidTogether): Place[] {
  const places = new Map<string, Place>();
  for (const place of [
    ...inStatements(page, asked, site),
    ...inLabels(page, asked, site),
    ...inSentences(page, asked, site),
  ]) {
    places.set(spotKey(place), places.get(spotKey(place)) ?? place);
  }
  return [...places.values()];
}

export function isAsked({ kind, value }: Pick<Amount, 'kind' | 'value'>, asked: Asked): boolean {
  return kind === asked.kind && value === asked.value;
}

function inStatements(page: SaidPrice, asked: Asked, { factsOf }: SaidTogether): Place[] {
  return factsOf(page)
    .filter(fact => fact.thing === asked.thing && isAsked(fact, asked))
    .map(({ file, path, part, shown, words }) => ({ file, path, part, shown, words, meant: 'surely' }));
}

function inLabels(page: SaidPrice, asked: Asked, site: SaidTogether): Place[] {
  return page.labelled.flatMap(label => {
    const meant = isAsked(label, asked) ? meantByLabel(label, page, asked, site) : undefined;
    const { file, path, part, shown } = label;
    return meant === undefined ? [] : { file, path, part, shown, meant };
  });
}

/** Values beside a label are left to inLabels. */
function inSentences(page: SaidPrice, asked: Asked, site: SaidTogether): Place[] {
  const labels = new Set(page.labelled.map(({ path }) => path.join('/')));
  return page.spoken.flatMap(spoken => {
    const { file, path, words, offset } = spoken;
    if (labels.has(path.join('/')) || !spoken.amounts.some(amount => isAsked(amount, asked))) return [];
    const meant = meantBySentence(spoken, page, asked, site);
    if (meant === undefined) return [];
    return spoken.amounts
      .filter(amount => isAsked(amount, asked))
      .map(({ offset: start, length, shown }) => ({
        ...{ file, path, words, shown, meant },
        part: { offset: offset + start, length },
      }));
  });
}

/** Undefined if another thing is meant, or none. The same holds for meantBySentence. */
function meantByLabel(
  { label, item }: Labelled,
  page: SaidPrice,
  { thing }: Asked,
  { things, pack }: SaidTogether,
): Certainty | undefined {
  const named = things.namedIn(`${label}. ${item.words}`);
  if (named.has(thing)) return named.size === 1 ? 'surely' : 'severally';
  if (named.size > 0 || things.topicOf(page) !== thing) return undefined;
  const isSure = pack?.prices.label.test(label) === true || isSizeFirst(label, page, thing, things);
  return isSure ? 'surely' : 'perhaps';
}

/** Whether the label begins with a size, as in "Standard report" on the page of the report. */
function isSizeFirst(label: string, page: SaidPrice, thing: string, things: Things): boolean {
  const [first = ''] = label.split(' ');
  return page.about !== undefined && things.of(first, page) === thing;
}

function meantBySentence(
  spoken: Spoken,
  page: SaidPrice,
  asked: Asked,
  site: SaidTogether,
): Certainty | undefined {
  const { thing } = asked;
  const { things } = site;
  const topic = things.topicOf(page);
  const ofItem = thingsOfItem(spoken, page, things);
  if (ofItem.has(thing)) return ofItem.size === 1 ? 'surely' : 'severally';
  const named = things.namedIn(spoken.words);
  if (named.has(thing)) return named.size === 1 ? 'perhaps' : 'severally';
  const led = (spoken.item?.leadsTo ?? []).flatMap(route => things.at(route) ?? []);
  if (led.includes(thing)) return 'perhaps';
  if ([...ofItem, ...led].some(other => other !== topic)) return undefined;
  const isAboutIt = topic === thing && [...named].every(other => other === topic);
  return isAboutIt || isLeftAlone(page, asked, site) ? 'perhaps' : undefined;
}

export function thingsOfItem({ item }: { item?: AroundIt }, page: SaidPrice, things: Things): Set<string> {
  if (item?.name === undefined) return new Set();
  const own = things.of(item.name, page);
  return things.names.has(own) ? new Set([own]) : things.namedIn(item.name);
}

/**
 * A page that prices several things may say "from $700" without a name. That is out of date only if no other thing there has
 * that price.
 */
function isLeftAlone(page: SaidPrice, { thing, kind, value }: Asked, { factsOf }: SaidTogether): boolean {
  const facts = factsOf(page).filter(fact => fact.kind === kind);
  return (
    facts.some(fact => fact.thing === thing) &&
    !facts.some(fact => fact.value === value && fact.thing !== thing)
  );
}
