// @module-tag full-only
// A build or check that looks only at changes must give the same result as one from nothing: the same files, the same words.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dice } from '../../../tests/support/documents/sites/small-site.ts';
import { size } from '../../../tests/support/size.ts';
import { Failure } from '../../base/failure.ts';
import { listFiles } from '../../base/files/folder.ts';
import { hash, shortHash } from '../../base/hash.ts';
import { keptPlace } from '../../base/kept-place.mjs';
import { checkAndLint } from '../../check/check-and-lint.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { resolve } from '../../draw/resolve/resolve.ts';
import { asVisitorsSee } from '../../site/library/as-visitors-see.ts';
import { openLibrary } from '../../site/library/library.ts';
import { filesOf } from '../addresses/page-files.ts';
import { buildSite } from '../build.ts';
import { checkedPages } from './checked-pages.ts';

const ROOT = process.cwd();
const content = mkdtempSync(join(tmpdir(), 'ashlar-changes-'));
const kept = join(content, 'kept');
const roll = dice(20_261_121);
const SHARED = '_shared/said-twice.json';
const STEPS = size(3, 60);
/** Steps through the list of changes so that very different ones follow each other. */
const STRIDE = 5;

type Fields = { [field: string]: unknown };

beforeAll(() => cpSync('pages', join(content, 'pages'), { recursive: true }));

afterAll(() => rmSync(content, { recursive: true, force: true }));

/** What a build says, and every file of the site after it. */
async function build(out: string): Promise<{ said: string; files: Map<string, string> }> {
  const places = { engine: ROOT, site: content, out };
  const said = await buildSite(places, { compress: false, plainHost: false }).then(
    ({ warnings }) => warnings,
    (error: unknown) => {
      if (error instanceof Failure) return error.message;
      throw error;
    },
  );
  const names = existsSync(out) ? listFiles(out) : [];
  return { said, files: new Map(names.map(name => [name, shortHash(readFileSync(join(out, name)))])) };
}

/** Builds with nothing kept. */
async function buildAnew(): Promise<{ said: string; files: Map<string, string> }> {
  const out = join(content, 'anew');
  rmSync(out, { recursive: true, force: true });
  rmSync(join(keptPlace(content), hash(out).slice(0, 22)), { recursive: true, force: true });
  return build(out);
}

/** The pages that visitors see, resolved one by one, with nothing kept and nothing assumed about other pages. */
function pagesAnew(): Map<string, string> {
  const visible = asVisitorsSee(openLibrary(content, ROOT));
  const pages = visible.routes().flatMap(route => visible.page(route) ?? []);
  return new Map(
    pages.map(page => [filesOf(page.route).json, shortHash(JSON.stringify(resolve(page, visible).page))]),
  );
}

function checkedAnew(): Problem[] {
  return checkAndLint(openLibrary(content, ROOT));
}

function checkedAgain(): Problem[] {
  const library = openLibrary(content, ROOT);
  const kept = { file: join(content, 'checked.json'), sources: { base: '', blocks: {} } };
  const checked = checkedPages(library, kept);
  return checkAndLint(checked.library, checked.pages);
}

function oneOf<Thing>(things: Thing[]): Thing {
  return things[roll(things.length)] as Thing;
}

function pages(): string[] {
  const names = readdirSync(join(content, 'pages'), { recursive: true, encoding: 'utf8' });
  return names.filter(name => name.endsWith('.json') && !name.startsWith('_')).sort();
}

function read(file: string): Fields {
  return JSON.parse(readFileSync(join(content, 'pages', file), 'utf8'));
}

function write(file: string, fields: Fields): void {
  mkdirSync(dirname(join(content, 'pages', file)), { recursive: true });
  writeFileSync(join(content, 'pages', file), JSON.stringify(fields, null, 2));
}

/** Replaces the fields that "edit" returns; "undefined" removes a field. */
function change(file: string, edit: (fields: Fields) => Fields): string {
  const fields = read(file);
  write(file, { ...fields, ...edit(fields) });
  return file;
}

function blocksOf(fields: Fields): Fields[] {
  return fields.blocks as Fields[];
}

const pick = () => oneOf(pages());
const withArticle = () => oneOf(pages().filter(file => read(file).article));
const withCard = () => oneOf(pages().filter(file => read(file).card));

function withLast(fields: Fields, last: Fields): Fields {
  const blocks = blocksOf(fields);
  return { blocks: [...blocks.slice(0, -1), { ...blocks.at(-1), ...last }] };
}

function withFirst(fields: Fields, first: Fields): Fields {
  const [block, ...others] = blocksOf(fields);
  return { blocks: [{ ...block, ...first }, ...others] };
}

type Edit = (fields: Fields, step: number) => Fields;

const IN_A_PAGE: { [name: string]: Edit } = {
  'another word': ({ description }, step) => ({ description: `${description} ${step}`.slice(0, 158) }),
  'another heading': (fields, step) => withFirst(fields, { heading: `Heading ${step}` }),
  'another title': (_, step) => ({ title: `Title ${step}` }),
  'a name for links': (fields, step) => withLast(fields, { id: `place-${step}` }),
  'no name for links': fields => withLast(fields, { id: undefined }),
  'a draft, or no draft': ({ status }) => ({ status: status ? undefined : 'draft' }),
  'public later, or now': ({ publishAt }) => ({ publishAt: publishAt ? undefined : '2999-01-01' }),
  'a hidden block': fields => withLast(fields, { hidden: true }),
  'a block less': fields => ({ blocks: blocksOf(fields).slice(0, -1) }),
  'for search engines, or not': ({ index }) => ({ index: index === false }),
  'an old address': (_, step) => ({ redirects: [`/old-${step}`] }),
  'the same text again': () => ({}),
  'a mistake': fields => withLast(fields, { type: 'herro' }),
};

const IN_A_CARD: Edit = ({ card }, step) => ({ card: { ...(card as Fields), title: `Card ${step}` } });

const IN_AN_ARTICLE: { [name: string]: Edit } = {
  'another headline': ({ article }, step) => ({ article: { ...(article as Fields), title: `News ${step}` } }),
  'another day': ({ article }, step) => ({ article: { ...(article as Fields), date: dayOf(step) } }),
};

function dayOf(step: number): string {
  return `2025-03-${10 + (step % 18)}`;
}

/**
 * Each changes the site and returns the file that it changed. The site may then have mistakes: both builds have to report them.
 */
const AROUND: { [name: string]: (step: number) => string } = {
  'a page more': step => {
    const fields = read(pick());
    const file = `more/page-${step}.json`;
    write(file, { ...fields, title: `More ${step}`, redirects: undefined, article: undefined });
    return file;
  },
  'a page less': () => {
    const file = oneOf(pages().filter(name => /^(more|blog)\//.test(name)));
    rmSync(join(content, 'pages', file));
    return file;
  },
  'a shared block': step => {
    const said = { type: 'notice', id: `said-${step}`, text: `Number ${step}.` };
    write(SHARED, { title: 'Said twice', blocks: [said] });
    const use = { type: 'shared', ref: 'said-twice' };
    return change(pick(), fields => ({ blocks: [...blocksOf(fields), use] }));
  },
  'another text of the shared block': step => {
    write(SHARED, { title: 'Said twice', blocks: [{ type: 'notice', text: `Number ${step}.` }] });
    return SHARED;
  },
  'another value of the site': step =>
    change('_site.json', ({ values }) => ({
      values: { ...(values as Fields), phone: `1300 975 ${700 + step}` },
    })),
  'another picture': step => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${step} 9"/>`;
    writeFileSync(join(content, 'pages/_public/images/new.svg'), drawing);
    return '_public/images/new.svg';
  },
};

const EDITS: [string, (step: number) => string][] = [
  ...Object.entries(IN_A_PAGE).map(([name, edit]): [string, (step: number) => string] => [
    name,
    step => change(pick(), fields => edit(fields, step)),
  ]),
  ...Object.entries(IN_AN_ARTICLE).map(([name, edit]): [string, (step: number) => string] => [
    name,
    step => change(withArticle(), fields => edit(fields, step)),
  ]),
  ['another card', step => change(withCard(), fields => IN_A_CARD(fields, step))],
  ...Object.entries(AROUND),
];

it('a build that ended half-way leaves no page as it was not', async () => {
  const [page, html, json] = [
    join(content, 'pages/faq.json'),
    join(kept, 'faq.html'),
    join(kept, 'faq.json'),
  ];
  const text = readFileSync(page, 'utf8');
  await build(kept);
  const before = readFileSync(json);
  writeFileSync(page, text.replace('"question": "', '"question": "Half-way: '));
  // A file does not replace a folder that no build has made, so the move fails halfway.
  rmSync(json);
  mkdirSync(join(json, 'in-the-way'), { recursive: true });
  expect((await build(kept)).said).toContain('faq.json is a folder that Ashlar did not make');
  expect(readFileSync(html, 'utf8')).toContain('Half-way: ');
  rmSync(json, { recursive: true });
  writeFileSync(json, before);
  writeFileSync(page, text);
  expect(differences((await build(kept)).files, (await buildAnew()).files)).toEqual([]);
});

it('a trail leaves a draft out, however late the draft is read', async () => {
  const page = { ...read('faq.json'), card: undefined, redirects: undefined };
  const writeBoth = (words: string) => {
    write('area.json', { ...page, title: `The area that is no page yet${words}`, status: 'draft' });
    write('area/inner.json', { ...page, title: 'A page below a draft' });
  };
  const inner = () => readFileSync(join(kept, 'area/inner.html'), 'utf8');
  writeBoth('');
  await build(kept);
  const first = inner();
  expect(first).not.toContain('href="/area"');
  // Both pages are looked at again, and the inner one comes out as before.
  writeBoth(', still');
  writeFileSync(join(content, 'pages/area/inner.json'), `${textOf('area/inner.json')} `);
  await build(kept);
  expect(inner()).toBe(first);
  for (const file of ['area.json', 'area/inner.json']) rmSync(join(content, 'pages', file));
});

it(`${STEPS} changes at random, one after the other`, { timeout: 3_600_000 }, async () => {
  await build(kept);
  let good = 0;
  for (let step = 1; step <= STEPS; step += 1) {
    const [name, edit] = EDITS[(step * STRIDE) % EDITS.length] as (typeof EDITS)[number];
    const before = textsNow();
    const what = `${step}: ${name} in ${edit(step)}`;
    const after = await build(kept);
    const anew = await buildAnew();
    expect(checkedAgain(), what).toEqual(checkedAnew());
    expect(after.said, what).toBe(anew.said);
    if (anew.files.size > 0) {
      good += 1;
      expect(differences(after.files, anew.files), what).toEqual([]);
      const pages = pagesAnew();
      expect(
        [...pages].filter(([name, model]) => after.files.get(name) !== model),
        what,
      ).toEqual([]);
      expect(pages.size, what).toBeGreaterThan(20);
    } else {
      // A site with mistakes is not built. Undoing the change is one more change to test.
      restore(before);
    }
  }
  expect(good).toBeGreaterThan(STEPS / 2);
});

function textsNow(): Map<string, string | undefined> {
  return new Map([SHARED, '_site.json', ...pages()].map(file => [file, textOf(file)]));
}

function textOf(file: string): string | undefined {
  const path = join(content, 'pages', file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function restore(texts: Map<string, string | undefined>): void {
  for (const file of pages()) if (!texts.has(file)) rmSync(join(content, 'pages', file));
  for (const [file, text] of texts) {
    if (text === undefined) rmSync(join(content, 'pages', file), { force: true });
    else if (textOf(file) !== text) writeFileSync(join(content, 'pages', file), text);
  }
}

function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter(name => one.get(name) !== other.get(name));
}
