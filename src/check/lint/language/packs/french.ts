import type { LanguagePack } from '../pack.ts';

export const french: LanguagePack = {
  rules: [],
  longestSentence: 35,
  rightlyTwice: new Set('nous vous très bien plus si non oui en faire tout'.split(' ')),
  clearLink: 'Voir les tarifs',
  pictureOpening:
    /^(?:(?:une?|la|le) )?(?:image|photo|photographie|illustration) (?:de|du|des|d[’']|montrant|qui montre)/iu,
  smallWords:
    /(?<!\p{L})(?:un|une|le|la|les|l|notre|nos|votre|vos|et|de|du|des|d|pour|à|au|aux|en|dans|avec)(?!\p{L})/gu,
  plural: /(?<=\p{L}{3})s$/u,
  quotationMarks: ['«\u00a0', '\u00a0»'],
  spacedMarks: ';:!?',
  needsSpace: true,
  prices: {
    joins: 'coûte coûtent est sont à au pour prix tarif forfait de du le la'.split(' '),
    to: 'à',
    from: /(?<!\p{L})(?:à partir de|dès)$/iu,
    label: /^(?:prix|tarifs?|coût|honoraires)(?!\p{L}| à partir)/iu,
    tiers:
      'un une le la les notre essentiel essentielle classique confort complet complète découverte petit petite moyen moyenne grand grande formule forfait offre pack option argent or'.split(
        ' ',
      ),
    hasCompounds: false,
  },
};

/** Switzerland and Canada leave out the space before some marks. */
export const otherFrench: LanguagePack = { ...french, needsSpace: false };
