// What all documents say in, a warning where they give two prices or two times for one thing, and where a package saves
// otherwise than its parts add up.
import { isFields } from '../../../base/json-value.ts';
import { quoted } from '../../../base/words.ts';
import { lineOf } from '../../../document/problem/position.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import type { LanguagePack } from '../language/pack.ts';
import type { Reopen } from '../rule.ts';
import { shownAmount } from './amounts.ts';
import { longNames } from './in-sentences.ts';
import { keyOf, nameOf } from './names-of-things.ts';
import { type Statement, spanOf } from './statement.ts';
import { namesOf, type Package, type Said, statementsOf } from './statements.ts';

export function contradictions(all: Said[], pack: LanguagePack | undefined, reopen: Reopen): Problem[] {
  const names = namesOf(all);
  const long = longNames(names, pack);
  const said = all.flatMap(one => statementsOf(one, names, long, pack));
  const foreign = said.filter(({ isForeign }) => isForeign);
  const statements = said.filter(({ isForeign }) => !isForeign);
  const prices = pricesIn(statements);
  const packages = all.flatMap(said => said.packages);
  return [
    ...foreign.flatMap(statement => inForeignMoney(statement, reopen)),
    ...disagreements(statements, reopen),
    ...packages.flatMap(one => wrongSavings(one, prices, reopen)),
  ];
}

function inForeignMoney(statement: Statement, reopen: Reopen): Problem[] {
  const here = reopen(statement.file);
  if (!here) return [];
  const { currency } = here;
  const message = `${quoted(statement.name)} is ${statement.shown} here, and prices of this site are in ${currency}. Write the price in ${currency}.`;
  return [here.warn('foreign-currency', statement.path, message, { span: spanOf(statement, here.parsed) })];
}

function disagreements(statements: Statement[], reopen: Reopen): Problem[] {
  const groups = new Map<string, Statement[]>();
  for (const statement of statements) {
    const about = `${statement.kind} ${statement.key}`;
    const group = groups.get(about);
    if (group) group.push(statement);
    else groups.set(about, [statement]);
  }
  return [...groups.values()].flatMap(group => {
    const usual = mostUsual(group);
    return group.flatMap(odd => (usual && odd.value !== usual.value ? disagreement(odd, usual, reopen) : []));
  });
}

/** The first of those that say what most say. */
function mostUsual(group: Statement[]): Statement | undefined {
  const counts = new Map<string, number>();
  for (const { value } of group) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return group.find(({ value }) => counts.get(value) === most);
}

function disagreement(odd: Statement, usual: Statement, reopen: Reopen): Problem[] {
  const what = odd.kind === 'price' ? 'price' : 'delivery time';
  const [here, there] = [reopen(odd.file), reopen(usual.file)?.parsed];
  if (!here || !there) return [];
  const line = lineOf(there.source, spanOf(usual, there).offset);
  const place = usual.file === odd.file ? `on line ${line}` : `on line ${line} of ${usual.file}`;
  const message = `The ${what} of ${quoted(odd.name)} is ${odd.shown} here and ${usual.shown} ${place}. Make them agree.`;
  return [here.warn('contradictions', odd.path, message, { span: spanOf(odd, here.parsed) })];
}

/** The first price that is said of each thing. */
function pricesIn(statements: Statement[]): Map<string, number> {
  const prices = new Map<string, number>();
  for (const { kind, key, value } of statements) {
    if (kind === 'price' && !prices.has(key)) prices.set(key, Number(value));
  }
  return prices;
}

function wrongSavings(
  { price, save, features, path, file }: Package,
  prices: Map<string, number>,
  reopen: Reopen,
): Problem | Problem[] {
  const sum = features.reduce<number>(
    (total, feature) => total + (priceOf(feature, prices) ?? Number.NaN),
    0,
  );
  if (Number.isNaN(sum) || sum - price === save) return [];
  const subject = reopen(file);
  if (!subject) return [];
  const [all, right, wrong] = [sum, sum - price, save].map(value => shownAmount(value, subject.library));
  const message = `The parts of this package cost ${all} one by one, so it saves ${right}, not ${wrong}.`;
  return subject.warn('package-savings', path, `${message} Put one of them right.`);
}

function priceOf(feature: unknown, prices: Map<string, number>): number | undefined {
  const name = typeof feature === 'string' ? feature : isFields(feature) ? nameOf(feature) : undefined;
  return name === undefined ? undefined : prices.get(keyOf(name));
}
