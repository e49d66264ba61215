// The English words of places that still give an old value.
import { IN_ENGLISH } from './in-english.ts';

const { counted, PLACES } = IN_ENGLISH;

export const ENGLISH_ELSEWHERE = {
  elsewhere: {
    name: 'Other places that still say the old',
    still: (what: string, count: number) =>
      `Still ${what} in ${counted(count, { one: 'other place', other: 'other places' })}`,
    looking: 'Looking for other places that still say the old…',
    tickThose: 'Tick those that mean the same.',
    change: (count: number) => (count === 0 ? 'Change' : `Change ${counted(count, PLACES)}`),
    thisPage: 'this page',
    areRight: 'These are right',
    othersAreRight: 'The others are right',
    /** Written into the site document, where the check reads it. */
    reason: 'Looked at in the composer, and right as it is.',
    byHand: 'Change these words by hand.',
  },
};
