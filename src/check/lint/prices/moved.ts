// Compares what documents said before with what they say now, and finds the prices and times that have changed.
import type { Amount } from './amounts.ts';
import { type Fact, placesOn, type SaidTogether } from './places.ts';
import { type AmountThere, amountsOn, type SaidPrice } from './statements.ts';

/** "now" is the first place with the new value, and "files" are all documents that have one. */
export type Moved = { thing: string; kind: Amount['kind']; was: Fact; now: Fact; files: string[] };

export function movedFacts(before: SaidPrice[], site: SaidTogether): Moved[] {
  const inPlaces = movedInPlaces(before, site);
  const moved = [...movedByName(before, site), ...inPlaces];
  const byValue = new Map<string, Moved>();
  for (const one of moved) {
    const about = `${one.kind} ${one.thing} ${one.was.value}`;
    const known = byValue.get(about);
    byValue.set(about, known ? { ...known, files: [...known.files, ...one.files] } : one);
  }
  return [...byValue.values()];
}

function movedByName(before: SaidPrice[], site: SaidTogether): Moved[] {
  const files = new Set(before.map(({ file }) => file));
  const was = groupsOf(before.flatMap(site.factsOf));
  const now = groupsOf(site.all.filter(({ file }) => files.has(file)).flatMap(site.factsOf));
  return [...was].flatMap(([about, earlier]): Moved[] => {
    const later = now.get(about) ?? [];
    const [gone, ...othersGone] = fewer(earlier, later);
    const [come, ...othersCome] = fewer(later, earlier);
    if (!gone || !come || othersGone.length > 0 || othersCome.length > 0) return [];
    return [{ thing: gone.thing, kind: gone.kind, was: gone, now: come, files: [come.file] }];
  });
}

/** Finds changed amounts in labels and sentences, if the old one was a price or time that the site also states by name. */
function movedInPlaces(before: SaidPrice[], site: SaidTogether): Moved[] {
  const today = new Map(site.all.map(page => [page.file, page]));
  const facts = groupsOf([...before, ...site.all].flatMap(site.factsOf), ({ value }) => value);
  return before.flatMap(page => movedInPlace(page, today.get(page.file), facts, site));
}

function movedInPlace(
  page: SaidPrice,
  today: SaidPrice | undefined,
  all: Map<string, Fact[]>,
  site: SaidTogether,
): Moved[] {
  const now = amountsByPlace(today);
  return [...amountsByPlace(page)].flatMap(([place, earlier]) => {
    const [gone, ...othersGone] = fewer(earlier, now.get(place) ?? []);
    const [come, ...othersCome] = fewer(now.get(place) ?? [], earlier);
    if (!gone || !come || othersGone.length > 0 || othersCome.length > 0) return [];
    const { kind, value } = gone;
    const facts = all.get(`${kind} ${value}`) ?? [];
    return [...new Map(facts.map(fact => [fact.thing, fact])).values()].flatMap((was): Moved[] => {
      const meant = placesOn(page, { thing: was.thing, kind, value }, site);
      const isMeant = meant.some(({ path }) => path.join('/') === gone.path.join('/'));
      return isMeant ? [{ thing: was.thing, kind, was, now: { ...was, ...come }, files: [come.file] }] : [];
    });
  });
}

function amountsByPlace(page: SaidPrice | undefined): Map<string, AmountThere[]> {
  const places = new Map<string, AmountThere[]>();
  for (const there of page ? amountsOn(page) : []) {
    const place = `${there.kind} ${there.path.join('/')}`;
    places.set(place, [...(places.get(place) ?? []), there]);
  }
  return places;
}

/**
 * Groups facts by the name that is written there, not by the thing: a standard and a premium report are one thing with two
 * prices.
 */
function groupsOf(facts: Fact[], keyOf = ({ key }: Fact) => key): Map<string, Fact[]> {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const about = `${fact.kind} ${keyOf(fact)}`;
    const group = groups.get(about);
    if (group) group.push(fact);
    else groups.set(about, [fact]);
  }
  return groups;
}

/** One item for each value that the first list has more often than the second. */
function fewer<One extends { value: string }>(some: One[], others: One[]): One[] {
  const more = new Map<string, number>();
  for (const { value } of some) more.set(value, (more.get(value) ?? 0) + 1);
  for (const { value } of others) more.set(value, (more.get(value) ?? 0) - 1);
  const firsts = new Map(some.map(fact => [fact.value, fact]));
  return [...firsts.values()].filter(({ value }) => (more.get(value) ?? 0) > 0);
}
