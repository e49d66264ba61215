// What a step, a look and a choice cost on a site with very many pages, in files that are read and pages that are drawn.
import fs, { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyOf, JO } from '../../../tests/support/composer/copy.ts';
import {
  type Files,
  hero,
  pageWith,
  temporarySite,
} from '../../../tests/support/documents/sites/small-site.ts';
import { size } from '../../../tests/support/size.ts';
import { versionOf } from '../../site/library/find-document.ts';
import type { Asks } from '../model/asks.ts';
import { answerTo } from './asks.ts';
import type { ShownCopy } from './copy.ts';
import { wordsIndexOf } from './find/words-index.ts';

const MANY = 1200;

/** The number of pages of the first site. */
const FEW = 49;
const KEYS = size(12, 60);

let copy: ShownCopy;
let root: string;
let drawn: string[];
let told: string[][];
const read = new Set<string>();
const { readFileSync: reading } = fs;

function siteOf(count: number): string {
  const pages = Array.from({ length: count }, (_, at): [string, object] => [
    `pages/more/page-${at}.json`,
    pageWith({
      title: `Page number ${at}`,
      blocks: [
        { ...hero, heading: `Page number ${at}` },
        { type: 'prose', text: 'A few words of it.' },
      ],
    }),
  ]);
  return temporarySite(Object.fromEntries(pages) as Files);
}

beforeAll(() => {
  root = siteOf(MANY);
  copy = copyOf(root, {
    tell(files) {
      told.push(files);
      for (const file of files) copy.library().forget(file);
    },
    async draw(route) {
      drawn.push(route);
      return undefined;
    },
  });
  Object.assign(fs, {
    readFileSync(...of: Parameters<typeof reading>) {
      read.add(String(of[0]));
      return reading(...of);
    },
  });
  syncBuiltinESMExports();
});

afterAll(() => {
  fs.readFileSync = reading;
  syncBuiltinESMExports();
});

/** Answers a question, and says which pages were read for it. */
async function ask<Name extends keyof Asks>(name: Name, input: Asks[Name]['input']) {
  read.clear();
  [drawn, told] = [[], []];
  const { status, told: answer } = await answerTo(copy, JO, { ask: name, input });
  expect(status, JSON.stringify(answer)).toBe(200);
  const pages = [...read].filter(file => file.startsWith(join(root, 'pages/more')));
  return { answer: answer as Asks[Name]['told'], pages };
}

const route = '/more/page-7';
const file = () => join(root, `pages${route}.json`);
const setTitle = (value: string) =>
  ask('change', {
    id: value,
    steps: [
      {
        document: route,
        version: versionOf(readFileSync(file(), 'utf8')),
        path: ['title'],
        do: 'set',
        value,
      },
    ],
  });

it('a look reads and draws its own page', async () => {
  const { pages } = await ask('look', { route });
  expect(pages).toEqual([file()]);
  expect(drawn).toEqual([route]);
});

it('a step reads its own page, tells of it once and draws none', async () => {
  const { pages } = await setTitle('Another title');
  expect(pages).toEqual([file()]);
  expect(told).toEqual([[`pages${route}.json`]]);
  expect(drawn).toEqual([]);
  const next = await ask('look', { route });
  expect(next.pages.length).toBeLessThanOrEqual(1);
  expect(drawn).toEqual([route]);
});

it('what is typed is saved and shown as fast as on a small site', async () => {
  const small = siteOf(FEW);
  const ways = [root, small].map(site => ({ site, copy: site === root ? copy : copyOf(site), fastest: 9e9 }));
  for (let key = 0; key < KEYS; key += 1)
    for (const way of ways) {
      const version = versionOf(readFileSync(join(way.site, `pages${route}.json`), 'utf8'));
      const deed = { path: ['blocks', 1, 'text'], do: 'set' as const, value: `A few words: ${key}.` };
      const input = { id: `key ${key}`, route, steps: [{ document: route, version, ...deed }] };
      const began = performance.now();
      const { status } = await answerTo(way.copy, JO, { ask: 'change', input });
      way.fastest = Math.min(way.fastest, performance.now() - began);
      expect(status).toBe(200);
    }
  const [many, few] = ways.map(({ fastest }) => fastest) as [number, number];
  expect(many / few).toBeLessThan(1.3);
});

it('undo reads its own page', async () => {
  const { pages } = await ask('undo', {});
  expect(pages).toEqual([file()]);
  expect(told).toEqual([[`pages${route}.json`]]);
});

it('a choice among very many pages reads only those that it offers', async () => {
  const { answer, pages } = await ask('choices', { kind: 'links', search: 'page-119' });
  const wanted = ['/more/page-119', ...Array.from({ length: 10 }, (_, at) => `/more/page-119${at}`)];
  expect(answer.choices.map(({ value }) => value).sort()).toEqual(wanted.sort());
  expect(answer.choices.find(({ value }) => value === '/more/page-1190')?.meaning).toBe(
    'The page “Page number 1190”',
  );
  expect(pages.length).toBeLessThanOrEqual(wanted.length);
  const all = await ask('choices', { kind: 'pages', search: '' });
  expect(all.answer.choices.length + all.answer.more).toBeGreaterThan(MANY);
  expect(all.pages.length).toBeLessThanOrEqual(50);
});

it('a block and an item are begun without reading another page', async () => {
  const block = await ask('begin', { document: route, path: ['blocks'], at: 1, type: 'call-to-action' });
  const item = await ask('begin', { document: route, path: ['blocks', 0, 'links'], at: 0 });
  for (const { answer, pages } of [block, item]) {
    expect(answer.given).not.toEqual([]);
    expect(pages.filter(page => page !== file())).toEqual([]);
  }
});

it.each(['values', 'shared'] as const)('offers %s as a small site does', async kind => {
  const { pages } = await ask('choices', { kind, search: '' });
  expect(pages).toEqual([]);
});

it('words are found in all pages, each of which is read once, and only a changed one again', async () => {
  const find = (search: string) => ask('find', { search, route });
  const first = await find('');
  expect(first.answer).toEqual({ found: [], more: 0 });
  expect(first.pages).toHaveLength(MANY);
  for (const search of ['p', 'pa', 'PAGE', 'number 1190', 'nothing like it'])
    expect((await find(search)).pages).toEqual([]);
  expect((await find('words few')).answer.more).toBe(MANY - 50);
  const changed = await setTitle('Kayaks on the Rhône');
  expect(changed.pages).toEqual([file()]);
  const { answer, pages } = await find('KAYAK rhone');
  expect(answer).toEqual({
    found: [{ document: route, path: ['title'], route, words: 'Kayaks on the Rhône' }],
    more: 0,
  });
  expect(pages.filter(page => page !== file())).toEqual([]);
  await ask('undo', {});
  expect((await find('kayak')).answer.found).toEqual([]);
  // A photograph that is put in makes the library forget everything, and has changed no document.
  copy.library().forget();
  expect((await find('page')).pages.filter(page => page !== file())).toEqual([]);
});

it('the pictures of a large site are offered at once, and with their uses once all pages were read', async () => {
  const other = copyOf(root);
  const uses = async (of: ShownCopy) => {
    const input = { kind: 'pictures', search: '' };
    const { told } = await answerTo(of, JO, { ask: 'choices', input });
    return (told as Asks['choices']['told']).choices.map(({ isUnused }) => isUnused);
  };
  const unknown = await uses(other);
  expect(unknown.length).toBeGreaterThan(0);
  expect(new Set(unknown)).toEqual(new Set([undefined]));
  await wordsIndexOf(other.library()).all();
  expect(await uses(other)).not.toContain(undefined);
  // The words of this copy were searched.
  const { pages } = await ask('choices', { kind: 'pictures', search: '' });
  expect(pages).toEqual([]);
  expect(await uses(copy)).not.toContain(undefined);
});
