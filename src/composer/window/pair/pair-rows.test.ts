// Two versions of a page beside each other: which blocks stand in one row, and which rows are unrolled.
import { expect, it } from 'vitest';
import type { BlockOnPage } from '../../model/on-page.ts';
import type { Difference } from '../../model/past.ts';
import { groupRows, pairRows } from './pair-rows.ts';

const PAGE = '/about';

/** "hero faq" → the blocks of a page. One in brackets comes from a shared document. */
const blocksOf = (types: string): BlockOnPage[] =>
  types
    .split(' ')
    .filter(Boolean)
    .map((name, index) => {
      const type = name.replace(/[()]/g, '');
      const own = { document: PAGE, path: ['blocks', index], type, isHidden: false, isDrawn: true };
      if (type === name) return own;
      return { ...own, document: '_shared/all', path: ['blocks', 0], shared: { from: own, pages: 2 } };
    });

const value = (was: number, now: number, field = 'heading'): Difference => ({
  what: 'value',
  path: ['blocks', was, field],
  now: { document: PAGE, path: ['blocks', now, field] },
  words: field,
});
const gone = (was: number): Difference => ({ what: 'block', path: ['blocks', was], words: 'gone' });
const came = (now: number): Difference => ({
  what: 'block',
  now: { document: PAGE, path: ['blocks', now] },
  words: 'came',
});
const ofPage: Difference = {
  what: 'value',
  path: ['title'],
  now: { document: PAGE, path: ['title'] },
  words: 'title',
};

it.each<{ name: string; was: string; now: string; differs: Difference[]; shown: string }>([
  { name: 'alike pages', was: 'hero faq', now: 'hero faq', differs: [], shown: '2 alike' },
  {
    name: 'a value of one block',
    was: 'hero faq steps',
    now: 'hero faq steps',
    differs: [value(1, 1)],
    shown: '1 alike, faq=faq: heading, 1 alike',
  },
  {
    name: 'two values of one block',
    was: 'hero',
    now: 'hero',
    differs: [value(0, 0), value(0, 0, 'intro')],
    shown: 'hero=hero: heading intro',
  },
  {
    name: 'a block that has gone, where it stood',
    was: 'hero faq steps',
    now: 'hero steps',
    differs: [gone(1)],
    shown: '1 alike, faq=-: gone, 1 alike',
  },
  {
    name: 'the first blocks have gone',
    was: 'hero faq steps',
    now: 'steps',
    differs: [gone(0), gone(1)],
    shown: 'hero=-: gone, faq=-: gone, 1 alike',
  },
  {
    name: 'a block that came',
    was: 'hero steps',
    now: 'hero faq steps',
    differs: [came(1)],
    shown: '1 alike, -=faq: came, 1 alike',
  },
  {
    name: 'a block that came before one that differs',
    was: 'hero hero',
    now: 'hero hero hero',
    differs: [came(0), value(1, 2)],
    shown: '-=hero: came, 1 alike, hero=hero: heading',
  },
  {
    name: 'a block that differs and stands elsewhere',
    was: 'faq hero',
    now: 'hero faq',
    differs: [value(0, 1)],
    shown: '1 alike, faq=faq: heading',
  },
  {
    name: 'what the page says beside its blocks, at the end',
    was: 'hero',
    now: 'hero',
    differs: [ofPage, value(0, 0)],
    shown: 'hero=hero: heading, page: title',
  },
  {
    name: 'a shared block that is no longer named',
    was: 'hero (faq)',
    now: 'hero',
    differs: [gone(1)],
    shown: '1 alike, faq=-: gone',
  },
])('$name', ({ was, now, differs, shown }) => {
  const rows = pairRows({ document: PAGE, was: blocksOf(was), now: blocksOf(now) }, differs);
  const said = groupRows(rows).map(group => {
    if ('alike' in group) return `${group.alike.length} alike`;
    const isBlock = group.was ?? group.now;
    const name = isBlock ? `${group.was?.type ?? '-'}=${group.now?.type ?? '-'}` : 'page';
    return `${name}: ${group.differences.map(({ words }) => words).join(' ')}`;
  });
  expect(said.join(', ')).toBe(shown);
});

it('shows of a page only what belongs to the document whose history it is', () => {
  const sides = { document: '_shared/all', was: blocksOf('hero (faq)'), now: blocksOf('hero (faq)') };
  const rows = pairRows(sides, [
    {
      what: 'value',
      path: ['blocks', 0, 'heading'],
      now: { document: '_shared/all', path: ['blocks', 0, 'heading'] },
      words: 'heading',
    },
  ]);
  expect(rows.map(row => [row.now?.type, row.differences.length])).toEqual([
    ['faq', 1],
    [undefined, 0],
  ]);
});
