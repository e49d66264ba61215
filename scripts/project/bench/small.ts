// The small form of the benchmark, for every run of the tests: what a hundred heavy pages cost, beside work that never changes. It
// is measured within a process of its own, so that starting, compiling and npm don't hide what becomes of the pages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import { hashOfAll, hashSources, placeFor } from '../../../src/publish/bundle/sources.mjs';
import { fileOf, HEAVY, writeCorpus } from './corpus/corpus.ts';
import { routeOf } from './corpus/page.ts';

const COUNT = 100;
/** What a site costs with hardly a page is taken off: it would hide what becomes of the others. */
const FEW = 1;
/** Compiling Markdown as react-markdown does takes longer than a build's own way; so many pages cost about as much. */
const REFERENCE = 50;
const ROUNDS = 3;
const ENGINE = join(import.meta.dirname, '../../..');

/** CPU seconds in those of the reference; the least of several rounds, as other work can only add to it. */
export function measureSmall(): number {
  const words = ['--expose-gc', '--import', 'tsx', import.meta.filename];
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: ENGINE,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The small form of the benchmark ended with ${status}:\n${stderr}`);
  return Number(stdout.trim().split('\n').at(-1));
}

async function measureHere(folder: string): Promise<number> {
  const { run } = await import(pathToFileURL(join(compiled(folder), 'build.js')).href);
  const build = (site: string, count: number, first: number) => {
    writeCorpus(site, { count, weight: HEAVY, first });
    process.chdir(site);
    return cpuOf(() => run([], { engine: ENGINE, site, out: join(site, 'dist') }, site));
  };
  const costs = { few: [] as number[], many: [] as number[], reference: [] as number[] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const [few, many] = [join(folder, `${round}-few`), join(folder, `${round}-many`)];
    // Other pages each time: what was worked out for the last ones is no help.
    const first = 1000 * round;
    costs.few.push(await build(few, FEW, first + COUNT));
    costs.many.push(await build(many, COUNT + FEW, first));
    costs.reference.push(await cpuOf(() => referenceWork(many, first)));
    if (!existsSync(join(many, `dist${routeOf(first)}.html`))) throw new Error('The corpus was not built.');
  }
  return (Math.min(...costs.many) - Math.min(...costs.few)) / Math.min(...costs.reference);
}

/** Where the program stands, compiled where nobody has yet. */
function compiled(folder: string): string {
  const site = join(folder, 'first');
  const places = { engine: ENGINE, site };
  const program = placeFor('program', places, hashOfAll(hashSources(places)));
  if (existsSync(program)) return program;
  writeCorpus(site, { count: 1, weight: 0 });
  const words = ['scripts/run.mjs', 'build', '--site', site];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: ENGINE, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return program;
}

/** What was used before is no burden to it. */
async function cpuOf(work: () => unknown): Promise<number> {
  globalThis.gc?.();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Of the kinds that a build is made of, with much code and many small objects: read, parse, compile, draw, hash, write. */
function referenceWork(site: string, first: number): void {
  for (let number = first; number < first + REFERENCE; number += 1) {
    const document: unknown = JSON.parse(readFileSync(join(site, fileOf(number)), 'utf8'));
    const html = renderToStaticMarkup(drawn(document));
    const hash = createHash('sha256').update(html).digest('hex');
    writeFileSync(join(site, `${number}.html`), html + hash);
    writeFileSync(join(site, `${number}.json`), JSON.stringify({ document, hash }));
  }
}

function drawn(value: unknown): ReactNode {
  if (typeof value !== 'object' || value === null) return createElement(Markdown, null, String(value));
  return Object.entries(value).map(([key, part]) =>
    createElement('section', { key, className: key, id: `of-${key}` }, drawn(part)),
  );
}

if (process.argv[1] === import.meta.filename) {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-small-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  console.log(await measureHere(folder));
}
