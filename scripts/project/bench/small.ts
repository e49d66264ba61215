// Measures in every run of the tests what a hundred heavy pages cost, beside work that never changes. It runs in a process of its
// own without npm or compiling, which would hide the cost of the pages.
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
/** The cost of a site with hardly a page is subtracted: it would hide the cost of the others. */
const FEW = 1;
/** react-markdown compiles Markdown more slowly than the build does, so this many pages cost about as much as the hundred. */
const REFERENCE = 50;
const ROUNDS = 3;
const ENGINE = join(import.meta.dirname, '../../..');

/** Returns the cost as a multiple of the reference's: the least of several rounds, since other work only adds to it. */
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
    // Takes other pages each time, so that nothing kept from the last round helps.
    const first = 1000 * round;
    costs.few.push(await build(few, FEW, first + COUNT));
    costs.many.push(await build(many, COUNT + FEW, first));
    costs.reference.push(await cpuOf(() => referenceWork(many, first)));
    if (!existsSync(join(many, `dist${routeOf(first)}.html`))) throw new Error('The corpus was not built.');
  }
  return (Math.min(...costs.many) - Math.min(...costs.few)) / Math.min(...costs.reference);
}

/** Returns the folder of the compiled program, and compiles it if nobody has yet. */
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

/** Collects garbage first, so that earlier work does not slow this down. */
async function cpuOf(work: () => unknown): Promise<number> {
  globalThis.gc?.();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Does the kinds of work that a build does, with much code and many small objects: read, parse, compile, draw, hash, write. */
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
