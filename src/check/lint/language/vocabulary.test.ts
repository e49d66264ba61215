// Tests that a search finds its words, whenever it was registered.
import { expect, test } from 'vitest';
import { wordsIn } from './sentences.ts';
import { seek } from './vocabulary.ts';

test('a search finds words that others have looked up before it', () => {
  const before = wordsIn('Ask for a quince.');
  const mayHoldFruit = seek(word => word === 'quince');
  expect(mayHoldFruit({ words: before })).toBe(false);
  expect(mayHoldFruit({ words: wordsIn('Ask for a quince.') })).toBe(true);
  expect(mayHoldFruit({ words: wordsIn('Ask for a pear.') })).toBe(false);
});
