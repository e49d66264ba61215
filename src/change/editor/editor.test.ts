// What authors meet in an editor: pages without false marks, blocks to start from, the names of their site.

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Definitions, ENGINES, editorsOf } from '../../../tests/support/documents/messages/editors.ts';
import { placesAt } from '../../base/places.mjs';
import { checkAll } from '../../check/check.ts';
import { pageBundle } from '../../document/schema/bundle.ts';
import { readSources } from '../../document/schema/sources.ts';
import { openLibrary } from '../../site/library/library.ts';
import { filesOfNewSite } from '../new-site/files.ts';
import { refreshHelp } from './generate.ts';
import { namesOf } from './names.ts';

// Brings the names up to date with the pages. The schemas are up to date already: scripts/project/test.ts sees to that.
refreshHelp(placesAt(process.cwd()));

const DESCRIPTION = 'A page that is here to try what an editor inserts, and nothing else.';
const FILE = 'pages/somewhere/page.json';
const { sources } = readSources(placesAt(process.cwd()));
const definitions = pageBundle(sources).definitions as Definitions;
const sharedBlock = { type: 'shared', schema: definitions.shared ?? {} };
const names = namesOf(process.cwd(), definitions);
const documentsIn = (pages: string) =>
  readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .map(file => join(pages, file))
    .filter(file => file.endsWith('.json') && !file.includes('_public'));
const documents = documentsIn('pages');
const ofOtherSites = ['examples/pages', 'tests/second-site/pages'].flatMap(documentsIn);

/** A page with these blocks, and the offset of ‸ in it. */
function pageOf(blocks: string): { text: string; at: number } {
  const marked = `{ "title": "A page", "description": "${DESCRIPTION}", "blocks": [${blocks}] }`;
  return { text: marked.replace('‸', ''), at: marked.indexOf('‸') };
}

const folder = mkdtempSync(join(tmpdir(), 'ashlar-editor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the check says of a page that begins with a heading and goes on with this block. */
const OPENING = sources.blocks.filter(({ schema }) => schema.opensPage === true).map(({ type }) => type);

function checkStarters(blocks: { type: string; inserted: string }[]): string[] {
  cpSync('pages', join(folder, 'pages'), { recursive: true });
  for (const { type, inserted } of blocks) {
    const title = OPENING.includes(type) ? '' : '{ "type": "hero", "heading": "A page to try a block" },';
    writeFileSync(
      join(folder, `pages/try-${type}.json`),
      `{ "title": "A page with ${type}", "description": "${DESCRIPTION}",
        "blocks": [${title} ${inserted}] }`,
    );
  }
  return checkAll(openLibrary(folder, process.cwd()))
    .filter(
      ({ file, level, rule }) => file.startsWith('pages/try-') && level === 'error' && rule !== 'unfinished',
    )
    .map(({ file, message }) => `${file}: ${message}`);
}

/** What a snippet inserts. Where the author would choose a picture, it takes one of the site. */
function plainText(snippet: string): string {
  return snippet.replace(/"\$\d"/g, '"/images/social.png"').replace(/\\([\\$}])/g, '$1');
}

describe.each(ENGINES)('%s', (_, editor) => {
  it(`marks nothing in the ${documents.length} documents of this site`, async () => {
    expect(documents.length).toBeGreaterThan(40);
    for (const file of documents) {
      expect(await editor.marks(file, readFileSync(file, 'utf8')), file).toEqual([]);
    }
  });

  it(`holds the ${ofOtherSites.length} documents of other sites to no name of this one`, async () => {
    expect(ofOtherSites.length).toBeGreaterThan(30);
    for (const file of ofOtherSites)
      expect(await editor.marks(file, readFileSync(file, 'utf8')), file).toEqual([]);
  });

  it.each([
    ['examples/pages/faq.json', undefined],
    ['tests/second-site/pages/_site.json', undefined],
    ['tests/second-site/pages/_shared/new.json', undefined],
    ['pages/services/rpl.json', 'blocks'],
    ['pages/index.json', 'blocks'],
    ['pages/_site.json', 'brand'],
    ['pages/_public/data.json', undefined],
    ['blocks/hero/examples.json', undefined],
  ])('%s is helped as what it is', async (file, field) => {
    const labels = (await editor.offers(file, '{  }', 2)).map(({ label }) => label);
    expect(labels.includes('blocks') ? 'blocks' : labels.includes('brand') ? 'brand' : undefined).toBe(field);
  });

  it('helps with a document anywhere that says where its help is', async () => {
    const before = '{ "$schema": "../.ashlar/schema/page.schema.json", ';
    const offers = await editor.offers('elsewhere/page.json', `${before} }`, before.length);
    expect(offers.map(({ label }) => label)).toContain('blocks');
  });

  it(`offers all ${sources.blocks.length} types of blocks and shared ones with what they are for`, async () => {
    const { text, at } = pageOf('{ "type": "‸" }');
    const offers = await editor.offers(FILE, text, at);
    expect(offers.map(({ label, about }) => [label, about])).toEqual(
      [...sources.blocks, sharedBlock].map(({ type, schema }) => [JSON.stringify(type), schema.description]),
    );
    expect(offers.length).toBeGreaterThan(15);
  });

  it(`starts all ${sources.blocks.length} types of blocks with an example that is right`, async () => {
    const { text, at } = pageOf('‸');
    const offers = await editor.offers(FILE, text, at);
    const [shared] = offers.filter(({ label }) => label === 'shared');
    expect(shared?.insert).toBe('{\n  "type": "shared",\n  "ref": "$1"\n\\}');
    const starters = offers
      .filter(offer => offer !== shared)
      .map(({ label, insert }) => ({ type: label, inserted: plainText(insert) }));
    expect(starters.map(({ type }) => type)).toEqual(sources.blocks.map(({ type }) => type));
    const fieldsIn = (block: unknown) => Object.keys(block as object);
    expect(starters.map(({ inserted }) => fieldsIn(JSON.parse(inserted)))).toEqual(
      sources.blocks.map(({ examples }) => fieldsIn(examples[0])),
    );
    // Starters have to fit every site, so they may not use pages or pictures that only the site of the examples has.
    const inserts = starters.map(({ inserted }) => inserted).join();
    expect(inserts).not.toMatch(/\/images\/examples|"href": "\/[a-z]|\]\(\/[a-z]/);
    expect(checkStarters(starters)).toEqual([]);
  }, 60_000);

  const link = (href: string) => pageOf(`{ "type": "hero", "links": [{ "text": "Read", "href": ${href} }] }`);

  it(`offers all ${names?.links.length} pages, places and addresses to a link, and says what they are`, async () => {
    const { text, at } = link('‸');
    const offers = await editor.offers(FILE, text, at);
    expect(names?.links.length).toBeGreaterThan(100);
    for (const { name, meaning } of names?.links ?? []) {
      expect(offers.find(({ insert }) => insert === JSON.stringify(name))?.about, name).toBe(meaning);
    }
    expect(offers.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['https://…', 'mailto:…', 'tel:…']),
    );
  });

  it('says what page a link leads to', async () => {
    const { text, at } = link('"/pri‸cing"');
    const { title } = JSON.parse(readFileSync('pages/pricing.json', 'utf8')) as { title: string };
    expect(await editor.hover(FILE, text, at)).toContain(`The page “${title}”`);
  });

  it.each(['/pricng', '/faq#no-such-place', 'site:emial'])('marks the link %s in our words', async href => {
    const { text } = link(JSON.stringify(href));
    expect((await editor.marks(FILE, text)).filter(mark => mark.text === JSON.stringify(href))).toEqual([
      expect.objectContaining({
        message: 'No page or place of this site has this address. Press Ctrl and Space to see all of them.',
      }),
    ]);
  });

  it('marks a link of no known form in our words', async () => {
    const marks = await editor.marks(FILE, link('"pricing"').text);
    expect(marks.find(({ text }) => text === '"pricing"')?.message).toMatch(/^A link is a page of this site/);
  });

  it.each([
    'https://www.example.com/a',
    'mailto:a@example.com',
    'tel:+61400000000',
    '#here',
    '/files/list.pdf',
  ])('leaves the link %s to the check', async href => {
    const marks = await editor.marks(FILE, link(JSON.stringify(href)).text);
    expect(marks.filter(({ text }) => text === JSON.stringify(href))).toEqual([]);
  });

  const CLOSED = [
    { kind: 'pages', file: FILE, before: '{ "parent": ', after: '}', wrong: '/nowhere' },
    { kind: 'cards', ...around('{ "type": "cards", "items": [{ "page": ‸ }] }'), wrong: '/pricing/x' },
    {
      kind: 'pictures',
      ...around('{ "type": "hero", "image": { "src": ‸ } }'),
      wrong: '/images/nothing.svg',
    },
    { kind: 'photos', file: FILE, before: '{ "image": ', after: '}', wrong: '/images/nothing.png' },
    {
      kind: 'photos',
      file: 'pages/_site.json',
      before: '{ "image": ',
      after: '}',
      wrong: '/images/nothing.png',
    },
  ] as const;

  it.each(CLOSED)('offers the $kind that there are in $file, and marks another one', async one => {
    const offers = await editor.offers(one.file, one.before + one.after, one.before.length);
    const wanted = names?.[one.kind] ?? [];
    expect(wanted.length).toBeGreaterThan(0);
    expect(offers.map(({ insert, about }) => [insert, about])).toEqual(
      wanted.map(({ name, meaning }) => [JSON.stringify(name), meaning]),
    );
    const marks = await editor.marks(one.file, `${one.before}"${one.wrong}"${one.after}`);
    expect(marks.filter(({ text }) => text === `"${one.wrong}"`)).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/^(No|There is no) .* Press Ctrl and Space/),
      }),
    ]);
  });

  it('offers the values of the site document to a line, and marks a name that is none', async () => {
    const { text, at } = pageOf('{ "type": "hero", "heading": ‸ }');
    const offers = await editor.offers(FILE, text, at);
    expect(names?.values.length).toBeGreaterThan(3);
    expect(offers.map(({ label, about }) => [label, about])).toEqual(
      names?.values.map(({ name, meaning }) => [JSON.stringify(name), meaning]),
    );
    for (const [words, count] of [
      ['Write to {email} or {phone}', 0],
      ['A price in {braces like these}', 0],
      ['Write to {email} or {fone}', 1],
    ] as const) {
      const block = `{ "type": "prose", "eyebrow": "${words}", "text": ["One", "${words}"] }`;
      const marks = (await editor.marks(FILE, pageOf(block).text)).filter(mark => mark.text.includes(words));
      expect(marks.map(({ message }) => message)).toEqual(
        Array(count * 2).fill(expect.stringMatching(/^Words in braces .*There are \{brand\}, \{email\}/)),
      );
    }
  });

  it('takes the name of an amount for a price, and marks words that are none', async () => {
    const item = (price: string) =>
      `{ "type": "packages", "items": [{ "name": "One", "price": ${price}, "features": ["Oak"], "link": { "text": "Ask", "chat": "Hello" } }] }`;
    for (const [price, isRight] of [
      ['700', true],
      ['"{report}"', true],
      ['"from 700"', false],
    ] as const) {
      const marks = await editor.marks(FILE, pageOf(item(price)).text);
      expect(marks.filter(({ text }) => text === price)).toEqual(
        isRight
          ? []
          : [expect.objectContaining({ message: expect.stringMatching(/^This is an amount, such as 700/) })],
      );
    }
  });

  it('marks wrong icons and tones in our words', async () => {
    const { text } = pageOf(
      '{ "type": "cards", "tone": "drak", "items": [{ "title": "One", "icon": "bog" }] }',
    );
    const marks = await editor.marks(FILE, text);
    const message = (word: string) => marks.find(mark => mark.text === `"${word}"`)?.message;
    expect(message('drak')).toBe('"tone" is one of "plain", "tint", "brand" or "dark".');
    expect(message('bog')).toBe('There is no icon of this name. Press Ctrl and Space to see all of them.');
  });

  it('says where one of two fields is needed, and where both are too many', async () => {
    const { text } = pageOf(
      '{ "type": "hero", "links": [{ "text": "One" }, { "text": "Two", "href": "/", "chat": "Hello" }] }',
    );
    expect((await editor.marks(FILE, text)).map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'One of "href" and "chat" is needed here.',
        'Only one of "href" and "chat" is possible. Take the other out.',
      ]),
    );
  });
});

const { '.vscode/settings.json': settings } = filesOfNewSite(
  {
    name: 'Oak',
    language: 'en-GB',
    currency: 'GBP',
    timeZone: 'Europe/London',
    address: 'https://www.example.com',
  },
  'file:../ashlar',
  process.cwd(),
);
const { 'json.schemas': ofNewSite } = JSON.parse(String(settings));

describe.each(editorsOf(process.cwd(), ofNewSite))('%s in a new site', (_, editor) => {
  it.each([
    ['pages/index.json', 'blocks'],
    ['pages/_shared/hours.json', 'blocks'],
    ['pages/_site.json', 'brand'],
    ['node_modules/ashlar/pages/_site.json', undefined],
    ['node_modules/ashlar/pages/_shared/hours.json', undefined],
    ['node_modules/ashlar/examples/pages/faq.json', undefined],
  ])('%s is helped only if it is of the site', async (file, field) => {
    const labels = (await editor.offers(file, '{  }', 2)).map(({ label }) => label);
    expect(labels.find(label => label === 'blocks' || label === 'brand')).toBe(field);
  });
});

function around(block: string): { file: string; before: string; after: string } {
  const { text, at } = pageOf(block);
  return { file: FILE, before: text.slice(0, at), after: text.slice(at) };
}
