import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placesAt } from '../../base/places.mjs';
import { pageBundle } from '../../document/schema/bundle.ts';
import { readSources } from '../../document/schema/sources.ts';
import { BARE_BUNDLES, NAMED_BUNDLES } from './bundles.ts';
import { generate, refreshHelp } from './generate.ts';

let generated = '';
let root = '';

beforeAll(async () => {
  generated = mkdtempSync(join(tmpdir(), 'ashlar-names-'));
  for (const part of ['schema', 'blocks', 'pages', 'src/generated', 'src/ui']) {
    cpSync(part, join(generated, part), { recursive: true });
  }
  await generate(placesAt(generated));
}, 60_000);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ashlar-names-'));
  cpSync(generated, root, { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));
afterAll(() => rmSync(generated, { recursive: true, force: true }));

const [PAGE_BUNDLE = ''] = NAMED_BUNDLES;
const bare = () => BARE_BUNDLES.map(file => readFileSync(join(root, file), 'utf8'));

function addPage(route: string, fields: object = {}): void {
  const blocks = [{ type: 'hero', heading: 'New' }];
  const page = { title: 'A new page', description: 'About nothing but itself.', blocks, ...fields };
  mkdirSync(join(root, 'pages', route, '..'), { recursive: true });
  writeFileSync(join(root, `pages${route}.json`), JSON.stringify(page));
}

/** The links that an editor offers, each with its explanation. */
function offered(): Map<string, string> {
  const bundle = JSON.parse(readFileSync(join(root, PAGE_BUNDLE), 'utf8'));
  const { enum: names, enumDescriptions } = bundle.definitions['site-links'];
  return new Map(names.map((name: string, index: number) => [name, enumDescriptions[index]]));
}

describe('the names in the bundles', { timeout: 60_000 }, () => {
  it('offer for a price those of the values that are amounts', () => {
    const file = join(root, 'pages/_site.json');
    const site = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...site, values: { ...site.values, report: 700 } }));
    refreshHelp(placesAt(root));
    const { definitions } = JSON.parse(readFileSync(join(root, PAGE_BUNDLE), 'utf8'));
    expect(definitions['site-amounts']).toMatchObject({ enum: ['{report}'], enumDescriptions: ['700'] });
    expect(definitions.money.anyOf).toEqual([{ type: 'number' }, { $ref: '#/definitions/site-amounts' }]);
  });

  it('stand beside moments in the time zone of the site', () => {
    const file = join(root, 'pages/_site.json');
    const site = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...site, timeZone: 'Europe/Berlin' }));
    refreshHelp(placesAt(root));
    const written = readFileSync(join(root, PAGE_BUNDLE), 'utf8');
    expect(new Set(written.match(/T\d\d:\d\d[+-]\d\d:\d\d/g))).toEqual(
      new Set(['T09:00+01:00', 'T18:00+01:00']),
    );
  });

  it('follow the pages, and nothing that is committed changes for it', async () => {
    const before = bare();
    addPage('/new/page');
    expect(refreshHelp(placesAt(root))).toEqual(NAMED_BUNDLES);
    expect(offered().get('/new/page')).toBe('The page “A new page”');
    expect(refreshHelp(placesAt(root))).toEqual([]);
    expect(await generate(placesAt(root))).toEqual([]);
    rmSync(join(root, 'pages/new/page.json'));
    refreshHelp(placesAt(root));
    expect(offered().has('/new/page')).toBe(false);
    expect(bare()).toEqual(before);
  });

  it('are missing where there is no site, and then nothing is marked', () => {
    const { definitions } = JSON.parse(bare()[0] ?? '');
    expect(definitions['site-links']).toEqual({});
  });

  it('are not part of the types', async () => {
    addPage('/another');
    writeFileSync(join(root, 'pages/_public/images/another.svg'), '<svg/>');
    expect(await generate(placesAt(root))).toEqual(NAMED_BUNDLES);
  });

  it('are not part of what the check holds documents against', () => {
    addPage('/another');
    const bundle = JSON.stringify(pageBundle(readSources(placesAt(root)).sources));
    expect(bundle).not.toContain('/another');
    expect(bundle).not.toContain('site-links');
  });

  it('say what a place is, which page is a draft, and leave hidden places out', () => {
    addPage('/new', {
      status: 'draft',
      blocks: [
        { type: 'prose', id: 'shown', heading: 'Read this', text: 'Words.' },
        { type: 'prose', id: 'kept', hidden: true, text: 'Words.' },
        { type: 'faq', id: 'all', items: [{ id: 'one', question: 'How long?', answer: 'A day.' }] },
      ],
    });
    refreshHelp(placesAt(root));
    expect([...offered()].filter(([name]) => /^\/new\b/.test(name))).toEqual([
      ['/new', 'The page “A new page”, a draft'],
      ['/new#shown', '“Read this” on the page “A new page”'],
      ['/new#all', 'A place on the page “A new page”'],
      ['/new#one', '“How long?” on the page “A new page”'],
    ]);
  });

  it('say how many articles a category of the site has', () => {
    const { enum: names, enumDescriptions } = JSON.parse(readFileSync(join(root, PAGE_BUNDLE), 'utf8'))
      .definitions['site-categories'];
    expect(names).toEqual(JSON.parse(readFileSync('pages/_site.json', 'utf8')).categories);
    expect(enumDescriptions[0]).toMatch(/^A category with \d+ articles?$/);
  });

  it('stay as they are while a page cannot be read', () => {
    const before = offered();
    writeFileSync(join(root, 'pages/faq.json'), '{ "title": ');
    expect(refreshHelp(placesAt(root))).toEqual([]);
    expect(offered()).toEqual(before);
  });

  it('are left out where there are too many to choose from, and then nothing is marked', () => {
    for (let number = 0; number <= 1000; number += 1) addPage(`/more/page-${number}`);
    refreshHelp(placesAt(root));
    const { definitions } = JSON.parse(readFileSync(join(root, PAGE_BUNDLE), 'utf8'));
    expect(definitions['site-links']).toEqual({});
  });

  it('cost less than a second of work', () => {
    const start = process.cpuUsage();
    addPage('/new');
    refreshHelp(placesAt(root));
    const { user, system } = process.cpuUsage(start);
    expect(user + system).toBeLessThan(1_000_000);
  });
});
