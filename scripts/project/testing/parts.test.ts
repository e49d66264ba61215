import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '../../../src/base/files/folder.ts';
import { goThrough } from './go-through.ts';
import { allParts, isNamed, type Part } from './parts.ts';

describe('the parts of the full tests', () => {
  it.each([
    ['pages', ['site/pages']],
    ['site/pages', ['site/pages']],
    ['visitors', ['engine/visitors', 'site/visitors']],
    ['src', ['src']],
    ['page', []],
  ])('"%s" names %j', (word, names) => {
    const named = allParts().filter(part => isNamed(part, word));
    expect(named.map(({ name }) => name)).toEqual(names);
  });

  it('have every test of the finished site and of the engine in one of their rooms', () => {
    const isTest = (name: string) => name.endsWith('.test.ts');
    for (const house of ['engine', 'site']) {
      const files = readdirSync(`tests/${house}`, { recursive: true, encoding: 'utf8' }).filter(isTest);
      expect(files.length).toBeGreaterThan(10);
      expect(files.filter(file => file.split(/[\\/]/).length !== 2)).toEqual([]);
    }
  });
});

describe('the files of the parts', () => {
  it('are every test file of the project once, but for those of tests/full', () => {
    const folders = ['blocks', 'examples', 'pages', 'schema', 'scripts', 'src', 'tests'];
    const all = folders.flatMap(folder => listFiles(folder).map(file => `${folder}/${file}`));
    const tests = all.filter(
      file => /\.test\.tsx?$|\/test\.tsx$/.test(file) && !file.startsWith('tests/full/'),
    );
    expect(tests.length).toBeGreaterThan(200);
    const [again, parts] = [true, false].map(is =>
      allParts().filter(({ isAgain = false }) => isAgain === is),
    );
    const filesOf = (parts: Part[] = []) => parts.flatMap(({ files = [] }) => files);
    expect(filesOf(parts).sort()).toEqual(tests.sort());
    expect(filesOf(again).filter(file => !tests.includes(file))).toEqual([]);
  });
});

describe('a run of parts', () => {
  let ran: string[];
  beforeEach(() => {
    ran = [];
  });

  const part = (name: string, failed = 0): Part => ({
    name,
    run: async () => {
      ran.push(name);
      return {
        passed: 3,
        failed,
        red: failed > 0 ? [`✗ a test of ${name}`] : [],
        notes: failed > 0 ? [] : [`A note of ${name}.`],
        seconds: {},
      };
    },
  });
  /** This part never ends by itself. */
  const endless: Part = { name: 'two', run: () => new Promise(() => {}) };
  const go = (parts: Part[], chosen = parts) => goThrough({ parts, chosen, say: () => {} });

  it('says what came of each part, which did not run, and then notes and what is red', async () => {
    const parts = [part('one'), part('two', 1), part('three')];
    const { done, sum } = go(parts, parts.slice(0, 2));
    expect(await done).toBe(false);
    expect(sum()).toEqual([
      'Minutes, and what came of each part:',
      '   0.0  one: 3 passed',
      '   0.0  two: 3 passed, 1 FAILED',
      '     -  three did not run',
      '! A note of one.',
      '✗ a test of two',
      '6 passed, 1 failed',
    ]);
  });

  it('in which parts take turns asks which comes next, and says of the others when they do', async () => {
    const parts = ['one', 'two', 'three'].map(name => part(name));
    const { done, sum } = goThrough({
      parts,
      chosen: parts,
      say: () => {},
      next: ran => (ran.length < 2 ? parts[2 - ran.length] : undefined),
      tellLeft: ({ name }) => `: the turn of ${name} is tomorrow`,
    });
    expect(await done).toBe(true);
    expect(ran).toEqual(['three', 'two']);
    expect(sum().slice(1, 2)).toEqual(['     -  one did not run: the turn of one is tomorrow']);
    expect(sum().at(-1)).toBe('6 passed, 0 failed');
  });

  it('that was broken off says how far it came', async () => {
    const { sum } = go([part('one'), endless]);
    while (!sum()[1]?.includes('passed')) await new Promise(setImmediate);
    expect(sum().slice(1)).toEqual([
      '   0.0  one: 3 passed',
      '     -  two did not run',
      '! A note of one.',
      '3 passed, 0 failed, 1 to go',
    ]);
  });
});
