import { expect, test } from 'vitest';
import { parse } from '../json/parse.ts';
import { problemAt } from './position.ts';

function broken(text: string) {
  const [problem] = parse({ file: 'pages/page.json', text }).problems;
  if (!problem) throw new Error('This text should have a slip.');
  return problem;
}

test('shows two lines before and one after, with a mark under the place', () => {
  expect(broken('{\n  "a": 1,\n  "b": 2,\n  "c": undefined,\n  "d": 4,\n  "e": 5\n}').frame).toBe(
    ['2 |   "a": 1,', '3 |   "b": 2,', '4 |   "c": undefined,', '  |        ^^^^^^^^^', '5 |   "d": 4,'].join(
      '\n',
    ),
  );
});

test('keeps tabs, so that the mark stands under its place', () => {
  expect(broken('{\n\t\t"a":\tTrue\n}').frame).toBe('1 | {\n2 | \t\t"a":\tTrue\n  | \t\t    \t^^^^\n3 | }');
});

test('lines up the numbers of lines', () => {
  const { frame } = broken(`{${'\n'.repeat(8)}"a": True\n}`);
  expect(frame.split('\n').at(2)).toBe(' 9 | "a": True');
});

test('counts lines that end in CRLF or in CR alone', () => {
  expect(broken('{\r\n"a": 1,\r\n"b" 2\r\n}')).toMatchObject({ line: 3, column: 4 });
  expect(broken('{\r"a": 1,\r"b" 2\r}')).toMatchObject({ line: 3, column: 4 });
  expect(broken('{\r\n"a": 1,\r\n"b" 2\r\n}').frame).not.toContain('\r');
});

test('cuts a long line around the mark', () => {
  const { frame } = broken(`{"a": "${'x'.repeat(300)}", "b": True, "c": "${'y'.repeat(300)}"}`);
  const [line = '', mark = ''] = frame.split('\n');
  expect(line.length).toBeLessThan(120);
  expect(line.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1)).toBe('True');
});

test('marks a text of several lines on its first line only', () => {
  const source = { file: 'pages/page.json', text: '{\n  "a": {\n    "b": 1\n  }\n}' };
  expect(problemAt(source, { offset: 9, length: 20 }, '', '').frame.split('\n')[2]).toBe('  |        ^');
});

test('leaves what joins and parts the letters of a language as it is', () => {
  const persian = 'می\u200cپزیم';
  expect(broken(`{"a": "${persian} 👩\u200d🍳 a\u200cb", "b": True}`).frame).toContain(
    `"${persian} 👩\u200d🍳 a\ufffdb"`,
  );
});

test('shows nothing that a terminal would obey', () => {
  expect(broken('{"a": \u001b[31m1}').frame).not.toContain('\u001b');
});
