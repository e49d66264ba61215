import type { LanguagePack } from '../pack.ts';

export const spanish: LanguagePack = {
  rules: [],
  longestSentence: 40,
  rightlyTwice: new Set('muy no sí ya casi poco tan nos'.split(' ')),
  clearLink: 'Ver los precios',
  pictureOpening:
    /^(?:(?:una?|la|el) )?(?:imagen|foto|fotografía|ilustración) (?:del?|que muestra|mostrando)(?!\p{L})/iu,
  smallWords:
    /(?<!\p{L})(?:una?|unos|unas|el|la|los|las|nuestr[oa]s?|y|del?|para|por|a|al|en|con)(?!\p{L})/gu,
  plural: /(?<=\p{L}{3})s$/u,
  quotationMarks: ['«', '»'],
  spacedMarks: '',
  needsSpace: false,
  prices: {
    joins: 'cuesta cuestan es son por a precio de del el la fijo'.split(' '),
    to: 'a',
    from: /(?<!\p{L})(?:desde|a partir de)$/iu,
    label: /^(?:precio|coste|costo|tarifa)s?(?!\p{L}| desde)/iu,
    tiers:
      'un una el la los nuestro básico básica estándar completo completa esencial avanzado avanzada pequeño mediano grande plan paquete servicio opción oro plata bronce'.split(
        ' ',
      ),
    hasCompounds: false,
  },
};
