import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkPage } from '../../../src/check/check.ts';
import { openLibrary } from '../../../src/site/library.ts';
import { copyProject } from '../../support/files/project-copy.ts';

const readme = readFileSync('README.md', 'utf8');
const security = readFileSync('SECURITY.md', 'utf8');
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

  it('names every script that a person runs', () => {
    const byNpm = ['prepare', 'prepack', 'postpack'];
    const unnamed = Object.keys(scripts).filter(
      name => !byNpm.includes(name) && !readme.includes(`npm run ${name}`) && !readme.includes(`npm ${name}`),
    );
    expect(unnamed).toEqual([]);
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
    // Whoever writes a line above it moves the mistake.
    const quoted = /pages\/faq\.json:\d+:\d+ {2}(hero: .*)/.exec(readme)?.[1];
    const project = copyProject();
    project.edit('pages/faq.json', '"heading"', '"headnig"');
    const library = openLibrary(project.folder);
    const said = library.page('/faq')?.problems.map(({ where, message }) => `${where}: ${message}`);
    expect(said).toEqual([quoted]);
    project.remove();
  });
});
