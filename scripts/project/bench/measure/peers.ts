// Ashlar and its peers on the same corpus, in turn: round after round, everybody builds from nothing and after one changed page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBrowser } from '../../../../tests/support/browser/browser.ts';
import { type Cost, costOf } from '../cpu.ts';
import { makeProject, type Project } from '../project.ts';
import { type Figure, median, pages } from '../report/figure.ts';
import type { Contestant } from '../report/record.ts';
import { type Contender, installPeers, OURS } from './contestants.ts';
import { homeFigures } from './home.ts';

type Round = { cold: Cost; changed?: Cost };

/** With fewer pages, what a change costs is what starting costs. */
const MANY = 1000;

export async function comparePeers(sizes: number[]): Promise<Contestant[]> {
  const home = await makeProject('peers-home', 45, { alone: true });
  await build(OURS, home);
  const peers = await installPeers(styleOf(OURS, home));
  const all = [OURS, ...peers];
  const figures = new Map<Contender, Figure[]>(all.map(one => [one, []]));
  for (const size of sizes) {
    const corpus = await makeProject(`peers-${size}`, size, { alone: true });
    for (const [one, rounds] of await contest(all, corpus))
      figures.get(one)?.push(...buildFigures(size, rounds));
  }
  const browser = await startBrowser();
  for (const one of all) {
    await build(one, home);
    figures.get(one)?.push(...(await homeFigures(browser, one.out(home))));
  }
  await browser.close();
  return all.map(one => ({
    name: one.name,
    ...(one.isOurs && { isOurs: true as const }),
    ...(one.note && { note: one.note }),
    figures: figures.get(one) ?? [],
  }));
}

/** Everybody sends the styles that our home page holds, so that bytes compare. Fonts are left out. */
function styleOf(one: Contender, corpus: Project): string {
  const html = readFileSync(join(one.out(corpus), 'index.html'), 'utf8');
  const style = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(match => match[1]).join('\n');
  if (style === '') throw new Error('The home page holds no styles to share with the peers.');
  return style.replace(/@font-face\s*\{[^}]*\}/g, '');
}

async function contest(all: Contender[], corpus: Project): Promise<Map<Contender, Round[]>> {
  const rounds = new Map<Contender, Round[]>(all.map(one => [one, []]));
  const count = corpus.count >= 10_000 ? 1 : 3;
  for (let round = 1; round <= count; round += 1) {
    for (const one of all) rounds.get(one)?.push(await take(one, corpus, round));
  }
  return rounds;
}

async function take(one: Contender, corpus: Project, round: number): Promise<Round> {
  console.log(`${one.name}: ${pages(corpus.count)}, round ${round}`);
  one.clean(corpus);
  const cold = await build(one, corpus);
  refuseOtherSite(one, corpus);
  if (corpus.count < MANY) return { cold };
  const words = `Changed for ${one.name} in round ${round}.`;
  corpus.edit(corpus.file(7), /"intro": "[^"]*"/, `"intro": "${words}"`);
  const changed = await build(one, corpus);
  if (!pageOf(one, corpus, 7).includes(words)) throw new Error(`${one.name} has not seen the change.`);
  return { cold, changed };
}

function build(one: Contender, corpus: Project): Promise<Cost> {
  return costOf({ folder: one.folder(corpus), words: ['npm', 'run', 'build'], env: one.env(corpus) });
}

/** Everybody draws every page, and every block of it. */
function refuseOtherSite(one: Contender, corpus: Project): void {
  const drawn = readdirSync(join(one.out(corpus), 'guides')).filter(name => name.endsWith('.html')).length;
  if (drawn !== corpus.count) throw new Error(`${one.name} has drawn ${drawn} pages of ${corpus.count}.`);
  const html = pageOf(one, corpus, corpus.count);
  const { blocks } = JSON.parse(readFileSync(join(corpus.folder, corpus.file(corpus.count)), 'utf8'));
  const missing = blocks.find(({ heading }: { heading: string }) => !html.includes(heading));
  if (missing) throw new Error(`${one.name} has not drawn the block "${missing.heading}".`);
}

function pageOf(one: Contender, corpus: Project, number: number): string {
  return readFileSync(join(one.out(corpus), `${corpus.route(number)}.html`), 'utf8');
}

function buildFigures(size: number, rounds: Round[]): Figure[] {
  const colds = rounds.map(({ cold }) => cold);
  const changed = rounds.flatMap(round => round.changed ?? []);
  const cold: Figure = {
    name: `Cold, ${pages(size)}`,
    value: median(colds.map(({ cpu }) => cpu)),
    unit: 'CPU s',
  };
  if (changed.length === 0) return [cold];
  return [
    cold,
    { name: `Peak memory, ${pages(size)}`, value: median(colds.map(({ peak }) => peak)), unit: 'MiB' },
    { name: `One changed of ${pages(size)}`, value: median(changed.map(({ cpu }) => cpu)), unit: 'CPU s' },
  ];
}
