import type { LanguagePack } from '../pack.ts';

export const german: LanguagePack = {
  rules: [],
  longestSentence: 30,
  numbers: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
  rightlyTwice: new Set(
    'der die das den dem denen was wer sie ihr wir es er du sich so sehr ganz viel nein ja mehr nach und'.split(
      ' ',
    ),
  ),
  clearLink: 'Preise ansehen',
  pictureOpening:
    /^(?:(?:ein|das|eine|die) )?(?:bild|foto|fotografie|aufnahme|grafik|abbildung)(?:er)? (?:von|vom|der|des|eines|einer|mit|zeigt|das|die)(?!\p{L})/iu,
  smallWords: /(?<!\p{L})(?:der|die|das|ein|eine|unser|unsere|ihr|ihre|und|von|für|zu|im|in|mit)(?!\p{L})/gu,
  quotationMarks: ['„', '“'],
  foreignMarks: ['“', '”'],
  spacedMarks: '',
  needsSpace: false,
  prices: {
    joins: 'kostet kosten ist sind für zu zum bei beträgt preis festpreis pauschal nur'.split(' '),
    to: 'bis',
    from: /(?<!\p{L})ab(?: nur)?$/iu,
    saving: /(?:spar(?:e|en|t|nis)|Rabatt)(?: Sie)?(?: von)? $/iu,
    label: /^(?:fest|gesamt|pauschal)?(?:preis|kosten|honorar|gebühr)(?:e|en)?(?!\p{L}| ab)/iu,
    tiers:
      'der die das ein eine basis komfort komplett rundum start klein kleines mittel mittleres groß großes einzel voll profi silber paket angebot tarif variante option'.split(
        ' ',
      ),
    hasCompounds: true,
  },
};

/** In Switzerland « » and German marks are both right. */
export const swissGerman: LanguagePack = { ...german, quotationMarks: ['«', '»'], foreignMarks: undefined };
