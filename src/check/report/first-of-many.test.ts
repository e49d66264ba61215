// Tests that reports in every format list 200 of a document's thousands of mistakes and count the rest.
import { expect, test } from 'vitest';
import { pageWith, siteWith } from '../../../tests/support/documents/sites/small-site.ts';
import { githubReport } from './github.ts';
import { jsonReport } from './json.ts';
import { sarifReport } from './sarif.ts';
import { textReport } from './text.ts';

const unknown = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`zq${index}`, 1]));
const OTHERS = '101 more mistakes in this file are not listed. Mend the 200 that are, and check again.';

const { library, problems } = siteWith({
  'pages/index.json': pageWith(unknown(301)),
  'pages/next.json': pageWith({ title: 'The page after it', index: false, ...unknown(200) }),
});
const all = problems();
const inFile = (file: string) => all.filter(problem => problem.file === file).length;

test('the check knows all of them', () => {
  expect([inFile('pages/index.json'), inFile('pages/next.json')]).toEqual([301, 200]);
});

test('text says the first 200 of a document, how many more it has, and the sum of all', () => {
  const told = textReport(all, library).split('\n\n');
  const of = (file: string) => told.filter(text => text.startsWith(`pages/${file}`));
  expect(of('index.json')).toHaveLength(201);
  expect(of('index.json').at(-1)).toBe(`pages/index.json  ${OTHERS}`);
  expect(of('next.json')).toHaveLength(200);
  expect(told.at(-1)).toBe('501 mistakes in 2 files.');
});

test('github gets as many commands', () => {
  const commands = githubReport(all, library).match(/^::error .*$/gm) ?? [];
  expect(commands).toHaveLength(401);
  expect(commands.filter(command => command.endsWith(`::${OTHERS}`))).toHaveLength(1);
});

test('json says of how many the last one stands for, and counts all', () => {
  const report = JSON.parse(jsonReport(all, library));
  expect(report.problems).toHaveLength(401);
  expect(report.problems[200]).toMatchObject({ file: 'pages/index.json', message: OTHERS, more: 101 });
  expect(report.summary).toMatchObject({ mistakes: 501, warnings: 0, files: 2 });
});

test('sarif has as many results', () => {
  const [{ results }] = JSON.parse(sarifReport(all)).runs;
  expect(results).toHaveLength(401);
  expect(results[200].message.text).toBe(OTHERS);
});
