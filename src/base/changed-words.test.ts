import { expect, it } from 'vitest';
import { changedParts } from './changed-words.ts';

it.each([
  { was: 'We work in Hobart.', now: 'We still work in Hobart.', shown: 'We [still] work in Hobart.' },
  {
    was: 'More than five years later we work that way.',
    now: 'Seven years later we work that way, from Sydney.',
    shown: '[Seven] years later we work that way[, from Sydney].',
  },
  { was: 'Nine to five, by appointment', now: 'Nine to five', shown: 'Nine to five' },
  { was: 'Nine to five', now: 'Closed all summer', shown: 'Closed all summer' },
  { was: '', now: 'New', shown: 'New' },
])('“$was” became “$now”', ({ was, now, shown }) => {
  const parts = changedParts(was, now);
  expect(parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')).toBe(shown);
});
