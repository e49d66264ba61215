import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageWith, temporarySite } from '../../../tests/support/documents/sites/small-site.ts';
import { isRightWord, meantBy } from '../../check/lint/language/judged-words.ts';
import { withKeptWords } from './kept-words.ts';

const root = temporarySite({ 'pages/index.json': pageWith({}) });
const kept = { file: join(root, '.ashlar/checked.json'), sources: { base: 'program', blocks: {} } };
const file = join(root, '.ashlar/words.json');

test('what was found out about words is kept, and said again without looking', () => {
  const found = withKeptWords(kept, () => [isRightWord('kettle'), isRightWord('kettel'), meantBy('kettel')]);
  expect(found).toEqual([true, false, { word: 'kettle', kind: 'slip' }]);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"word":"kettle"', '"word":"teapot"'));
  expect(withKeptWords(kept, () => meantBy('kettel')?.word)).toBe('teapot');
});

test('where no word is new, nothing is written', () => {
  withKeptWords(kept, () => isRightWord('saucer'));
  const before = readFileSync(file, 'utf8');
  withKeptWords(kept, () => isRightWord('saucer'));
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(readdirSync(join(root, '.ashlar'))).toEqual(['words.json']);
});

test.each([
  ['is cut short', '{ "base": "prog'],
  ['is something else', '{ "base": "program", "right": 5 }'],
  ['holds something else', '{ "base": "program", "right": [5], "meant": [] }'],
  ['belongs to another program', '{ "base": "older", "right": [["saucer", false]], "meant": [] }'],
])('a file that %s is written anew', (_, text) => {
  writeFileSync(file, text);
  expect(withKeptWords(kept, () => isRightWord('saucer'))).toBe(true);
  expect(JSON.parse(readFileSync(file, 'utf8')).right).toContainEqual(['saucer', true]);
});
