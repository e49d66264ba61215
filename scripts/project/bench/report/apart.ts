// Tells the fixed cost of a build from the cost of each page, by the same build of few and of many pages.
import type { Figure } from './figure.ts';

type Measured = { count: number; cpu: number };

const MS = 1000;

/** Nothing can be told from builds of one size. */
export function fixedAndEach(measured: Measured[]): Figure[] {
  const [few, ...more] = [...measured].sort((a, b) => a.count - b.count);
  const many = more.at(-1);
  if (!few || !many || few.count === many.count) return [];
  const each = (many.cpu - few.cpu) / (many.count - few.count);
  return [
    { name: 'Before the first page', value: few.cpu - few.count * each, unit: 'CPU s' },
    { name: 'Each page', value: each * MS, unit: 'CPU ms' },
  ];
}
