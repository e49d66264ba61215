// A site goes through an update of the engine: what authors have under way comes along without a conflict, and nothing of the
// site changes but what has another shape.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runNewSite } from '../../../src/commands/new-site/command.ts';
import { git } from '../../../src/history/git.ts';
import { temporarySite } from '../../support/documents/small-site.ts';
import { copyProject, type ProjectCopy } from '../../support/files/project-copy.ts';
import { type Run, run } from '../../support/files/run.ts';

const IDENTITY = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];

/** A site that Git keeps, on an engine of its own. */
function siteOn(engine: string, folder: string) {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return {
    folder,
    read,
    git(...words: string[]): string {
      const { status, stdout, stderr } = git(folder, [...IDENTITY, ...words]);
      expect(status, `git ${words.join(' ')}: ${stdout}${stderr}`).toBe(0);
      return stdout;
    },
    edit(file: string, from: string, to: string): void {
      expect(read(file)).toContain(from);
      writeFileSync(
        join(folder, file),
        read(file).replace(from, () => to),
      );
    },
    ashlar: (...words: string[]): Run => run(folder, [join(engine, 'scripts/run.mjs'), ...words]),
  };
}

function commitAll(site: ReturnType<typeof siteOn>, message: string): void {
  site.git('add', '--all');
  site.git('commit', '--quiet', '-m', message);
}

/** The lines that differ from the last commit, by file: "-" as they were, "+" as they are. */
function changedLines(site: ReturnType<typeof siteOn>): { [file: string]: string[] } {
  site.git('add', '--all', '--intent-to-add');
  const diff = site.git('diff', '--unified=0', '--no-prefix', '--no-color');
  const files = diff.split(/^diff --git .*\n/m).slice(1);
  return Object.fromEntries(
    files.map(text => {
      const [head = '', ...hunks] = text.split(/^@@.*\n/m);
      const [, name = ''] = /^\+\+\+ (.*)$/m.exec(head) ?? [];
      return [name, hunks.join('').trimEnd().split('\n')];
    }),
  );
}

describe('a site of version 0.1.0', () => {
  const before = 'tests/support/documents/site-0.1.0';
  const names = readdirSync(before, { recursive: true, encoding: 'utf8' });
  const files = names.filter(name => name.endsWith('.json'));
  const site = siteOn(
    process.cwd(),
    temporarySite(Object.fromEntries(files.map(name => [name, readFileSync(join(before, name), 'utf8')]))),
  );

  beforeAll(() => {
    writeFileSync(join(site.folder, '.gitignore'), '.ashlar/\ndist/\n');
    site.git('init', '--quiet', '--initial-branch=main');
    commitAll(site, 'A site of 0.1.0');
    site.git('switch', '--quiet', '--create', 'words');
    site.edit('pages/_site.json', 'made to measure.', 'made for your room.');
    site.edit('pages/index.json', 'we draw the table.', 'we draw what fits.');
    site.edit('pages/index.json', '1800', '1850');
    site.edit('pages/index.json', '"Get Started"', '"Order the set"');
    site.edit('pages/contact.json', 'A person reads every message." },', 'Two of us read every message." },');
    site.edit('pages/blog/oiled-top.json', 'Begin with', 'Start with');
    writeFileSync(
      join(site.folder, 'pages/sale.json'),
      site.read('pages/_starters/offer.json').replaceAll('An offer', 'A sale').replace('An offer', 'A sale'),
    );
    commitAll(site, 'Words of an author');
    site.git('switch', '--quiet', 'main');
  });

  it('is told by the check that it has an older shape', () => {
    const { status, output } = site.ashlar('check');
    expect(status).toBe(1);
    expect(output.split('\n')[0]).toBe(
      'pages/_site.json:1:1  The site document needs "language" and "currency". It has an older shape: run "npm run migrate".',
    );
    expect(output).not.toContain('lists no categories');
  });

  it('is brought up to date line by line', () => {
    const { status, output } = site.ashlar('migrate');
    expect(status, output).toBe(0);
    expect(output).toContain('3 blocks in 3 files and the site document brought up to date.');
    expect(changedLines(site)).toEqual({
      'pages/_look/tokens.css': expect.arrayContaining(['+  --bar: #1f3d2b;', '+    --bar: #22302a;']),
      'pages/_site.json': [
        '+  "httpsForWholeDomain": true,',
        '+  "language": "en-AU",',
        '+  "currency": "AUD",',
        '+  "articles": [',
        '+    {',
        '+      "folder": "/blog",',
        '+      "text": "Back to Blog"',
        '+    }',
        '+  ],',
        '+  "categories": ["Visa Application", "Visa Guides"],',
        '-  "themeColors": { "light": "#1f3d2b", "dark": "#22302a" },',
        '+    "sampleTestimonials": "Sample testimonials, until our customers have written theirs.",',
        '-  "sampleTestimonials": "Sample testimonials, until our customers have written theirs.",',
        '-  "note": ["The copyright line moves on with the year."]',
        '+  "note": ["The copyright line moves on with the year."],',
        '+  "lint": { "claims": "australian-migration" }',
      ],
      'pages/_starters/offer.json': ['-          "reportCount": 2,', '+          "eyebrow": "2 reports",'],
      // The whole form has another shape.
      'pages/contact.json': expect.arrayContaining([
        '+        "fields": [',
        '+            "digits": 10,',
        '+        "chat": {',
        '+          "to": "site:chat",',
      ]),
      'pages/index.json': [
        '-          "reportCount": 3,',
        '+          "eyebrow": "3 reports",',
        '-          "eyebrow": "Most wanted",',
        '+          "eyebrow": "Most wanted · 1 report",',
        '-          "reportCount": 1,',
      ],
    });
    expect(site.ashlar('check').output).toBe('6 pages and 1 shared block, no mistakes.\n');
    commitAll(site, 'Update to the newest shapes');
  });

  it('has no change to tell of but the file that its look has now', () => {
    const { output } = site.ashlar('changes', 'HEAD^');
    expect(output.split('\n').filter(line => line.startsWith('  '))).toEqual([
      '  --bar on light screens: #1d2733 → #1f3d2b',
      '  --bar on dark screens: #262e38 → #22302a',
      '  shown on every page',
    ]);
  });

  it('takes in what authors had under way, without a conflict', () => {
    site.git('merge', '--quiet', '--no-edit', 'words');
    expect(site.read('pages/contact.json')).toContain('Two of us read every message.');
    const { output } = site.ashlar('migrate');
    expect(output).toContain('pages/sale.json  packages:');
    expect(output).toContain('1 block in 1 file brought up to date.');
    site.edit('pages/sale.json', '  "status": "draft",\n', '  "index": false,\n');
    site.edit(
      'pages/sale.json',
      'One or two sentences for search results, of',
      'Two reports, for less, in words of',
    );
    expect(site.ashlar('check').output).toBe('7 pages and 1 shared block, no mistakes.\n');
    expect(site.ashlar('build').output).toContain('7 pages in');
    const [home, sale] = ['dist/index.html', 'dist/sale.html'].map(site.read);
    expect(home).toContain('3 reports');
    expect(home).toContain('$1,850');
    expect(sale).toContain('2 reports');
    expect(home).toContain('content="#1f3d2b"');
  });
});

describe('a new site', () => {
  let engine: ProjectCopy;
  let outer: string;
  beforeAll(() => {
    engine = copyProject();
    rmSync(join(engine.folder, 'pages'), { recursive: true });
    outer = mkdtempSync(join(tmpdir(), 'ashlar-update-'));
  });
  afterAll(() => {
    engine?.remove();
    rmSync(outer, { recursive: true, force: true });
  });

  it('follows an engine that has other shapes, and nothing else in its folder changes', async () => {
    const wishes = ['--name=Oak', '--language=en-GB', '--currency=GBP', '--address=https://www.example.com'];
    const nobody = { input: new PassThrough(), output: new PassThrough(), isInteractive: false };
    await runNewSite(['shop', ...wishes], engine.folder, outer, nobody);
    const site = siteOn(engine.folder, join(outer, 'shop'));
    site.git('init', '--quiet');
    commitAll(site, 'A new site');
    expect(site.ashlar('build').output).toContain('4 pages in');

    newerEngine(engine);
    expect(site.ashlar('check').output).toContain('Run "npm run migrate".');
    const { status, output } = site.ashlar('migrate');
    expect(status, output).toBe(0);
    const changed = changedLines(site);
    expect(changed['pages/_site.json']).toEqual(['+  "motto": "Oak",']);
    const others = Object.keys(changed).filter(name => name !== 'pages/_site.json');
    expect(others).toEqual(
      ['_starters/page', 'contact', 'index', 'privacy'].map(name => `pages/${name}.json`),
    );
    for (const name of others)
      expect(changed[name]).toEqual([
        expect.stringMatching(/^- {6}"text": /),
        expect.stringMatching(/^\+ {6}"words": /),
      ]);
    expect(site.ashlar('check').output).toContain('4 pages, no mistakes.');
    expect(site.ashlar('build').output).toContain('4 pages in');
    expect(Object.keys(changedLines(site))).toEqual(Object.keys(changed));
  });
});

/** As a later version might: a field of a block is called otherwise, and the site document says one thing more. */
function newerEngine(engine: ProjectCopy): void {
  engine.edit('package.json', '"version": "', '"version": "1');
  const schema = 'blocks/prose/schema.json';
  engine.edit(schema, '"text": {', '"words": {');
  engine.edit(schema, '["type", "text"]', '["type", "words"]');
  engine.edit(
    schema,
    '"type": "object",',
    '"type": "object", "version": 2, "replaced": { "text": { "by": "words" } },',
  );
  engine.edit(
    'blocks/prose/Component.tsx',
    "{ variant = 'normal', text }",
    "{ variant = 'normal', words: text }",
  );
  const examples = 'blocks/prose/examples.json';
  engine.write(examples, engine.read(examples).replaceAll('"text":', '"words":'));
  engine.write(
    'blocks/prose/migrations.ts',
    `export const migrations = [{ version: 2, change: '"text" is called "words" now.',
      migrate: ({ text, ...block }) => (text === undefined ? block : { ...block, words: text }) }];`,
  );
  const { version } = JSON.parse(engine.read('schema/site.json'));
  engine.edit('schema/site.json', `"version": ${version},`, `"version": ${version + 1},`);
  engine.edit(
    'schema/site.json',
    '"properties": {',
    '"properties": { "motto": { "$ref": "common.json#/definitions/line" },',
  );
  engine.edit('schema/site.json', '"required": [\n    "brand"', '"required": [\n    "motto", "brand"');
  engine.edit(
    'schema/site.migrations.ts',
    '\n];',
    `\n  { version: ${version + 1}, change: 'has a motto.', migrate: site => ({ motto: site.brand, ...site }) },\n];`,
  );
}
