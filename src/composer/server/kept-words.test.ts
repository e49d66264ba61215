// What windows have not saved is kept outside the site, for another server, and for its author alone.
import { randomUUID } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporarySite } from '../../../tests/support/documents/sites/small-site.ts';
import { hash } from '../../base/hash.ts';
import { clearKept, keptPlace } from '../../base/kept-place.mjs';
import { placesAt } from '../../base/places.mjs';
import type { TakenOver } from '../model/asks.ts';
import type { Author, ShownCopy } from './copy.ts';
import { keepWords, keptWords } from './kept-words.ts';

const JO: Author = { id: '../jo', name: 'Jo', kind: 'person', may: [] };
const KIM: Author = { ...JO, id: 'kim' };
const WORDS: [string, unknown][] = [['/faq ["title"]', { value: 'Not right' }]];

let root: string;
beforeEach(() => {
  root = temporarySite({});
});

/** Each call is another server of the site. */
const server = (open: string[] = [], site = root): ShownCopy =>
  ({ places: placesAt(site), openWindows: () => open }) as unknown as ShownCopy;
const keep = (window: string, at: number, waiting = WORDS, instead: TakenOver[] = [], author = JO) =>
  keepWords(server(), author, { window, at, waiting, instead });
const kept = (author = JO, copy = server()) =>
  keptWords(copy, author).sort((a, b) => a.at - b.at || Number(a.window < b.window));
const names = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

it('is there for the next server, and nothing of it is in the site', () => {
  const [one, other] = [randomUUID(), randomUUID()];
  const before = names(root);
  keep(one, 1);
  keep(other, 2);
  expect(kept()).toEqual([
    { window: one, at: 1, waiting: WORDS },
    { window: other, at: 2, waiting: WORDS },
  ]);
  expect(names(root)).toEqual(before);
  clearKept(root);
  expect(kept()).toHaveLength(2);
});

it('is for nobody else, for no other site, and not for as long as its window is open', () => {
  const window = randomUUID();
  keep(window, 1);
  expect(kept(KIM)).toEqual([]);
  expect(kept(JO, server([], temporarySite({})))).toEqual([]);
  expect(kept(JO, server([window]))).toEqual([]);
});

it('is what was sent last, whatever arrives after it', () => {
  const window = randomUUID();
  keep(window, 2, []);
  keep(window, 1);
  expect(kept()).toEqual([{ window, at: 2, waiting: [] }]);
});

it.each([
  ['as it was sent', 5, { at: 5, waiting: [] }],
  ['as the browser has it, which is later', 7, { at: 7, waiting: [] }],
  ['but not what was sent since', 3, { at: 5, waiting: WORDS }],
])('goes to the window that takes it over: %s', (_, at, left) => {
  const [one, other] = [randomUUID(), randomUUID()];
  keep(one, 5);
  keep(other, 9, WORDS, [{ window: one, at }]);
  expect(kept()).toEqual([
    { window: one, ...left },
    { window: other, at: 9, waiting: WORDS },
  ]);
});

it('is bounded: windows with nothing to keep go first, and then the oldest ones', () => {
  const windows = Array.from({ length: 60 }, () => randomUUID());
  for (const [at, window] of windows.entries()) keep(window, at, at < 30 ? WORDS : []);
  const left = kept();
  expect(left).toHaveLength(50);
  expect(left.filter(({ waiting }) => waiting.length > 0)).toHaveLength(30);
  for (const at of windows.keys()) keep(randomUUID(), 100 + at);
  expect(Math.min(...kept().map(({ at }) => at))).toBe(110);
});

it('is passed over if it cannot be read', () => {
  keep(randomUUID(), 1);
  const folder = join(keptPlace(root), 'waiting', hash(JO.id));
  for (const text of ['', '{', '[]', 'null', '{"waiting":7}'])
    writeFileSync(join(folder, `${randomUUID()}.json`), text);
  expect(kept()).toHaveLength(1);
});
