// The German words of places that still give an old value.
import type { ENGLISH_ELSEWHERE } from '../en/elsewhere.ts';
import { IN_GERMAN } from './in-german.ts';

const { counted, PLACES } = IN_GERMAN;

export const GERMAN_ELSEWHERE = {
  elsewhere: {
    name: 'Stellen mit dem alten Wert',
    still: (what: string, count: number) =>
      `An ${counted(count, { one: 'anderen Stelle', other: 'anderen Stellen' })} noch ${what}`,
    looking: 'Andere Stellen mit dem alten Wert werden gesucht …',
    tickThose: 'Wählen Sie die aus, die ebenfalls gemeint sind.',
    change: (count: number) => (count === 0 ? 'Ändern' : `${counted(count, PLACES)} ändern`),
    thisPage: 'diese Seite',
    areRight: 'So lassen',
    othersAreRight: 'Die anderen so lassen',
    reason: 'Angesehen und richtig, wie es ist.',
    byHand: 'Ändern Sie diese Wörter von Hand.',
  },
} satisfies typeof ENGLISH_ELSEWHERE;
