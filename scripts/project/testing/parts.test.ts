import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '../../../src/publish/output-folder.ts';
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
    expect(
      allParts()
        .flatMap(({ files = [] }) => files)
        .sort(),
    ).toEqual(tests.sort());
  });
});

describe('a run of parts', () => {
  let folder: string;
  let ran: string[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ashlar-parts-'));
    ran = [];
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

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
  const go = (parts: Part[], { isContinued = true, sources = 'a', chosen = parts } = {}) =>
    goThrough({ parts, chosen, isContinued, file: join(folder, 'progress.json'), sources, say: () => {} });
  /** Waits until the first part has passed and the second has begun. */
  const breakOff = async () => {
    const going = go([part('one'), endless], { isContinued: false });
    while (!going.sum()[1]?.includes('passed')) await new Promise(setImmediate);
    return going.sum();
  };

  it('says what came of each part, which did not run, and then notes and what is red', async () => {
    const parts = [part('one'), part('two', 1), part('three')];
    const { done, sum } = go(parts, { chosen: parts.slice(0, 2) });
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
      isContinued: false,
      file: join(folder, 'progress.json'),
      sources: 'a',
      say: () => {},
      next: ran => (ran.length < 2 ? parts[2 - ran.length] : undefined),
      tellLeft: ({ name }) => `: the turn of ${name} is tomorrow`,
    });
    expect(await done).toBe(true);
    expect(ran).toEqual(['three', 'two']);
    expect(sum().slice(1, 2)).toEqual(['     -  one did not run: the turn of one is tomorrow']);
    expect(sum().at(-1)).toBe('6 passed, 0 failed');
  });

  it('that was broken off says how far it came, and goes on from there', async () => {
    expect((await breakOff()).slice(1)).toEqual([
      '   0.0  one: 3 passed',
      '     -  two did not run',
      '! A note of one.',
      '3 passed, 0 failed, 1 to go: --continue goes on',
    ]);
    ran = [];
    expect(await go([part('one'), part('two')]).done).toBe(true);
    expect(ran).toEqual(['two']);
  });

  it('begins anew where something has changed since, or where nobody asked it to go on', async () => {
    await breakOff();
    for (const how of [{ sources: 'b' }, { isContinued: false }]) {
      ran = [];
      await go([part('one'), part('two')], how).done;
      expect(ran).toEqual(['one', 'two']);
    }
  });

  it('runs a part again that has failed', async () => {
    await go([part('one', 2)]).done;
    ran = [];
    expect(await go([part('one')]).done).toBe(true);
    expect(ran).toEqual(['one']);
  });
});
