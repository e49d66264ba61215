import { expect, test } from 'vitest';
import { nearest, nearestRoute } from './did-you-mean.ts';

const WORDS: [string, string[], string | undefined][] = [
  ['lable', ['label', 'table'], 'label'],
  ['pric', ['price', 'priceText'], 'price'],
  ['HEADING', ['heading'], 'heading'],
  ['herf', ['text', 'href'], 'href'],
  ['item', ['items', 'links'], 'items'],
  ['bage', ['page', 'badge'], 'badge'],
  ['wobble', ['label', 'tone'], undefined],
  ['x', ['y'], undefined],
  ['', ['a'], undefined],
];

for (const [word, candidates, meant] of WORDS) {
  test(`"${word}" among ${candidates.join(', ')}: ${meant ?? 'nothing'}`, () => {
    expect(nearest(word, candidates)).toBe(meant);
  });
}

const ROUTES = [
  '/',
  '/about-us',
  '/blog',
  '/blog/salary-guide',
  '/pricing',
  '/services',
  '/services/market-salary-report',
  '/services/rpl',
];
const MEANT: [string, string | undefined][] = [
  ['/pricng', '/pricing'],
  ['/rpl', '/services/rpl'],
  ['/services/rlp', '/services/rpl'],
  ['/service/rpl', '/services/rpl'],
  ['/services/market-salary', '/services/market-salary-report'],
  ['/services/pricing', '/pricing'],
  ['/servces', '/services'],
  ['/zebra', undefined],
  ['/services/zebra', undefined],
];

for (const [route, meant] of MEANT) {
  test(`${route} was probably ${meant ?? 'none of the pages'}`, () => {
    expect(nearestRoute(route, ROUTES)).toBe(meant);
  });
}
