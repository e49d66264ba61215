// @module-tag full-only
// An update of the engine: unfinished work merges without a conflict, and only blocks of an older shape change.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runNewSite } from '../../../src/commands/new-site.ts';
import { git } from '../../../src/site/git/git.ts';
import { copyProject, type ProjectCopy } from '../../support/files/project-copy.ts';
import { type Run, run } from '../../support/files/run.ts';

const IDENTITY = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];

/** Makes a site in Git, with an engine of its own. */
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

/** Lists the lines of each file that differ from the last commit: "-" the old ones, "+" the new ones. */
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

describe('a site whose engine gets other shapes', () => {
  let engine: ProjectCopy;
  let outer: string;
  let site: ReturnType<typeof siteOn>;

  beforeAll(async () => {
    engine = copyProject();
    rmSync(join(engine.folder, 'pages'), { recursive: true });
    outer = mkdtempSync(join(tmpdir(), 'ashlar-update-'));
    const wishes = [
      '--name=Oak',
      '--language=en-GB',
      '--currency=GBP',
      '--time-zone=Europe/London',
      '--address=https://www.example.com',
    ];
    const nobody = { input: new PassThrough(), output: new PassThrough(), isInteractive: false };
    await runNewSite(['shop', ...wishes], engine.folder, outer, nobody);
    site = siteOn(engine.folder, join(outer, 'shop'));
    site.git('init', '--quiet', '--initial-branch=main');
    commitAll(site, 'A new site');
    site.git('switch', '--quiet', '--create', 'words');
    site.edit('pages/contact.json', '"title": "', '"title": "Ask us: ');
    writeFileSync(join(site.folder, 'pages/sale.json'), site.read('pages/index.json'));
    site.edit('pages/sale.json', '"title": "', '"title": "A sale: ');
    commitAll(site, 'Words of an author');
    site.git('switch', '--quiet', 'main');
    newerEngine(engine);
  });
  afterAll(() => {
    engine?.remove();
    rmSync(outer, { recursive: true, force: true });
  });

  it('is told so by the check, and is brought up to date line by line', () => {
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
    expect(site.ashlar('check').output).toContain('4 pages, no mistakes');
    expect(site.ashlar('build').output).toContain('4 pages in');
    expect(Object.keys(changedLines(site))).toEqual(Object.keys(changed));
    commitAll(site, 'Update to the newest shapes');
  });

  it('has no change of its pages to tell of', () => {
    expect(site.ashlar('changes', 'HEAD^').output).toContain('Nothing changes on the site.');
  });

  it('takes in what authors had under way, without a conflict', () => {
    site.git('merge', '--quiet', '--no-edit', 'words');
    expect(site.read('pages/contact.json')).toMatch(/"title": "Ask us: .*"words": /s);
    const { output } = site.ashlar('migrate');
    expect(output).toContain('pages/sale.json  prose: "text" is called "words" now.');
    expect(output).toContain('1 block in 1 file brought up to date.');
    expect(site.ashlar('check').output).toContain('5 pages, no mistakes');
    expect(site.ashlar('build').output).toContain('5 pages in');
    expect(site.read('dist/sale.html')).toContain('A sale: ');
  });
});

/** Changes what a later version may: renames a field of a block and adds one to the site document. */
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
  engine.edit('schema/site.json', '"type": "object",', '"version": 2, "type": "object",');
  engine.edit(
    'schema/site.json',
    '"properties": {',
    '"properties": { "motto": { "group": "name", "$ref": "common.json#/definitions/line" },',
  );
  engine.edit('schema/site.json', '"required": [\n    "brand"', '"required": [\n    "motto", "brand"');
  engine.write(
    'schema/site.migrations.ts',
    `export const migrations = [{ version: 2, change: 'has a motto.',
      migrate: site => ({ motto: site.brand, ...site }) }];`,
  );
}
