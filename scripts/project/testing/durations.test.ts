import { expect, it } from 'vitest';
import { fullOf } from './durations.ts';

it('the seconds of files that ran take the place of those before, and files that are gone go', () => {
  const full = { 'a.test.ts': 90, 'b.test.ts': 80, 'gone.test.ts': 70, 'faster.test.ts': 60 };
  const seconds = { 'b.test.ts': 41.6, 'faster.test.ts': 2, 'new.test.ts': 12 };
  const written = fullOf({ full }, seconds, file => file !== 'gone.test.ts');
  expect(JSON.stringify(written)).toBe('{"a.test.ts":90,"b.test.ts":42,"new.test.ts":12}');
});
