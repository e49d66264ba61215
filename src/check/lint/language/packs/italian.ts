import type { LanguagePack } from '../pack.ts';

export const italian: LanguagePack = {
  rules: [],
  longestSentence: 40,
  rightlyTwice: new Set(
    'molto poco quasi piano via così subito appena ora proprio no sì ben vi ci man mano'.split(' '),
  ),
  clearLink: 'Vedi i prezzi',
  pictureOpening:
    /^(?:(?:una?|un[’']|la|l[’']) ?)?(?:immagine|foto|fotografia) (?:di|del|della|dei|che mostra)(?!\p{L})/iu,
  smallWords:
    /(?<!\p{L})(?:un|uno|una|il|lo|la|i|gli|le|l|nostr[oaie]|e|di|del|della|dei|per|a|al|in|con)(?!\p{L})/gu,
  quotationMarks: ['«', '»'],
  spacedMarks: '',
  needsSpace: false,
  prices: {
    joins: 'costa costano è sono a per prezzo di il la fisso'.split(' '),
    to: 'a',
    from: /(?<!\p{L})(?:da|a partire da)$/iu,
    label: /^(?:prezzo|costo|tariffa)(?!\p{L}| da)/iu,
    tiers:
      'un una il la base standard completo completa essenziale avanzato piccolo medio grande pacchetto piano servizio offerta oro argento bronzo'.split(
        ' ',
      ),
    hasCompounds: false,
  },
};
