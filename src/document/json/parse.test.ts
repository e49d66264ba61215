import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dice } from '../../../tests/support/documents/sites/small-site.ts';
import { valueAt } from '../../base/json-value.ts';
import { type Node, pathTo } from '../problem/nodes.ts';
import { parse } from './parse.ts';

const PAGE = readFileSync('pages/pricing.json', 'utf8');
const PIECES = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '\\',
  '\n',
  '\t',
  ' ',
  '0',
  '-',
  'e',
  'true',
  '"a":1',
  '\\u00e9',
  '/',
  '’',
];

test('reads what JSON.parse reads, and gives it the same value', () => {
  const { parsed, problems } = read(PAGE);
  expect(problems).toEqual([]);
  expect(parsed?.value).toEqual(JSON.parse(PAGE));
});

test('refuses exactly what JSON.parse refuses, in one sentence', () => {
  const random = dice(7);
  for (let round = 0; round < 2000; round += 1) {
    const text = mutated(random);
    const { parsed, problems } = read(text);
    const isDuplicate = problems.every(({ message }) => message.includes('a second time'));
    expect({ text, isRead: parsed !== undefined }).toEqual({ text, isRead: isReadable(text) });
    if (!parsed) expect(problems).toHaveLength(1);
    else if (isDuplicate && problems.length === 0) expect(parsed.value).toEqual(JSON.parse(text));
  }
});

test('keeps a field named __proto__ a field', () => {
  const value = read('{"__proto__": {"polluted": true}, "constructor": 1}').parsed?.value as object;
  expect(Object.keys(value)).toEqual(['__proto__', 'constructor']);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
});

test('keeps half a surrogate as it is', () => {
  expect(read('"\\ud800"').parsed?.value).toBe('\ud800');
});

function read(text: string) {
  return parse({ file: 'pages/page.json', text });
}

/** All values, without the names of fields. */
function valuesIn(node: Node | undefined): Node[] {
  if (node?.type === 'property') return valuesIn(node.children?.[1]);
  return node ? [node, ...(node.children ?? []).flatMap(valuesIn)] : [];
}

function isReadable(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A part of a real page in which one or two pieces were added, removed or replaced. */
function mutated(random: (limit: number) => number): string {
  let text =
    '{"blocks": [{"type": "hero", "a": [1, -2.5e3, null, true], "b": "x \\n \\u2019"}, {}], "c": {"d": [[]]}}';
  for (let count = random(2); count >= 0; count -= 1) {
    const at = random(text.length);
    text = text.slice(0, at) + (PIECES[random(PIECES.length * 2)] ?? '') + text.slice(at + random(3));
  }
  return text;
}

test.each([
  ['{"a": 1, "b": {"c": 2, "\\u0063": 3}}', 'a second time'],
  ['{"a\\"": 1, "b": ":", "a\\"" : 2}', 'a second time'],
  ['{"__proto__": 1, "__proto__": 2}', 'a second time'],
  ['{"a": ["\\\\", ":", "x\\\\\\": "], "a"\n:1}', 'a second time'],
  [`${'['.repeat(33)}${']'.repeat(33)}`, 'more than 32 deep'],
  [`${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, 'more than 32 deep'],
  ['{"a": 1e999}', 'too large'],
])('says what JSON.parse keeps quiet about: %s', (text, sentence) => {
  expect(read(text).problems.map(({ message }) => message)).toEqual([expect.stringContaining(sentence)]);
});

test('knows the place of everything in a file that it has read without looking at places', () => {
  const { parsed } = read(PAGE);
  const values = valuesIn(parsed?.tree);
  expect(values.length).toBeGreaterThan(100);
  for (const node of values) {
    const { offset, length } = node;
    expect(JSON.parse(PAGE.slice(offset, offset + length))).toEqual(valueAt(parsed?.value, pathTo(node)));
  }
});
