// Finds prices that stand for several things without naming one: "Any one of four reports: $700". When one of these things gets
// another price, only a reader can say what is right there.
import { type Asked, isAsked, type Place, type SaidTogether, spotKey, thingsOfItem } from './places.ts';
import { type AmountThere, amountsOn, type SaidPrice } from './statements.ts';

/** "now" is the new price. "known" are the places that mean the thing itself. */
export function placesOfSeveral(asked: Asked, now: string, known: Place[], site: SaidTogether): Place[] {
  if (asked.kind !== 'price') return [];
  const taken = new Set(known.map(spotKey));
  const pages = [...site.saying(asked)];
  const facts = pages
    .flatMap(site.factsOf)
    .filter(fact => isAsked(fact, asked) && fact.thing !== asked.thing);
  const others = new Set(facts.map(({ thing }) => thing));
  // "From $700" stays true while another thing costs $700 and none costs less.
  const isStillLowest = others.size > 0 && Number(now) > Number(asked.value);
  return pages
    .flatMap(page =>
      amountsOn(page).filter(
        one =>
          isAsked(one, asked) &&
          !taken.has(spotKey(one)) &&
          !(one.isLowest && isStillLowest) &&
          !thingsNear(one, page, asked, site).some(thing => others.has(thing)),
      ),
    )
    .map(({ file, path, part, shown, words }) => ({ file, path, part, shown, words, meant: 'severally' }));
}

/** The things that the words around an amount name, those that its links lead to, and what the page is about. */
function thingsNear(
  there: AmountThere,
  page: SaidPrice,
  asked: Asked,
  { things, factsOf }: SaidTogether,
): string[] {
  const { words, label, item } = there;
  const isPricedHere = factsOf(page).some(({ thing, kind }) => thing === asked.thing && kind === asked.kind);
  const topic = isPricedHere ? undefined : things.topicOf(page);
  const named = things.namedIn(words ?? `${label}. ${item?.words}`);
  const led = (item?.leadsTo ?? []).flatMap(route => things.at(route) ?? []);
  return [...named, ...thingsOfItem(there, page, things), ...led, ...(topic === undefined ? [] : [topic])];
}
