import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isTouched, SOURCES } from './sources.ts';
import { nextSlice, type Ran, type Run, runsForAll, runsUntil, type Slice, sliced, turnOf } from './turns.ts';

const slice = (name: string, seconds: number, file = `src/${name}/${name}.test.ts`): Slice => ({
  name,
  files: [file],
  seconds,
});
const names = (slices: Slice[]) => slices.map(({ name }) => name);

describe('a part is cut by the seconds of its files', () => {
  const cut = (seconds: number[]) =>
    sliced('src', Object.keys(seconds), file => seconds[Number(file)] ?? 0).map(
      ({ name, files, seconds }) => `${name}: ${files.join(' ')}, ${seconds} s`,
    );

  it.each([
    { name: 'a short part stays whole', in: [10, 20, 30], out: ['src: 0 1 2, 65 s'] },
    {
      name: 'a long one has slices',
      in: [200, 200, 20],
      out: ['src 1 of 2: 0, 220 s', 'src 2 of 2: 1 2, 230 s'],
    },
    {
      name: 'a file that is longer than a slice is one of its own',
      in: [9, 900, 9],
      out: ['src 1 of 3: 0, 29 s', 'src 2 of 3: 1, 920 s', 'src 3 of 3: 2, 29 s'],
    },
    { name: 'a part without files has none', in: [], out: [] },
  ])('$name', ({ in: seconds, out }) => {
    expect(cut(seconds)).toEqual(out);
  });
});

describe('whose turn it is', () => {
  const slices = [slice('a', 100), slice('b', 100), slice('c', 100), slice('d', 100), slice('e', 50)];

  it.each([
    { name: 'begins at the first', number: 0, budget: 400, out: 'a b' },
    { name: 'goes on with the next commit', number: 1, budget: 400, out: 'c d' },
    { name: 'goes around', number: 2, budget: 400, out: 'e a b' },
    { name: 'has all of them where the budget is long', number: 7, budget: 4000, out: 'b c d e a' },
    { name: "is nobody's while a slice lasts for several turns", number: 1, budget: 60, out: '' },
  ])('$name', ({ number, budget, out }) => {
    expect(names(turnOf({ slices, number, budget }).turn).join(' ')).toBe(out);
  });

  it('comes to all of them in so many runs, at whichever commit it begins and however small the budget', () => {
    for (const budget of [2, 61, 150, 399, 400, 1000, 5000])
      for (let begin = 0; begin < 500; begin += 7) {
        const runs = Array.from({ length: runsForAll({ slices, budget }) }, (_, at) => begin + at);
        const seen = new Set(runs.flatMap(number => names(turnOf({ slices, number, budget }).turn)));
        expect([budget, begin, seen.size]).toEqual([budget, begin, slices.length]);
      }
  });

  it('is told of one that has to wait', () => {
    const run = { slices, number: 0, budget: 400 };
    expect(['a', 'c', 'e'].map(name => runsUntil(name, run))).toEqual([2, 1, 2]);
  });

  it('is never told of one that has no turns', () => {
    expect(runsUntil('f', { slices, number: 0, budget: 400 })).toBeUndefined();
  });
});

describe('a run within a budget', () => {
  const slices = [slice('a', 100), slice('b', 100), slice('c', 100), slice('d', 100), slice('e', 100)];
  const changed = ['src/c/x.ts', 'src/d/x.ts', 'src/e/x.ts', 'src/e/y.ts'];
  const long = [slice('a', 900), slice('b', 100)];

  it.each([
    { name: 'begins with those whose turn it is', out: 'a b c d' },
    {
      name: 'begins with what was touched, most changes first, and leaves the others their time',
      changed,
      out: 'e c a b',
    },
    {
      name: 'has what was touched only once, although it is its turn too',
      changed: ['src/b/x.ts'],
      out: 'b a c d',
    },
    { name: 'starts nothing that would end too late', budget: 399, out: 'a b c' },
    {
      name: 'starts a shorter one instead',
      budget: 190,
      slices: [slice('a', 100), slice('b', 100), slice('c', 50)],
      out: 'a c',
    },
    { name: 'expects a slow machine to stay slow', takes: 1.5, out: 'a b' },
    { name: 'expects no machine to be faster', takes: 0.5, budget: 260, out: 'a b c d' },
    {
      name: 'has whose turn it is wait for less on a slow machine',
      slices: [slice('a', 200), slice('b', 20), slice('c', 100)],
      changed: ['src/b/x.ts', 'src/b/y.ts', 'src/c/x.ts'],
      takes: 1.5,
      out: 'b a',
    },
    {
      name: 'starts first whose turn it is, where there is no time for anything else',
      changed,
      takes: 4,
      out: 'e',
    },
    {
      name: 'starts one that is longer than the budget, when it is its turn',
      slices: long,
      changed: ['src/b/x.ts'],
      out: 'a',
    },
    { name: 'runs what fits in its place otherwise', slices: long, number: 3, budget: 700, out: 'b' },
    { name: 'ends where nothing is left', budget: 5000, out: 'a b c d e' },
  ])('$name', ({ out, takes = 1, ...run }) => {
    expect(play({ slices, changed: [], number: 0, budget: 400, ...run }, takes).join(' ')).toBe(out);
  });
});

/** Lists the slices in the order in which they run, if each takes this many times its expected seconds. */
function play(run: Run, takes: number): string[] {
  const ran: Ran[] = [];
  for (let next = nextSlice(run, ran); next; next = nextSlice(run, ran))
    ran.push({ name: next.name, seconds: next.seconds * takes });
  return ran.map(({ name }) => name);
}

describe('what a test is about', () => {
  it.each([
    ['src/check/hostile.test.ts', 'src/check/rules/links/links.ts', true],
    ['src/check/hostile.test.ts', 'src/check/hostile.test.ts', true],
    ['src/check/hostile.test.ts', 'src/checks.ts', false],
    ['src/arrows.test.ts', 'src/check/check.ts', false],
    ['blocks/contact/test.tsx', 'blocks/contact/style.css', true],
    ['tests/site/look/print.test.ts', 'blocks/contact/style.css', true],
    ['tests/site/look/print.test.ts', 'tests/site/look/print.test.ts', true],
    ['tests/site/look/print.test.ts', 'tests/site/look/layout.test.ts', false],
    ['tests/site/look/print.test.ts', 'README.md', false],
  ])('%s, %s changed: %j', (test, path, out) => {
    expect(isTouched(test, path)).toBe(out);
  });

  it('is said of every room of tests, and of every folder of sources there is', () => {
    const rooms = ['engine', 'site'].flatMap(house =>
      readdirSync(`tests/${house}`).map(room => `tests/${house}/${room}`),
    );
    expect(Object.keys(SOURCES).sort()).toEqual(rooms.sort());
    const named = Object.values(SOURCES).flat();
    expect(named.filter(path => !existsSync(path))).toEqual([]);
    const folders = readdirSync('src', { withFileTypes: true }).filter(entry => entry.isDirectory());
    expect(folders.filter(({ name }) => !named.includes(`src/${name}`)).map(({ name }) => name)).toEqual([]);
  });
});
