// @module-tag full-only
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { measureSmall } from './small.ts';

it('builds a hundred heavy pages for no more than half as much again as was committed', () => {
  const { small } = JSON.parse(readFileSync('docs/bench.json', 'utf8')) as { small: number };
  expect(measureSmall()).toBeLessThan(1.5 * small);
});
