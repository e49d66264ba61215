// Finds out from a block's place whether its heading opens a chapter or continues one.
import { expect, test } from 'vitest';
import type { AuthoredBlock } from '../../document/problem/document.ts';
import { ranksOf } from './ranks.ts';

/** "tint: heading" has a tone and a heading, "plain" has no heading, "part! heading" states its rank. */
function block(words: string): AuthoredBlock {
  const [before = '', heading] = words.split(' ');
  const said = before.endsWith('!') ? { rank: before.slice(0, -1) } : { tone: before };
  return { type: 'notice', ...said, ...(heading && { heading }) } as AuthoredBlock;
}

const ranks = (blocks: string[], isArticle = false) =>
  ranksOf(blocks.map(block), isArticle).map(rank => rank ?? 'chapter');

test.each([
  [
    ['plain Title', 'plain One', 'plain Two'],
    ['chapter', 'chapter', 'part'],
  ],
  [
    ['plain Title', 'plain', 'plain One'],
    ['chapter', 'chapter', 'chapter'],
  ],
  [
    ['plain Title', 'plain One', 'plain', 'plain Two'],
    ['chapter', 'chapter', 'part', 'part'],
  ],
  [
    ['plain Title', 'plain One', 'tint Two', 'plain Three'],
    ['chapter', 'chapter', 'chapter', 'chapter'],
  ],
  [
    ['plain Title', 'plain One', 'chapter! Two', 'plain Three'],
    ['chapter', 'chapter', 'chapter', 'part'],
  ],
  [
    ['plain Title', 'part! One', 'plain Two'],
    ['chapter', 'part', 'part'],
  ],
])('%j are %j', (blocks, expected) => {
  expect(ranks(blocks)).toEqual(expected);
});

test('in an article only what stands on the dark is a chapter', () => {
  expect(ranks(['plain', 'tint One', 'plain Two', 'dark Three'], true)).toEqual([
    'chapter',
    'part',
    'part',
    'chapter',
  ]);
});
