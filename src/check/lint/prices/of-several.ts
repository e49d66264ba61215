// Finds prices that stand for several things without naming one: "Any one of four reports: $700". When one of these things gets
// another price, only a reader can say what is right there.
import type { Amount } from './amounts.ts';
import { type Asked, isSame, type Place, type SaidTogether, spotKey, thingsOfItem } from './places.ts';
import type { Spot } from './statement.ts';
import type { Said } from './statements.ts';

/** A price, with all things that the words around it name. */
type Priced = Spot & Pick<Amount, 'shown' | 'isLowest'> & { words?: string; near: string[] };

/** "now" is the new price. "known" are the places that mean the thing itself. */
export function placesOfSeveral(asked: Asked, now: string, known: Place[], site: SaidTogether): Place[] {
  if (asked.kind !== 'price') return [];
  const taken = new Set(known.map(spotKey));
  const pages = [...site.saying(asked)];
  const facts = pages.flatMap(site.factsOf).filter(fact => isSame(fact, asked) && fact.thing !== asked.thing);
  const others = new Set(facts.map(({ thing }) => thing));
  // "From $700" stays true while another thing costs $700 and none costs less.
  const isStillLowest = others.size > 0 && Number(now) > Number(asked.value);
  return pages
    .flatMap(page => pricesOn(page, asked, site))
    .filter(spot => !taken.has(spotKey(spot)))
    .filter(({ near, isLowest }) => !near.some(thing => others.has(thing)) && !(isLowest && isStillLowest))
    .map(({ file, path, part, shown, words }) => ({ file, path, part, shown, words, meant: 'severally' }));
}

function pricesOn(page: Said, asked: Asked, { things, factsOf }: SaidTogether): Priced[] {
  const isPricedHere = factsOf(page).some(fact => fact.thing === asked.thing && isSame(fact, asked));
  const topic = isPricedHere ? undefined : things.topicOf(page);
  const around = (leadsTo: string[] = []) =>
    [topic, ...leadsTo.map(things.at)].filter(one => one !== undefined);
  const labelled = page.labelled
    .filter(label => isSame(label, asked))
    .map(({ file, path, part, shown, isLowest, label, item }): Priced => {
      const named = things.namedIn(`${label}. ${item.words}`);
      return { file, path, part, shown, isLowest, near: [...named, ...around(item.leadsTo)] };
    });
  const taken = new Set(page.labelled.map(({ path }) => path.join('/')));
  const spoken = page.spoken
    .filter(({ path }) => !taken.has(path.join('/')))
    .flatMap(one => {
      const { file, path, words, offset, item } = one;
      const named = [...things.namedIn(words), ...thingsOfItem(one, page, things)];
      const near = [...named, ...around(item?.leadsTo)];
      return one.amounts
        .filter(amount => isSame(amount, asked))
        .map(({ offset: start, length, shown, isLowest }): Priced => {
          return { file, path, part: { offset: offset + start, length }, shown, isLowest, words, near };
        });
    });
  return [...labelled, ...spoken];
}
