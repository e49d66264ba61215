import type { LanguagePack } from '../pack.ts';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

export const english: LanguagePack = {
  rules: ['hard-reading'],
  longestSentence: 30,
  numbers: [...ONES, ...TENS.flatMap(ten => [ten, ...ONES.slice(1, 10).map(one => `${ten}-${one}`)])],
  rightlyTwice: new Set('had that very no so bye ha there many long her'.split(' ')),
  clearLink: 'Read the pricing',
  pictureOpening:
    /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|pic)s? (?:of|showing|that shows)\b/i,
  fileName: /^[a-z0-9]+(?:-[a-z0-9]+)+$/i,
  smallWords: /\b(?:an?|the|our|your|and|of|for|to|in|on|with)\b/g,
  plural: /(?<=[a-z]{3})s$/,
  quotationMarks: ['“', '”'],
  spacedMarks: '',
  needsSpace: false,
  prices: {
    joins: 'cost costs is are for at price priced fixed a of'.split(' '),
    to: 'to',
    from: /\b(?:from|starting at)$/i,
    saving: /\b(?:sav(?:e|es|ing|ings)|discount)(?: you)?(?: of)? $/i,
    label: /^(?:fixed |full |our )?(?:price|cost|fee)s?\b(?! from)/i,
    tiers:
      'a an the starter complete professional enterprise essential advanced express full comprehensive single plan package packages service option bundle'.split(
        ' ',
      ),
    hasCompounds: false,
    times: {
      things: ['standard delivery'],
      joins:
        /^(?: \([A-Z]{2,5}\))?(?:costs? \S{2,12} and |[\s:,(*\])–-]|\b(?:service|report|takes?|is|are|delivered|delivery|ready|arrives?|in|within|about|on|average|usually|most|at|least)\b)*$/i,
      label:
        /^(?:standard |average |usual |typical )?(?:delivery|turnaround)(?: time)?$|^(?:delivered|ready)(?: in| within)?$/i,
      unit: /^(?:business |working )?(?:hours|days|weeks|months|years)$/i,
    },
  },
};

/** The dictionary is Australian. New Zealand spells the same. */
export const australian: LanguagePack = { ...english, rules: ['spelling', 'hard-reading'] };
