import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Migration } from '../../schema/migration.ts';
import { MIGRATED, SHELF_BLOCK, shelf } from '../../tests/support/documents/sites/shelf-block.ts';
import {
  hero,
  pageWith,
  siteDocument,
  temporarySite,
} from '../../tests/support/documents/sites/small-site.ts';
import { placesAt } from '../base/places.mjs';
import { missingStartFiles } from '../change/new-site/start-files.ts';
import { bringUpToDate } from '../change/newer-shapes/bring-up-to-date.ts';
import { loadMigrations } from '../change/newer-shapes/migrations.ts';
import { refusedShapes } from '../change/newer-shapes/refuses-old-content.ts';
import { readSources } from '../document/schema/sources.ts';
import { runMigrate } from './migrate.ts';

const REPOSITORY = process.cwd();

const OLD = `{
\t"title": "A page of an older shape",
\t"description": "A page that was written before the boards of a shelf were called boards.",
\t"blocks": [
\t\t{ "type": "hero", "heading": "Old" },
\t\t{
\t\t\t"type": "shelf",
\t\t\t"items": [
\t\t\t\t{ "list": ["One",   "Two"], "title": "First" },
\t\t\t\t{ "title": "Second", "boards": ["Three"] }
\t\t\t]
\t\t}
\t]
}
`.replaceAll('\n', '\r\n');

describe('npm run migrate', () => {
  it('renames a field of an older shape where it stands, and nothing else', async () => {
    const root = temporarySite({ ...SHELF_BLOCK, 'pages/old.json': OLD });
    const { code, out } = await runMigrate([], { site: root, engine: REPOSITORY });
    expect(code).toBe(0);
    expect(out).toContain(`pages/old.json  ${MIGRATED}`);
    expect(out).toContain('1 block in 1 file brought up to date.');
    expect(readFileSync(join(root, 'pages/old.json'), 'utf8')).toBe(OLD.replace('"list"', '"boards"'));
    const again = await runMigrate([], { site: root, engine: REPOSITORY });
    expect(again.out).toBe('Everything has its newest shape already.');
  });

  it.each([
    ['blocks that several pages share', 'pages/_shared/first.json', { blocks: [shelf('list')] }],
    ['starters of pages', 'pages/_starters/first.json', { blocks: [shelf('list')] }],
    ['examples of blocks of the site', 'blocks/shelf/examples.json', [shelf('list')]],
  ])('brings %s up to date', async (_, file, content) => {
    const root = temporarySite({ ...SHELF_BLOCK, [file]: content });
    const { out } = await runMigrate([], { site: root, engine: REPOSITORY });
    expect(out).toContain(`${file}  ${MIGRATED}`);
    const text = readFileSync(join(root, file), 'utf8');
    expect(text).toContain('"boards"');
    expect(text).not.toContain('"list"');
  });

  it('only says what it would do on a dry run', async () => {
    const root = temporarySite({ ...SHELF_BLOCK, 'pages/old.json': OLD });
    const { code, out } = await runMigrate(['--dry-run'], { site: root, engine: REPOSITORY });
    expect([code, out.split('\n').at(-1)]).toEqual([1, '1 block in 1 file would change.']);
    expect(readFileSync(join(root, 'pages/old.json'), 'utf8')).toBe(OLD);
  });

  it('leaves a block alone that is wrong in another way', async () => {
    const page = pageWith({ blocks: [{ type: 'hero' }, { type: 'shelf', items: 'none', list: [] }] });
    const root = temporarySite({ ...SHELF_BLOCK, 'pages/old.json': page });
    const { code, out } = await runMigrate([], { site: root, engine: REPOSITORY });
    expect([code, out]).toEqual([
      1,
      'Left as it was, because it has mistakes of another kind: pages/old.json:5, pages/old.json:8. Mend what "npm run check" says of it, then run this again.',
    ]);
    expect(JSON.parse(readFileSync(join(root, 'pages/old.json'), 'utf8'))).toEqual(page);
  });

  it('leaves a site document alone that no migration makes right', async () => {
    const { currency, ...site } = siteDocument() as { [field: string]: unknown };
    const root = temporarySite({ 'pages/_site.json': site });
    const { code, out } = await runMigrate([], { site: root, engine: REPOSITORY });
    expect([code, out]).toEqual([1, expect.stringContaining('Left as it was')]);
    expect(JSON.parse(readFileSync(join(root, 'pages/_site.json'), 'utf8'))).toEqual(site);
  });

  it('gives a site the files that start it with a double click, once', async () => {
    const files = { 'package.json': { scripts: { start: 'ashlar start' } }, '.gitattributes': '* text=auto' };
    const root = temporarySite({ ...files, 'Start.command': 'my own' });
    const sides = { site: root, engine: REPOSITORY };
    const rehearsed = await runMigrate(['--dry-run'], sides);
    expect(rehearsed.code).toBe(1);
    expect(rehearsed.out).toContain('Would write "Start.cmd", "start.desktop" and ".gitattributes"');
    expect(existsSync(join(root, 'Start.cmd'))).toBe(false);
    expect((await runMigrate([], sides)).out).toContain('Wrote "Start.cmd", "start.desktop"');
    expect(readFileSync(join(root, 'Start.command'), 'utf8')).toBe('my own');
    expect(readFileSync(join(root, 'Start.cmd'), 'utf8')).toMatch(/^@echo off\r\n/);
    expect(statSync(join(root, 'start.desktop')).mode & 0o777).toBe(0o755);
    const attributes = readFileSync(join(root, '.gitattributes'), 'utf8');
    expect(attributes).toMatch(/^\* text=auto\n#.*\nStart\.cmd text eol=crlf\n$/);
    rmSync(join(root, 'Start.cmd'));
    expect((await runMigrate([], sides)).out).toBe('Everything has its newest shape already.');
    expect(existsSync(join(root, 'Start.cmd'))).toBe(false);
  });

  it('gives no such files to the engine, to a site that npm does not start, or through a link', async () => {
    const started = { 'package.json': { scripts: { start: 'ashlar start' } } };
    const [engine, bare, linked] = [temporarySite(started), temporarySite({}), temporarySite(started)];
    symlinkSync(join(engine, 'elsewhere'), join(linked, 'Start.cmd'));
    symlinkSync(join(engine, 'package.json'), join(linked, '.gitattributes'));
    expect(missingStartFiles({ site: engine, engine })).toEqual([]);
    expect(missingStartFiles({ site: bare, engine: REPOSITORY })).toEqual([]);
    expect(missingStartFiles({ site: linked, engine: REPOSITORY })).toEqual([]);
    rmSync(join(linked, '.gitattributes'));
    expect(missingStartFiles({ site: linked, engine: REPOSITORY })).toEqual([
      'Start.command',
      'start.desktop',
    ]);
  });

  it('refuses a word that it does not know', async () => {
    await expect(runMigrate(['--dryrun'], placesAt('.'))).rejects.toThrow('no option "--dryrun"');
  });
});

describe('the migrations of every block', () => {
  it('are numbered in order and agree with the schema', async () => {
    const { sources } = readSources(placesAt(REPOSITORY));
    expect((await loadMigrations(sources, REPOSITORY)).mistakes).toEqual([]);
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
  /** A small project that is engine and site in one. What a schema refuses does not depend on how many other blocks there are. */
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
    edit('blocks/notice/migrations.ts', 'version: 2', 'version: 3');
    expect(await says()).toEqual([
      'blocks: blocks/notice/migrations.ts: the versions are 2, 3 and so on, one after the other; 3 is out of order.',
    ]);
  });

  it('is refused once it is committed too, until something else is', async () => {
    edit('blocks/notice/schema.json', '"kind": {', '"sort": {');
    commit();
    expect(await says()).toHaveLength(1);
    writeFileSync(join(root, 'other.txt'), 'Something else.');
    expect(await says()).toEqual([]);
    commit();
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
    edit('schema/site.json', '"required": [\n    "brand"', '"required": [\n    "motto",\n    "brand"');
    edit(
      'schema/site.json',
      '"properties": {',
      '"properties": { "motto": { "group": "name", "$ref": "common.json#/definitions/line" },',
    );
    expect(await says()).toEqual([
      'schema/site.json: This change refuses pages/_site.json, which was right before. Add a migration to schema/site.migrations.ts, or keep what was possible.',
    ]);
    edit('schema/site.json', '"type": "object",', '"version": 2, "type": "object",');
    expect((await says())[0]).toContain('leads to version 1, but schema/site.json has "version": 2');
    writeFileSync(
      join(root, 'schema/site.migrations.ts'),
      `export const migrations = [{ version: 2, change: 'has a motto.',
        migrate: site => ({ motto: site.brand, ...site }) }];`,
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
