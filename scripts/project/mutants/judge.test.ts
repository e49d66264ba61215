import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Explained, isGood, judge, type Report, told } from './judge.ts';
import { judgedIn, PATTERNS } from './run.ts';

const SOURCE = 'const most = 3;\n  if (count > most) {\n    stop();\n  }\n';
const PLACES = {
  condition: { start: { line: 2, column: 7 }, end: { line: 2, column: 19 } },
  block: { start: { line: 2, column: 21 }, end: { line: 4, column: 4 } },
};
const EXPLAINED = {
  file: 'a.ts',
  line: 'if (count > most) {',
  mutation: 'count > most → false',
  why: 'Stopping only saves time.',
};

function report(survived: number, killed: number): Report {
  const condition = { replacement: 'false', location: PLACES.condition };
  const mutants = [
    ...Array(survived).fill({ ...condition, status: 'Survived' }),
    ...Array(killed).fill({ ...condition, status: 'Killed' }),
    { ...condition, status: 'Ignored' },
  ];
  return { files: { 'a.ts': { source: SOURCE, mutants } } };
}

it('all is well where each survivor is explained and nine of ten are killed', () => {
  const verdict = judge(report(1, 9), [EXPLAINED], 90);
  expect(verdict).toEqual({
    rows: [{ file: 'a.ts', killed: 9, survived: 1 }],
    score: 90,
    least: 90,
    unexplained: [],
    outdated: [],
  });
  expect(isGood(verdict)).toBe(true);
  expect(told(verdict)).toBe(
    'File       Killed  Survived  Score\na.ts            9         1   90.0\nall files       9         1   90.0',
  );
});

it('a survivor that nobody explains is told with its line', () => {
  const verdict = judge(report(1, 9), [{ ...EXPLAINED, line: 'if (count > least) {' }], 90);
  expect(isGood(verdict)).toBe(false);
  expect(told(verdict)).toContain(
    '✗ a.ts: no test sees this change\n    if (count > most) {\n    count > most → false',
  );
});

it('code without a test is a survivor, and one of several lines is told on one', () => {
  const mutant = { status: 'NoCoverage', replacement: '{}', location: PLACES.block };
  const { unexplained } = judge({ files: { 'a.ts': { source: SOURCE, mutants: [mutant] } } }, [], 90);
  expect(unexplained).toEqual([{ file: 'a.ts', line: 'if (count > most) {', mutation: '{ stop(); } → {}' }]);
});

it('a time-out is a kill, and yet no reason to take an explanation out', () => {
  const mutant = { status: 'Timeout', replacement: 'false', location: PLACES.condition };
  const verdict = judge({ files: { 'a.ts': { source: SOURCE, mutants: [mutant] } } }, [EXPLAINED], 90);
  expect(verdict.score).toBe(100);
  expect(isGood(verdict)).toBe(true);
});

it('too few kills are too few, however well explained', () => {
  const verdict = judge(report(2, 9), [EXPLAINED], 90);
  expect(verdict.unexplained).toEqual([]);
  expect(isGood(verdict)).toBe(false);
  expect(told(verdict)).toContain('✗ 81.8 of 100 are killed; 90 are asked for.');
});

it('nothing tried is nothing shown', () => {
  expect(isGood(judge({ files: {} }, [], 1))).toBe(false);
});

it('an explanation of what is killed is outdated, one of a file that was not tried is not', () => {
  const other = { ...EXPLAINED, file: 'b.ts' };
  const verdict = judge(report(0, 9), [EXPLAINED, other], 90);
  expect(verdict.outdated).toEqual([EXPLAINED]);
  expect(isGood(verdict)).toBe(false);
  expect(told(verdict)).toContain('explains a change that does not survive');
});

it('all that Stryker shall judge is in one of the full tests', () => {
  const parts = readdirSync('tests/full').filter(name => /^mutants-.*\.ts$/.test(name));
  const folders = parts.flatMap(part =>
    [...readFileSync(`tests/full/${part}`, 'utf8').matchAll(/'([a-z/]+)'/g)].map(([, folder = '']) => folder),
  );
  expect(folders.flatMap(judgedIn).sort()).toEqual(PATTERNS.sort());
});

describe('each fault that tests/mutants.json explains', () => {
  const explained: Explained[] = JSON.parse(readFileSync('tests/mutants.json', 'utf8'));

  it('is in code that is there', () => {
    expect(explained.length).toBeGreaterThan(50);
    expect(explained.flatMap(one => goneOf(one))).toEqual([]);
  });

  it('is named with its file or line if that is gone, and with a test that it leans on', () => {
    const [{ file, ...one }] = [explained[0] as Explained];
    expect(goneOf({ ...one, file: 'src/gone.ts' })).toEqual(['src/gone.ts is gone.']);
    expect(goneOf({ ...one, file, line: 'gone();' })).toEqual([`${file} has no line "gone();" any more.`]);
    expect(goneOf({ ...one, file, mutation: 'vanished() → ""' })).toEqual([
      `${file} has no "vanished()" any more.`,
    ]);
    expect(goneOf({ ...one, file, why: 'tests/gone.test.ts sees it.' })).toEqual([
      'tests/gone.test.ts is gone.',
    ]);
  });
});

function goneOf({ file, line, mutation, why }: Explained): string[] {
  const named = [file, ...(why.match(/\b(?:src|tests|scripts)\/[\w./-]+\.tsx?/g) ?? [])];
  const gone = named.filter(name => !existsSync(name));
  if (gone.length > 0) return gone.map(name => `${name} is gone.`);
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map(one => one.trim());
  if (!lines.includes(line)) return [`${file} has no line "${line}" any more.`];
  const was = mutation.split(' → ')[0]?.replace('…', '') ?? '';
  return lines.join(' ').includes(was) ? [] : [`${file} has no "${was}" any more.`];
}
