// Measures all contestants on the same pages: in each round everybody builds from nothing, then after one changed page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Contender, installContestants, OURS } from './contestants.ts';
import { fileOf, HEAVY } from './corpus/corpus.ts';
import { routeOf } from './corpus/page.ts';
import { type Cost, costOf, run } from './cpu.ts';
import { fixedAndEach } from './report/apart.ts';
import { countedPages, type Figure, median } from './report/figure.ts';
import type { Contestant } from './report/record.ts';
import { clearSite, edit, makeSite, PLACE, putAside, refuseKeptElsewhere, type Site } from './site.ts';
import { weighOnWire } from './wire.ts';

const FEW = 45;
/** From this many pages on a round takes long and varies little, so one round is enough. */
const MANY = 10_000;
const ROUNDS = 3;
const EDITED = 7;

const COLD = 'Cold, ';
const KEPT = 'Cold with the program kept, ';

type Round = { [name: string]: Cost };

export async function compareContestants(sizes: number[]): Promise<Contestant[]> {
  const home = makeSite('home', FEW, HEAVY);
  await run({ folder: OURS.folder, words: [...OURS.words(home), '--compress'] });
  const all = [...(await installContestants(styleOf(home))), OURS];
  const figures = new Map<Contender, Figure[]>(all.map(one => [one, []]));
  for (const size of sizes) {
    const site = makeSite(String(size), size, HEAVY);
    const rounds = new Map<Contender, Round[]>(all.map(one => [one, []]));
    for (let round = 1; round <= (size < MANY ? ROUNDS : 1); round += 1) {
      for (const one of all) rounds.get(one)?.push(await take(one, site, round));
    }
    for (const one of all) figures.get(one)?.push(...figuresOf(site, rounds.get(one) ?? []));
    figures.get(OURS)?.push(...(await ourChecks(site)));
  }
  for (const own of figures.values()) own.push(...fixedAndEach(sizes.flatMap(size => bestOf(size, own))));
  for (const one of all) {
    if (!one.isOurs) one.clean(home);
    if (!one.isOurs) await build(one, home);
    const weights = await weighOnWire(one.out(home));
    figures.get(one)?.push(...weights.map(figure => ({ ...figure, name: `Home page, ${figure.name}` })));
  }
  figures.get(OURS)?.push(...(await firstSite()));
  return all.map(({ name, isOurs, isReference, note }) => ({
    name,
    ...(isOurs && { isOurs }),
    ...(isReference && { isReference }),
    ...(note && { note }),
    figures: figures.get(all.find(one => one.name === name) ?? OURS) ?? [],
  }));
}

/** Gives all contestants the styles of our home page, so that sizes compare. Fonts are left out. */
function styleOf(site: Site): string {
  const html = readFileSync(join(OURS.out(site), 'index.html'), 'utf8');
  const style = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(match => match[1]).join('\n');
  if (style === '') throw new Error('The home page holds no styles to share with the contestants.');
  return style.replace(/@font-face\s*\{[^}]*\}/g, '');
}

async function take(one: Contender, site: Site, round: number): Promise<Round> {
  one.clean(site);
  const cold = await build(one, site);
  if (one.isOurs) refuseKeptElsewhere(site);
  refuseOtherSite(one, site);
  if (site.count <= FEW) return one.isOurs ? { cold, kept: await buildKept(one, site) } : { cold };
  const words = `Changed for ${one.name} in round ${round}.`;
  edit(site, EDITED, words);
  one.bring(site, [fileOf(EDITED)]);
  const changed = await build(one, site);
  if (!pageOf(one, site, EDITED).includes(words)) throw new Error(`${one.name} has not seen the change.`);
  if (!one.isOurs) return { cold, changed };
  return { cold, changed, kept: await buildKept(one, site) };
}

function buildKept(one: Contender, site: Site): Promise<Cost> {
  clearSite(site);
  return build(one, site);
}

const build = (one: Contender, site: Site): Promise<Cost> =>
  costOf({ folder: one.folder, words: one.words(site), env: one.env(site) });

/** Refuses to compare a contestant that has not drawn every page and every block. */
function refuseOtherSite(one: Contender, site: Site): void {
  const drawn = readdirSync(join(one.out(site), 'guides')).filter(name => name.endsWith('.html')).length;
  if (drawn !== site.count) throw new Error(`${one.name} has drawn ${drawn} pages of ${site.count}.`);
  const html = pageOf(one, site, site.count);
  const { blocks } = JSON.parse(readFileSync(join(site.folder, fileOf(site.count)), 'utf8'));
  const missing = blocks.find(({ heading }: { heading: string }) => !html.includes(heading));
  if (missing) throw new Error(`${one.name} has not drawn the block "${missing.heading}".`);
}

function pageOf(one: Contender, site: Site, number: number): string {
  return readFileSync(join(one.out(site), `${routeOf(number)}.html`), 'utf8');
}

function figuresOf({ count }: Site, rounds: Round[]): Figure[] {
  const middle = (name: string, part: keyof Cost = 'cpu') => {
    const costs = rounds.flatMap(round => round[name] ?? []);
    return costs.length > 0 ? [median(costs.map(cost => cost[part]))] : [];
  };
  const against = COLD + countedPages(count);
  const cpu = (name: string, of: string, wish: Partial<Figure>): Figure[] =>
    middle(of).map(value => ({ name: `${name}${countedPages(count)}`, value, unit: 'CPU s', ...wish }));
  return [
    ...cpu(COLD, 'cold', { atMost: 2 }),
    ...cpu(KEPT, 'kept', { against, atMost: count <= FEW ? 1 : 1.5 }),
    ...cpu('One changed of ', 'changed', { goal: count >= MANY ? 1.5 : 0.6 }),
    ...middle('cold', 'peak').map(
      (value): Figure => ({ name: `Peak memory, ${countedPages(count)}`, value, unit: 'MiB', goal: 400 }),
    ),
  ];
}

/** The cost of a size with a program that need not be compiled, as the others have one. */
function bestOf(count: number, figures: Figure[]): { count: number; cpu: number }[] {
  const named = (name: string) => figures.find(figure => figure.name === name + countedPages(count));
  const found = named(KEPT) ?? named(COLD);
  return found ? [{ count, cpu: found.value }] : [];
}

/** Measures the check with nothing kept, then again after each document has changed. */
async function ourChecks(site: Site): Promise<Figure[]> {
  if (site.count <= FEW || site.count >= MANY) return [];
  const against = COLD + countedPages(site.count);
  const check = async (name: string): Promise<Figure> => {
    clearSite(site);
    const words = ['npm', 'run', 'check', '--', '--site', site.folder];
    const { cpu } = await costOf({ folder: OURS.folder, words });
    return { name: `First check of ${countedPages(site.count)}${name}`, value: cpu, unit: 'CPU s', against };
  };
  const first = await check('');
  for (let number = 1; number <= site.count; number += 1) edit(site, number, `Changed in page ${number}.`);
  return [first, await check(', each changed since the commit')];
}

const FIRST_SITE_GOALS: { [encoding: string]: number } = { Brotli: 13.3, gzip: 14.6 };

/** A server sends about 14.6 kB before it waits for an answer: https://www.rfc-editor.org/rfc/rfc6928 */
async function firstSite(): Promise<Figure[]> {
  const out = join(PLACE, 'sites/first-site');
  putAside(out);
  await run({
    folder: OURS.folder,
    words: ['npm', 'run', 'build', '--', '--compress'],
    env: { ASHLAR_OUT: out },
  });
  const weights = await weighOnWire(out);
  return weights
    .filter(({ unit }) => unit === 'kB')
    .map(({ name, ...figure }) => ({
      ...figure,
      name: `Home page of the first site, ${name}`,
      goal: FIRST_SITE_GOALS[name],
      against: `Home page, ${name}`,
    }));
}
