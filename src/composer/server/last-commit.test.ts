// A save in a site that is in Git, with many pages: what its answer reads, and what comes later. With each size of the site the answer
// takes the same.
import child, { execFileSync } from 'node:child_process';
import fs, { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { JO } from '../../../tests/support/composer/copy.ts';
import {
  type Files,
  hero,
  pageWith,
  siteDocument,
  temporarySite,
} from '../../../tests/support/documents/sites/small-site.ts';
import { size } from '../../../tests/support/size.ts';
import { placesAt } from '../../base/places.mjs';
import { openJournal } from '../../change/journal/watch.ts';
import { withEarlier } from '../../site/git/earlier-kept.ts';
import { versionOf } from '../../site/library/find-document.ts';
import { openLibrary } from '../../site/library/library.ts';
import type { Asks } from '../model/asks.ts';
import { answerTo } from './asks.ts';
import type { ShownCopy } from './copy.ts';

const ROUTE = '/more/page-1';
const LIST = {
  type: 'steps',
  heading: 'Three steps',
  items: [{ title: 'A' }, { title: 'B' }, { title: 'C' }],
};

let sites = 0;

/** The first page sells a kayak, the second names its price. All others sell something of their own. */
function pages(count: number): Files {
  // Texts that Git had for another site are known.
  sites += 1;
  const page = (at: number): object => {
    const name = at < 2 ? 'Kayak tour' : `Article${at} of wood`;
    const price = at < 2 ? 700 : 1000 + at;
    const item = { name, price, features: ['All of it'], link: { text: 'Order it', href: '/' } };
    const text = `${name}: $${price}. This is site ${sites}.`;
    const blocks = [
      { ...hero, heading: `Page ${at}` },
      { type: 'prose', text },
      at === 1 ? { type: 'packages', items: [item] } : LIST,
    ];
    return pageWith({ title: `Page number ${at}`, blocks });
  };
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`pages/more/page-${at}.json`, page(at)]),
  );
}

function editing(count: number) {
  const root = temporarySite(pages(count));
  for (const words of [['init'], ['add', '.'], ['commit', '-m', 'All']])
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], {
      cwd: root,
      stdio: 'ignore',
    });
  const library = withEarlier(openLibrary(root, process.cwd()));
  const copy: ShownCopy = {
    library: () => library,
    places: { ...placesAt(root), engine: process.cwd() },
    journal: openJournal(root, sentence => {
      throw new Error(sentence);
    }),
    tell: files => files.forEach(file => void library.forget(file)),
    where: 'thisComputer',
    openWindows: () => [],
    news: () => 0,
    draw: async () => undefined,
  };
  async function ask<Name extends keyof Asks>(
    name: Name,
    input: Asks[Name]['input'],
  ): Promise<Asks[Name]['told']> {
    const { status, told } = await answerTo(copy, JO, { ask: name, input });
    expect(status, JSON.stringify(told)).toBe(200);
    return told as Asks[Name]['told'];
  }
  let saves = 0;
  return {
    ask,
    root,
    library,
    async save(path: (string | number)[], value: unknown): Promise<void> {
      const version = versionOf(readFileSync(join(root, `pages${ROUTE}.json`), 'utf8'));
      const steps = [{ document: ROUTE, version, path, do: 'set' as const, value }];
      saves += 1;
      await ask('change', { id: `save ${saves}`, steps });
    },
  };
}

/** Counts pages that are read, and starts of Git, while "work" runs. */
async function costOf<Told>(work: () => Promise<Told>): Promise<{ told: Told; read: number; git: number }> {
  const [{ readFileSync }, { spawnSync }] = [fs, child];
  const cost = { read: 0, git: 0 };
  const files = new Set<string>();
  Object.assign(fs, {
    readFileSync(...of: Parameters<typeof readFileSync>) {
      if (String(of[0]).includes('/pages/more/')) cost.read = files.add(String(of[0])).size;
      return readFileSync(...of);
    },
  });
  Object.assign(child, {
    spawnSync(...of: Parameters<typeof spawnSync>) {
      cost.git += 1;
      return spawnSync(...of);
    },
  });
  const stop = () => {
    Object.assign(fs, { readFileSync });
    Object.assign(child, { spawnSync });
    syncBuiltinESMExports();
  };
  onTestFinished(stop);
  syncBuiltinESMExports();
  const told = await work();
  stop();
  return { told, ...cost };
}

const SAVES: { [what: string]: { path: (string | number)[]; values: unknown[]; left?: string } } = {
  'words of a page with a price': {
    path: ['blocks', 1, 'text'],
    values: ['Some other words. Kayak tour: $700.', 'Many other words. Kayak tour: $700.'],
  },
  'a price that another page says': {
    path: ['blocks', 2, 'items', 0, 'price'],
    values: [710, 720],
    left: '$700 for “Kayak tour”',
  },
};

it.each(Object.entries(SAVES))(
  '%s: the answer to a save takes the same with any number of pages',
  async (_, { path, values, left }) => {
    const costs = [];
    for (const count of size([50, 1000], [50, 1000, 10_000])) {
      const { ask, save } = editing(count);
      await ask('look', { route: ROUTE });
      const each = [];
      for (const value of values) {
        const { told, read, git } = await costOf(async () => {
          await save(path, value);
          return ask('look', { route: ROUTE });
        });
        // Only if a value has changed that others may repeat, something comes after the page.
        expect(told.left).toEqual(left === undefined ? [] : undefined);
        each.push({ read, git });
      }
      costs.push(each);
      if (count > 50 || left === undefined) continue;
      const first = await costOf(() => ask('left', { route: ROUTE }));
      expect(first.told.left.map(({ what }) => what)).toEqual([left]);
      expect(first.told.left[0]?.places.map(({ document }) => document)).toContain('/more/page-0');
      expect(first.read).toBeGreaterThan(40);
      // What all pages say is known from then on.
      await save(path, 730);
      const next = await costOf(() => ask('left', { route: ROUTE }));
      expect(next.told.left.map(({ what }) => what)).toEqual([left]);
      expect(next.read).toBeLessThanOrEqual(3);
      expect(next.git).toBe(0);
    }
    const [small] = costs;
    expect(costs).toEqual(costs.map(() => small));
    expect(small?.[1]).toEqual({ read: 1, git: 0 });
  },
);

it('the list of pages says which ones have changed since the last commit, and starts Git only when something has', async () => {
  const count = size(200, 10_000);
  const { ask, save, root, library } = editing(count);
  const changed = async () => {
    const { told, git } = await costOf(() => ask('pages', {}));
    const pages = told.pages.flatMap(({ route, isChanged }) => (isChanged ? route : []));
    return { git, pages, toSend: told.toSend ?? 0 };
  };
  expect(await changed()).toMatchObject({ pages: [], toSend: 0 });
  expect(await changed()).toEqual({ git: 0, pages: [], toSend: 0 });
  await save(['title'], 'Another title of this page');
  const { listed, toSend } = await ask('look', { route: ROUTE });
  expect({ listed, toSend }).toMatchObject({ listed: { route: ROUTE, isChanged: true }, toSend: 1 });
  expect(await changed()).toEqual({ git: 0, pages: [ROUTE], toSend: 1 });
  await save(['title'], 'Page number 1');
  expect(await changed()).toEqual({ git: 0, pages: [], toSend: 0 });
  rmSync(join(root, 'pages/more/page-2.json'));
  writeFileSync(join(root, 'pages/_site.json'), JSON.stringify(siteDocument({ brand: 'Another name' })));
  library.forget('pages/more/page-2.json');
  library.forget('pages/_site.json');
  expect(await changed()).toMatchObject({ pages: [], toSend: 2 });
  await save(['title'], 'Another title again');
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qam', 'Hand in'], {
    cwd: root,
  });
  expect(await changed()).toMatchObject({ pages: [], toSend: 0 });
});
