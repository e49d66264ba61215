import { expect, it } from 'vitest';
import { orderIn } from './order.ts';

const parts = [{ name: 'src' }, { name: 'site/pages' }];
const plain = { words: [], isSaved: false };
const noMinutes = { wrong: 'Say after --turn in how many minutes: npm run test:full -- --turn 30' };

it.each([
  { in: '', out: plain },
  { in: 'src --save', out: { ...plain, words: ['src'], isSaved: true } },
  { in: '--turn 20', out: { ...plain, minutes: 20 } },
  {
    in: 'src --turn 7.5 pages --save',
    out: { words: ['src', 'pages'], isSaved: true, minutes: 7.5 },
  },
  { in: '--turn', out: noMinutes },
  { in: '--turn src', out: noMinutes },
  { in: '--turn 0', out: noMinutes },
  { in: 'src sit --help', out: { wrong: 'No part is named sit, --help. There are: src, site/pages.' } },
])('"$in"', ({ in: words, out }) => {
  expect(orderIn(words.split(' ').filter(Boolean), parts)).toEqual(out);
});
