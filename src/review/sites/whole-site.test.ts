import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dice, temporarySite } from '../../../tests/support/documents/sites/small-site.ts';
import { SECOND_CONTENT } from '../../../tests/support/site/site.ts';
import { type Fields, isFields } from '../../base/json-value.ts';
import { placesAt } from '../../base/places.mjs';
import type { AuthoredPage, PageFile } from '../../document/problem/document.ts';
import { openLibrary } from '../../site/library/library.ts';
import type { Library } from '../../site/types.ts';
import { jsonOf } from '../report/json.ts';
import { reportAsMarkdown } from '../report/markdown.ts';
import { reportAsText } from '../report/text.ts';
import { plain } from '../sentences/words.ts';
import { compareSides } from './compare.ts';
import { compareFolders } from './sides.ts';
import { type Side, sideOf } from './version.ts';

const SITE = join(process.cwd(), SECOND_CONTENT);
const HERE = { ...placesAt(SITE), engine: process.cwd() };
const CODE = { was: HERE, now: HERE };
const ROUNDS = 24;
const EDITS = 4;

type Throw = (limit: number) => number;

describe('a whole site, edited at random', () => {
  it('has every page that looks different named, and every edited page told in words of its own', () => {
    const library = openLibrary(HERE.site, HERE.engine);
    const was = sideOf(library);
    const roll = dice(7);
    let [own, others] = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      const edited = editSome(library, roll);
      const settings = round % 3 === 0 ? editSite(library, roll) : library.settings();
      const now = sideOf({ ...withPages(library, edited), settings: () => settings });
      // A page whose own document was edited tells only what the edit did, not what the site document does to it as well.
      const alone = sideOf(withPages(library, edited));
      const routes = expectAllTold(
        was,
        now,
        differing(was, alone).filter(route => edited.has(route)),
      );
      own += routes.filter(route => edited.has(route)).length;
      others += routes.filter(route => !edited.has(route)).length;
    }
    expect(own).toBeGreaterThan(ROUNDS * EDITS * 0.6);
    expect(others).toBeGreaterThan(ROUNDS * 0.6);
  });

  it('is compared whatever stands in its documents', () => {
    const library = openLibrary(HERE.site, HERE.engine);
    const was = sideOf(library);
    const roll = dice(11);
    for (let round = 0; round < 6; round += 1) {
      const spoilt = new Map(library.routes().flatMap(route => spoil(library.page(route), roll)));
      const report = compareSides(was, sideOf(withPages(library, spoilt)), CODE);
      expect(report.changes.length).toBeGreaterThan(14);
      for (const text of [
        reportAsText(report, '', { colours: true }),
        reportAsMarkdown(report, ''),
        jsonOf(report, ''),
      ]) {
        expect(text).not.toMatch(/\bundefined\b|\[object/);
      }
    }
  });

  it('costs no more to compare than a few drawings of all its pages', async () => {
    const once = await cost(() => {
      const side = sideOf(openLibrary(HERE.site, HERE.engine));
      for (const route of side.routes) side.drawn(route);
      return side.routes.length;
    });
    const compared = await cost(async () => (await compareFolders(HERE, HERE)).changes.length);
    // Reading schemas and blocks takes most of the time, whatever the site's size. A tiny site measures that part.
    const small = { ...placesAt(temporarySite({})), engine: HERE.engine };
    const before = await cost(async () => (await compareFolders(small, small)).changes.length);
    expect(once.result).toBeGreaterThan(14);
    expect(compared.result).toBe(0);
    expect(compared.time).toBeLessThan(before.time + once.time * 16);
  });
});

/** The least of three, as Node sometimes tidies memory. Counts processor time, which other programs do not change. */
async function cost(work: () => number | Promise<number>): Promise<{ result: number; time: number }> {
  const times: number[] = [];
  let result = 0;
  for (let round = 0; round < 3; round += 1) {
    const before = process.cpuUsage();
    result = await work();
    const { user, system } = process.cpuUsage(before);
    times.push(user + system);
  }
  return { result, time: Math.min(...times) };
}

function expectAllTold(was: Side, now: Side, edited: string[]): string[] {
  const { changes } = compareSides(was, now, CODE);
  const named = new Set(changes.flatMap(({ route, seenOn }) => [route, ...seenOn]));
  const different = differing(was, now);
  expect(different.filter(route => !named.has(route))).toEqual([]);
  expect(changes.filter(({ kind }) => kind === 'unexplained')).toEqual([]);
  for (const route of edited) {
    const own = changes.find(change => change.kind === 'page' && change.route === route);
    const sentences = own?.lines.flatMap(({ phrases }) => phrases.map(one => plain(one))) ?? [];
    expect(sentences, route).not.toEqual([]);
    expect(sentences.filter(sentence => /written differently|undefined|\[object/.test(sentence))).toEqual([]);
  }
  return different;
}

function differing(was: Side, now: Side): string[] {
  return was.routes.filter(route => was.drawn(route)?.text !== now.drawn(route)?.text);
}

function editSome(library: Library, roll: Throw): Map<string, PageFile> {
  const edited = new Map<string, PageFile>();
  const routes = library.routes();
  while (edited.size < EDITS) {
    const route = routes[roll(routes.length)] ?? '/';
    const file = library.page(route);
    if (!file?.document) throw new Error(`${route} has mistakes.`);
    const document = structuredClone(file.document) as AuthoredPage;
    if (edited.size === 0) renameCard(document, roll);
    else edit(document, roll);
    edited.set(route, { ...file, document });
  }
  return edited;
}

/** Changes the title that other pages show of this page. */
function renameCard(document: AuthoredPage, roll: Throw): void {
  const title = `Word${roll(1000)}`;
  if (document.card) document.card.title = title;
  else if (document.article) document.article.title = title;
  else if (document.blocks[0]) document.blocks[0].heading = title;
}

function editSite(library: Library, roll: Throw): ReturnType<Library['settings']> {
  const file = library.settings();
  if (!file.document || !file.parsed) throw new Error('The site document has mistakes.');
  const document = structuredClone(file.document);
  const names = Object.keys(document.values);
  const name = names[roll(names.length)] ?? '';
  document.values[name] = `${document.values[name]} ${roll(1000)}`;
  return { ...file, document, parsed: { ...file.parsed, value: document } };
}

const JUNK: unknown[] = [
  null,
  7,
  true,
  '',
  'Word',
  [],
  {},
  [null],
  [7, ['x']],
  { type: 'hero' },
  { __proto__: 1 },
];

/** Puts junk into some places of a page, like a file that the schema refuses. */
function spoil(file: PageFile | undefined, roll: Throw): [string, PageFile][] {
  if (!file?.parsed) return [];
  const value = structuredClone(file.parsed.value) as Fields;
  for (let count = 0; count < 4; count += 1) {
    let holder: unknown = value;
    for (let depth = roll(5); depth > 0; depth -= 1) {
      const inner = Object.values(holder as Fields).filter(each => isFields(each) || Array.isArray(each));
      holder = inner.length > 0 ? inner[roll(inner.length)] : holder;
    }
    const keys = Object.keys(holder as Fields);
    const key = keys[roll(keys.length)] ?? (Array.isArray(holder) ? '0' : 'constructor');
    (holder as Fields)[key] = structuredClone(JUNK[roll(JUNK.length)]);
  }
  return [[file.route, { ...file, document: undefined, parsed: { ...file.parsed, value } }]];
}

function withPages(library: Library, edited: Map<string, PageFile>): Library {
  return { ...library, page: route => edited.get(route) ?? library.page(route) };
}

/** Changes one list or one set of fields of the page. */
function edit(document: AuthoredPage, roll: Throw): void {
  const holders: (Fields | unknown[])[] = [];
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) {
      holders.push(value);
      value.forEach(collect);
    } else if (isFields(value)) {
      holders.push(value);
      Object.values(value).forEach(collect);
    }
  };
  collect(document.blocks);
  if (document.card) collect(document.card);
  if (document.service) collect(document.service);
  const holder = holders[roll(holders.length)];
  if (Array.isArray(holder)) editList(holder, roll);
  else if (holder) editFields(holder, roll);
}

function editList(list: unknown[], roll: Throw): void {
  const [i, j] = [roll(list.length), roll(list.length)];
  const kind = roll(3);
  if (kind === 0 && list.length > 1) list.splice(i, 1);
  else if (kind === 1 && i !== j) [list[i], list[j]] = [list[j], list[i]];
  else if (typeof list[i] === 'string') list[i] = `${list[i]} Word${roll(1000)}`;
  else list.splice(j, 0, structuredClone(list[i]));
}

function editFields(fields: Fields, roll: Throw): void {
  const names = Object.keys(fields).filter(name => !['type', 'id', 'icon', 'src', 'crop'].includes(name));
  const name = names[roll(names.length)];
  if (name === undefined) return;
  const value = fields[name];
  if (typeof value === 'number') fields[name] = value + 1 + roll(50);
  else if (name === 'href' || name === 'page') fields[name] = '/contact';
  else if (typeof value === 'string') fields[name] = `Word${roll(1000)} ${value}`;
  else if (typeof value === 'boolean') delete fields[name];
  else if (typeof fields.type === 'string') fields.hidden = true;
}
