import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkPage } from '../../../src/check/check.ts';
import { openLibrary } from '../../../src/site/library/library.ts';
import { copyProject } from '../../support/files/project-copy.ts';

const readme = readFileSync('README.md', 'utf8');
const security = readFileSync('SECURITY.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: { [name: string]: string };
};

function pathsIn(text: string): string[] {
  return all(text, /`((?:pages|blocks|schema|src|scripts|tests|docs|\.github)\/[\w./-]*)`/g);
}

function all(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(match => match[1] ?? ''))];
}

/** What a page can lead a reader to, and whether it is there. */
const KINDS = {
  paths: (text: string) => pathsIn(text).filter(path => !path.includes('price-table')),
  links: (text: string) => all(text, /\]\(([^)h][^)]*)\)/g),
  commands: (text: string) => all(text, /npm run ([\w:-]+)/g),
};
type Kind = keyof typeof KINDS;

/** Names what each page holds, so that a page whose words the patterns miss does not pass for right. */
const PAGES: { [file: string]: Kind[] } = {
  'README.md': ['paths', 'links', 'commands'],
  'SECURITY.md': ['paths', 'commands'],
  'docs/benchmarks.md': ['paths', 'commands'],
  'docs/commands.md': ['paths', 'links', 'commands'],
  'docs/engine.md': ['paths', 'links', 'commands'],
  'docs/how-a-page-is-made.md': ['paths'],
  'docs/what-is-held.md': ['paths', 'links', 'commands'],
};

describe.each(Object.entries(PAGES))('%s', (file, held) => {
  const text = readFileSync(file, 'utf8');

  it.each(Object.keys(KINDS) as Kind[])('names no %s that are not there', kind => {
    const named = KINDS[kind](text);
    expect(named.length > 0, `${file} has ${named.length} ${kind}`).toBe(held.includes(kind));
    const isThere = (name: string) => {
      if (kind === 'commands') return scripts[name] !== undefined;
      return existsSync(kind === 'links' ? join(dirname(file), name) : name);
    };
    expect(named.filter(name => !isThere(name))).toEqual([]);
  });
});

describe('SECURITY.md', () => {
  it('names a test for each promise', () => {
    const [before = ''] = security.split('\n## Bounds\n');
    const promises = [...before.matchAll(/^\| (?!Promise)(.+) \| (.+) \|$/gm)];
    expect(promises.length).toBeGreaterThan(5);
    for (const [, promise, proof = ''] of promises)
      expect([promise, pathsIn(proof).some(path => path.endsWith('.test.ts'))]).toEqual([promise, true]);
  });
});

describe('the README', () => {
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
    const byNpm = ['dependencies', 'prepack', 'postpack'];
    const scriptsOfPeople = Object.keys(scripts).filter(name => !byNpm.includes(name));
    expect([...new Set(listed)].sort()).toEqual([...scriptsOfPeople, 'pack'].sort());
  });

  it('have a line each, which a terminal shows whole', () => {
    expect(help.split('\n').filter(line => line.length > 120)).toEqual([]);
  });
});
