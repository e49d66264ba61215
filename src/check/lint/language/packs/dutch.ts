import type { LanguagePack } from '../pack.ts';

export const dutch: LanguagePack = {
  rules: [],
  longestSentence: 30,
  rightlyTwice: new Set('die dat ze je we u er het wat heel zo veel nee ja is in op aan te'.split(' ')),
  clearLink: 'Bekijk de prijzen',
  pictureOpening:
    /^(?:(?:een|de|het) )?(?:afbeelding|foto|beeld|plaatje) (?:van|met|die|dat|waarop)(?!\p{L})/iu,
  smallWords: /\b(?:de|het|een|onze|ons|uw|jouw|en|van|voor|te|in|op|met)\b/g,
  quotationMarks: ['“', '”'],
  spacedMarks: '',
  needsSpace: false,
  prices: {
    joins: 'kost kosten is zijn voor prijs bedraagt van de het vast'.split(' '),
    to: 'tot',
    from: /(?<!\p{L})vanaf$/iu,
    label: /^(?:vaste |totale )?(?:prijs|kosten|tarief)(?!\p{L}| vanaf)/iu,
    tiers:
      'de het een basis compleet volledig uitgebreid klein kleine middel groot grote pakket dienst optie goud zilver brons'.split(
        ' ',
      ),
    hasCompounds: true,
  },
};
