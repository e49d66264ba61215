// Warns if documents give two prices or times for one thing, or if a package's saving does not match its parts.
import { otherInForm, type Said, type SaidPart, says, the } from '../../../base/sentences/said.ts';
import { counted } from '../../../base/words.ts';
import { lineOf } from '../../../document/problem/position.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import type { LanguagePack } from '../language/pack.ts';
import type { Reopen } from '../rule.ts';
import { leftBehind } from './left-behind.ts';
import { wrongSums } from './left-sums.ts';
import { movedFacts } from './moved.ts';
import { partsLeft, wrongSavings } from './package-parts.ts';
import {
  pricesAfter,
  pricesBefore,
  sumsLeft,
  sumsOfParts,
  wrongDifferences,
  wrongTerms,
} from './package-sums.ts';
import { type Fact, saidTogether } from './places.ts';
import { spanOf } from './statement.ts';
import type { SaidPrice } from './statements.ts';

/** "before" holds what changed documents said earlier. It tells which of two values is the new one. */
export function contradictions(
  all: SaidPrice[],
  pack: LanguagePack | undefined,
  reopen: Reopen,
  before: SaidPrice[] = [],
): Problem[] {
  const site = saidTogether(all, pack);
  const facts = all.flatMap(site.factsOf).filter(({ isForeign }) => !isForeign);
  const packages = all.flatMap(said => said.packages);
  const moved = before.length > 0 ? movedFacts(before, site) : [];
  const prices = pricesAfter(moved, site);
  const told = new Set(moved.map(({ kind, thing, was }) => `${kind} ${thing} ${was.value}`));
  const isTold = ({ kind, thing, value }: Fact) => told.has(`${kind} ${thing} ${value}`);
  const ofParts = moved.length > 0 ? sumsOfParts(site, pricesBefore(before, site)) : [];
  const parts = partsLeft(moved, before, site, reopen);
  const sums = new Set([...wrongSums(all, before), ...wrongTerms(site, prices)]);
  const places = [...sumsLeft([...sums], site, prices, reopen), ...parts].flatMap(one => one.places);
  return [
    ...moved.flatMap(one => leftBehind(one, site, reopen, ofParts).map(({ problem }) => problem)),
    ...disagreements(
      facts.filter(fact => !isTold(fact)),
      reopen,
    ),
    ...packages.flatMap(one => wrongSavings(one, prices, reopen)),
    // A saving that a new price has made wrong is named already.
    ...(parts.length === 0 ? all.flatMap(page => wrongDifferences(page, prices, reopen)) : []),
    ...places.map(({ problem }) => problem),
  ];
}

/** The ordinary size of a thing. Other sizes may have their own prices. */
const ORDINARY = /\b(?:standard|regular|normal)\b/;

function disagreements(facts: Fact[], reopen: Reopen): Problem[] {
  const sizes = ordinarySizes(facts);
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const [size, ...others] = sizes.get(`${fact.kind} ${fact.thing}`) ?? [];
    const isTheThing = fact.key === size && others.length === 0;
    const about = `${fact.kind} ${isTheThing ? fact.thing : fact.key}`;
    const group = groups.get(about);
    if (group) group.push(fact);
    else groups.set(about, [fact]);
  }
  return [...groups.values()].flatMap(group => {
    const usual = mostUsual(group);
    if (!usual) return [];
    const count = group.filter(({ value }) => value === usual.value).length;
    return group.flatMap(odd =>
      odd.value !== usual.value ? disagreement(odd, usual, count - 1, reopen) : [],
    );
  });
}

/** If a thing has one ordinary size, such as "Standard MSR Package", its price is the price of the thing. */
function ordinarySizes(facts: Fact[]): Map<string, Set<string>> {
  const sizes = new Map<string, Set<string>>();
  for (const { kind, thing, key } of facts) {
    if (key === thing || !ORDINARY.test(key)) continue;
    const about = `${kind} ${thing}`;
    sizes.set(about, (sizes.get(about) ?? new Set()).add(key));
  }
  return sizes;
}

/** The first statement with the most common value. */
function mostUsual(group: Fact[]): Fact | undefined {
  const counts = new Map<string, number>();
  for (const { value } of group) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return group.find(({ value }) => counts.get(value) === most);
}

function disagreement(odd: Fact, usual: Fact, others: number, reopen: Reopen): Problem[] {
  const [here, there] = [reopen(odd.file), reopen(usual.file)?.parsed];
  if (!here || !there) return [];
  const line = lineOf(there.source, spanOf(usual, there).offset);
  const message = SENTENCES[odd.kind]({
    name: the.text(odd.name),
    here: the.sign(odd.shown),
    there: the.sign(usual.shown),
    place: placeOf(usual, line, odd),
    others,
  });
  const warning = here.warn('contradictions', odd.path, message, { span: spanOf(odd, here.parsed) });
  const more = others === 0 ? '' : ` and in ${counted(others, 'other place')}`;
  return [{ ...warning, elsewhere: [`line ${line}`, more] }];
}

type Disagreement = { name: SaidPart; here: SaidPart; there: SaidPart; place: SaidPart; others: number };

const SENTENCES: { [kind in Fact['kind']]: (one: Disagreement) => Said } = {
  price: ({ name, here, there, place, others }) =>
    others === 0
      ? says`The price of ${name} is ${here} here and ${there} ${place}. Make them agree.`
      : says`The price of ${name} is ${here} here and ${there} ${place} and in ${the.count(others, 'other place')}. Make them agree.`,
  time: ({ name, here, there, place, others }) =>
    others === 0
      ? says`The delivery time of ${name} is ${here} here and ${there} ${place}. Make them agree.`
      : says`The delivery time of ${name} is ${here} here and ${there} ${place} and in ${the.count(others, 'other place')}. Make them agree.`,
  saving: ({ name, here, there, place, others }) =>
    others === 0
      ? says`The saving of ${name} is ${here} here and ${there} ${place}. Make them agree.`
      : says`The saving of ${name} is ${here} here and ${there} ${place} and in ${the.count(others, 'other place')}. Make them agree.`,
};

function placeOf({ file }: Fact, line: number, odd: Fact): SaidPart {
  if (file === odd.file) return otherInForm(says`on line ${the.sign(line)}`, says`elsewhere on this page`);
  return otherInForm(says`on line ${the.sign(line)} of ${the.page(file)}`, says`on ${the.page(file)}`);
}
