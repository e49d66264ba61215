import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkPage } from '../../../src/check/check.ts';
import { openLibrary } from '../../../src/site/library/library.ts';
import { copyProject } from '../../support/files/project-copy.ts';

const readme = readFileSync('README.md', 'utf8');
const security = readFileSync('SECURITY.md', 'utf8');
const FOR_THE_ENGINE = ['docs/commands.md', 'docs/engine.md', 'docs/what-is-held.md', 'docs/benchmarks.md'];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: { [name: string]: string };
};

function pathsIn(text: string): string[] {
  const named = text.matchAll(/`((?:pages|blocks|schema|src|scripts|tests|docs|\.github)\/[\w./-]*)`/g);
  return [...new Set([...named].map(match => match[1] ?? ''))];
}

describe('SECURITY.md', () => {
  it('names a test for each promise', () => {
    const promises = [...security.matchAll(/^\| (?!Promise)(.+) \| (.+) \|$/gm)];
    expect(promises.length).toBeGreaterThan(5);
    for (const [, promise, proof = ''] of promises)
      expect([promise, pathsIn(proof).some(path => path.endsWith('.test.ts'))]).toEqual([promise, true]);
  });

  it.each(pathsIn(security))('%s exists', path => {
    expect(existsSync(path)).toBe(true);
  });

  it.each([...new Set([...security.matchAll(/npm run ([\w:-]+)/g)].map(match => match[1] ?? ''))])(
    '"npm run %s" is a script',
    name => {
      expect(scripts[name]).toBeTruthy();
    },
  );
});

describe('the README', () => {
  const paths = pathsIn(readme).filter(path => !path.includes('price-table'));

  it('names paths at all', () => {
    expect(paths.length).toBeGreaterThan(12);
  });

  it.each(paths)('%s exists', path => {
    expect(existsSync(path)).toBe(true);
  });

  it.each([...new Set([...readme.matchAll(/\]\(([^)h][^)]*)\)/g)].map(match => match[1] ?? ''))])(
    '%s is there to be shown',
    path => {
      expect(existsSync(path)).toBe(true);
    },
  );

  it.each([...new Set([...readme.matchAll(/npm run ([\w:-]+)/g)].map(match => match[1] ?? ''))])(
    '"npm run %s" is a script',
    name => {
      expect(scripts[name]).toBeTruthy();
    },
  );

  it('can be read on two screens', () => {
    expect(readme.split('\n').length).toBeLessThan(130);
  });

  it('shows a page that is right', () => {
    const page = /```json\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
    const project = copyProject();
    mkdirSync(join(project.folder, 'pages/readme'));
    writeFileSync(join(project.folder, 'pages/readme/page.json'), page);
    const library = openLibrary(project.folder);
    const file = library.page('/readme/page');
    expect(file?.problems).toEqual([]);
    expect(file && checkPage(file, library)).toEqual([]);
    project.remove();
  });

  it('quotes the message that the mistake really gives', () => {
    // A line added above it in the file moves the mistake.
    const quoted = /pages\/faq\.json:\d+:\d+ {2}(hero: .*)/.exec(readme)?.[1];
    const project = copyProject();
    project.edit('pages/faq.json', '"heading"', '"headnig"');
    const library = openLibrary(project.folder);
    const said = library.page('/faq')?.problems.map(({ where, message }) => `${where}: ${message}`);
    expect(said).toEqual([quoted]);
    project.remove();
  });
});

describe('the commands', () => {
  const { stdout: help } = spawnSync(process.execPath, ['scripts/run.mjs', 'help'], { encoding: 'utf8' });
  const listed = help.split('\n').flatMap(line => /^ {2}npm (?:run )?([\w:-]+)/.exec(line)?.[1] ?? []);

  it('are listed by "npm run help", every script that a person runs', () => {
    const byNpm = ['prepare', 'prepack', 'postpack'];
    const scriptsOfPeople = Object.keys(scripts).filter(name => !byNpm.includes(name));
    expect([...new Set(listed)].sort()).toEqual([...scriptsOfPeople, 'pack'].sort());
  });

  it('have a line each, which a terminal shows whole', () => {
    expect(help.split('\n').filter(line => line.length > 120)).toEqual([]);
  });
});

describe.each(FOR_THE_ENGINE)('%s', file => {
  const text = readFileSync(file, 'utf8');

  it('names files that exist', () => {
    const named = pathsIn(text).filter(path => !path.includes('price-table'));
    expect(named.filter(path => !existsSync(path))).toEqual([]);
  });

  it('leads to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)h][^)]*)\)/g)].map(match => join('docs', match[1] ?? ''));
    expect(links.filter(path => !existsSync(path))).toEqual([]);
  });

  it('names commands that exist', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(match => match[1] ?? '');
    expect(named.filter(name => !scripts[name])).toEqual([]);
  });
});
