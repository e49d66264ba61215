import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Migration } from '../../../schema/migration.ts';
import { hero, pageWith, siteDocument, temporarySite } from '../../../tests/support/documents/small-site.ts';
import { placesAt } from '../../base/places.mjs';
import { readSources } from '../../schema/sources.ts';
import { openLibrary } from '../../site/library.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { runMigrate } from './command.ts';
import { loadMigrations } from './migrations.ts';
import { refusedShapes } from './refuses-old-content.ts';

const REPOSITORY = process.cwd();

const OLD = `{
\t"title": "A page of an older shape",
\t"description": "A page that was written before the points of a panel were called points.",
\t"blocks": [
\t\t{ "type": "hero", "heading": "Old" },
\t\t{
\t\t\t"type": "panels",
\t\t\t"items": [
\t\t\t\t{ "list": ["One",   "Two"], "title": "First" },
\t\t\t\t{ "title": "Second", "points": ["Three"] }
\t\t\t]
\t\t}
\t]
}
`.replaceAll('\n', '\r\n');

describe('npm run migrate', () => {
  it('renames a field of an older shape where it stands, and nothing else', async () => {
    const root = temporarySite({ 'pages/old.json': OLD });
    const { code, out } = await runMigrate([], { site: root, engine: REPOSITORY });
    expect(code).toBe(0);
    expect(out).toContain('pages/old.json  panels: the "list" of an item is called "points" now');
    expect(out).toContain('1 block in 1 file brought up to date.');
    expect(readFileSync(join(root, 'pages/old.json'), 'utf8')).toBe(OLD.replace('"list"', '"points"'));
    const again = await runMigrate([], { site: root, engine: REPOSITORY });
    expect(again.out).toBe('Everything has its newest shape already.');
  });

  it('brings blocks up to date that several pages share', async () => {
    const items = ['First', 'Second'].map(title => ({ title, list: ['One'] }));
    const panels = { type: 'panels', items };
    const root = temporarySite({ 'pages/_shared/first.json': { title: 'Shared', blocks: [panels] } });
    const { out } = await runMigrate([], { site: root, engine: REPOSITORY });
    expect(out).toContain('pages/_shared/first.json  panels: the "list" of an item is called "points" now');
    expect(readFileSync(join(root, 'pages/_shared/first.json'), 'utf8')).toContain('"points"');
  });

  it('keeps what a package was shown with, as words', async () => {
    const item = { name: 'One', price: 1, features: ['A'], link: { text: 'Order', href: '/' } };
    const items = [
      { ...item, reportCount: 1 },
      { ...item, reportCount: 3, eyebrow: 'For shops' },
      { ...item, eyebrow: 'New' },
    ];
    const old = pageWith({
      blocks: [
        { type: 'hero', heading: 'Old' },
        { type: 'packages', items },
      ],
    });
    const root = temporarySite({ 'pages/old.json': old });
    const { out } = await runMigrate([], { site: root, engine: REPOSITORY });
    expect(out).toContain(
      'pages/old.json  packages: the "reportCount" of a package stands in its "eyebrow" now',
    );
    const [, packages] = JSON.parse(readFileSync(join(root, 'pages/old.json'), 'utf8')).blocks;
    expect(packages.items).toEqual([
      { ...item, eyebrow: '1 report' },
      { ...item, eyebrow: 'For shops · 3 reports' },
      { ...item, eyebrow: 'New' },
    ]);
  });

  const words = { button: 'Send', note: 'It opens.', summary: 'Please check these.' };
  const [label, missing, invalid] = ['Label', 'Missing', 'Invalid'];
  const olds = { name: { label, missing }, email: { label, missing, invalid }, message: { label, missing } };
  const said = { blocked: 'Blocked', open: 'Open', noScript: 'Write instead.' };
  const [name, email, message] = [
    { kind: 'text', name: 'name', label, missing, autocomplete: 'name' },
    { kind: 'email', name: 'email', label, missing, invalid },
    { kind: 'message', name: 'message', label, missing },
  ];
  const phone = { label, missing, invalid };

  it.each([
    [
      'that took ten digits and the chat for granted',
      { ...olds, phone: { ...phone, hint: 'Ten digits' }, ...said, sent: 'Sent' },
      { ...phone, hint: 'Ten digits', digits: 10, maxLength: 10 },
      { chat: { to: 'site:chat', ...said, sent: 'Sent' } },
    ],
    [
      'that cut without a word about it',
      { ...olds, phone: { ...phone, digits: 8 }, ...said, sent: 'Sent', to: 'https://chat.example.com/2' },
      { ...phone, digits: 8 },
      { chat: { to: 'https://chat.example.com/2', ...said, sent: 'Sent' } },
    ],
    [
      'that opened a letter',
      { ...olds, phone, ...said, sent: 'Sent', to: 'site:email' },
      // A first version took ten digits for granted, but this one says where it goes.
      phone,
      { mail: { to: 'site:email', opened: 'Blocked', open: 'Open', noScript: 'Write instead.' } },
    ],
  ])('has a form %s list its fields, and say how it sends them', async (_, old, number, target) => {
    const block = { type: 'contact', form: { ...words, ...old } };
    const root = temporarySite({
      'pages/old.json': pageWith({ blocks: [{ type: 'hero', heading: 'Old' }, block] }),
    });
    await runMigrate([], { site: root, engine: REPOSITORY });
    const [, contact] = JSON.parse(readFileSync(join(root, 'pages/old.json'), 'utf8')).blocks;
    const fields = [name, email, { kind: 'phone', name: 'phone', ...number }, message];
    expect(contact.form).toEqual({ ...words, fields, ...target });
  });

  it('only says what it would do on a dry run', async () => {
    const root = temporarySite({ 'pages/old.json': OLD });
    const { code, out } = await runMigrate(['--dry-run'], { site: root, engine: REPOSITORY });
    expect([code, out.split('\n').at(-1)]).toEqual([1, '1 block in 1 file would change.']);
    expect(readFileSync(join(root, 'pages/old.json'), 'utf8')).toBe(OLD);
  });

  it('leaves a block alone that is wrong in another way', async () => {
    const page = pageWith({ blocks: [{ type: 'hero' }, { type: 'panels', items: 'none', list: [] }] });
    const root = temporarySite({ 'pages/old.json': page });
    const { code, out } = await runMigrate([], { site: root, engine: REPOSITORY });
    expect([code, out]).toEqual([
      1,
      'Left as it was, because it has mistakes of another kind: pages/old.json:5, pages/old.json:8. Mend what "npm run check" says of it, then run this again.',
    ]);
    expect(JSON.parse(readFileSync(join(root, 'pages/old.json'), 'utf8'))).toEqual(page);
  });

  it('says what the site document held of a file that is there already, and leaves that alone', async () => {
    const { language, currency, ...site } = siteDocument() as { [field: string]: unknown };
    const old = { ...site, themeColors: { light: '#123456', dark: '#654321' } };
    const look = ':root {\n  --bar: #0a0a0a;\n}\n';
    const root = temporarySite({ 'pages/_site.json': old, 'pages/_look/tokens.css': look });
    const { out } = await runMigrate([], { site: root, engine: REPOSITORY });
    expect(out).toContain(
      'pages/_look/tokens.css  is there already, so it stays as it is. The site document',
    );
    expect(out).toContain('--bar: #123456;');
    expect(out).toContain('The site document brought up to date.');
    expect(readFileSync(join(root, 'pages/_look/tokens.css'), 'utf8')).toBe(look);
    const { document } = openLibrary(root, REPOSITORY).settings();
    expect(document).toMatchObject({ language: 'en-AU', currency: 'AUD', categories: ['Guides', 'News'] });
  });

  it('takes nothing for granted of a site document that only lacks something', async () => {
    const { currency, ...site } = siteDocument() as { [field: string]: unknown };
    const root = temporarySite({ 'pages/_site.json': site });
    const { code, out } = await runMigrate([], { site: root, engine: REPOSITORY });
    expect([code, out]).toEqual([1, expect.stringContaining('Left as it was')]);
    expect(JSON.parse(readFileSync(join(root, 'pages/_site.json'), 'utf8'))).toEqual(site);
  });

  it('refuses a word that it does not know', async () => {
    await expect(runMigrate(['--dryrun'], placesAt('.'))).rejects.toThrow('no option "--dryrun"');
  });
});

describe('the migrations of every block', () => {
  it('are numbered in order, agree with the schema and change nothing that they are given', async () => {
    const { sources } = readSources(placesAt(REPOSITORY));
    const { migrations, mistakes } = await loadMigrations(sources, REPOSITORY);
    expect(mistakes).toEqual([]);
    const all = [...migrations.blocks.values()].flat();
    expect(all.length).toBeGreaterThan(0);
    for (const { type, examples } of sources.blocks) {
      for (const { migrate } of migrations.blocks.get(type) ?? []) {
        for (const example of examples) {
          const before = structuredClone(example) as { type: string };
          const frozen = deepFrozen(example) as { type: string };
          expect(migrate(frozen)).toEqual(migrate(frozen));
          expect(frozen).toEqual(before);
        }
      }
    }
  });

  it('are taken from the latest backwards until the block is right', () => {
    const step = (version: number, from: string, to: string): Migration => ({
      version,
      change: `${from} to ${to}`,
      migrate: ({ [from]: value, ...block }) => (value === undefined ? block : { ...block, [to]: value }),
    });
    const migrations = [step(2, 'a', 'b'), step(3, 'b', 'c')];
    const isRight = (block: object) => 'c' in block;
    expect(bringUpToDate({ c: 1 }, migrations, isRight)).toBeUndefined();
    expect(bringUpToDate({ b: 1 }, migrations, isRight)).toEqual({ written: { c: 1 }, changes: ['b to c'] });
    expect(bringUpToDate({ a: 1 }, migrations, isRight)?.changes).toEqual(['a to b', 'b to c']);
    expect(bringUpToDate({ d: 1 }, migrations, isRight)).toBeUndefined();
  });
});

describe('a change of a shape', () => {
  let committed = '';
  let root = '';
  /** An engine with a few blocks and a site in one: what a shape refuses does not depend on how much there is beside it. */
  beforeAll(() => {
    const notices = ['info', 'success'].map(kind => ({ type: 'notice', kind, text: 'We are open.' }));
    committed = temporarySite({
      'pages/open.json': pageWith({ title: 'Opening', blocks: [hero, ...notices] }),
    });
    const parts = ['schema', ...['hero', 'notice', 'tags'].map(type => `blocks/${type}`)];
    for (const part of parts) cpSync(part, join(committed, part), { recursive: true });
    root = committed;
    spawnSync('git', ['init', '-q', '--template='], { cwd: root });
    commit();
  });
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'ashlar-shapes-'));
    cpSync(committed, root, { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function commit(): void {
    const identity = ['user.name=Test', 'user.email=test@example.com', 'commit.gpgsign=false'];
    const settings = identity.flatMap(setting => ['-c', setting]);
    for (const args of [
      ['add', '.'],
      ['commit', '-qm', 'Before'],
    ]) {
      spawnSync('git', [...settings, ...args], { cwd: root });
    }
  }

  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(root, file), text.replace(from, to));
  };
  const says = async () =>
    (await refusedShapes(placesAt(root))).map(({ file, message }) => `${file}: ${message}`);

  it('is fine while everything that was committed stays possible', async () => {
    expect(await says()).toEqual([]);
    edit('blocks/notice/schema.json', '"inset", "banner"', '"inset", "banner", "tall"');
    expect(await says()).toEqual([]);
  });

  it('is refused where committed blocks would not fit, until a migration brings them over', async () => {
    edit('blocks/notice/schema.json', '"kind": {', '"sort": {');
    const [sentence, ...others] = await says();
    expect(others).toEqual([]);
    expect(sentence).toMatch(
      /^blocks\/notice\/schema\.json: This change refuses \d+ notice blocks that were right before, first in pages\/\S+\.json:\d+\. Add a migration to blocks\/notice\/migrations\.ts, or keep what was possible\.$/,
    );
    edit('blocks/notice/schema.json', '"type": "object",', '"version": 2, "type": "object",');
    expect((await says())[0]).toContain('leads to version 1, but blocks/notice/schema.json has "version": 2');
    writeFileSync(
      join(root, 'blocks/notice/migrations.ts'),
      `export const migrations = [{ version: 2, change: '"kind" is called "sort" now.',
        migrate: ({ kind, ...block }) => (kind === undefined ? block : { ...block, sort: kind }) }];`,
    );
    expect(await says()).toEqual([]);
  });

  it('is refused where only blocks that pages share would not fit', async () => {
    mkdirSync(join(root, 'pages/_shared'), { recursive: true });
    const block = { type: 'tags', variant: 'chips', items: ['One', 'Two', 'Three'].map(text => ({ text })) };
    writeFileSync(
      join(root, 'pages/_shared/only.json'),
      JSON.stringify({ title: 'Only here', blocks: [block] }),
    );
    commit();
    edit('blocks/tags/schema.json', '"chips", "tiles"', '"tiles"');
    expect((await says()).join()).toContain('first in pages/_shared/only.json:1.');
  });

  it('is refused where the site document would not fit, until a migration brings it over', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'schema/site.json'), 'utf8'));
    edit('schema/site.json', '"required": [\n    "brand"', '"required": [\n    "motto",\n    "brand"');
    edit(
      'schema/site.json',
      '"properties": {',
      '"properties": { "motto": { "$ref": "common.json#/definitions/line" },',
    );
    expect(await says()).toEqual([
      'schema/site.json: This change refuses pages/_site.json, which was right before. Add a migration to schema/site.migrations.ts, or keep what was possible.',
    ]);
    edit('schema/site.json', `"version": ${version}`, `"version": ${version + 1}`);
    expect((await says())[0]).toContain(`leads to version ${version}, but schema/site.json has`);
    edit(
      'schema/site.migrations.ts',
      '\n];',
      `\n  { version: ${version + 1}, change: 'has a motto.', migrate: site => ({ motto: site.brand, ...site }) },\n];`,
    );
    expect(await says()).toEqual([]);
  });

  it('is fine where the site was begun since then', async () => {
    const site = join(root, 'sites/new');
    cpSync(join(root, 'pages'), join(site, 'pages'), { recursive: true });
    edit('blocks/notice/schema.json', '"inset", "banner"', '"inset", "banner", "tall"');
    expect(await refusedShapes({ engine: root, site })).toEqual([]);
  });

  it('is refused where a kind of block goes away that pages have', async () => {
    rmSync(join(root, 'blocks/notice'), { recursive: true });
    expect((await says())[0]).toMatch(
      /^blocks\/notice\/schema\.json: There is no notice block any more, but \d+ notice blocks stood/,
    );
  });
});

function deepFrozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) deepFrozen(inner);
  return Object.freeze(value);
}
