import { describe, expect, it, test } from 'vitest';
import { amount, bareAmount, type Locale, plainNumber } from '../language.ts';
import { inFile } from '../sentences/read.ts';
import { type Counted, readAmount, troubleSaid } from './written-amount.ts';

const AUSTRALIA = { language: 'en-AU', currency: 'AUD' };
const GERMANY = { language: 'de-DE', currency: 'EUR' };
const AUSTRIA = { language: 'de-AT', currency: 'EUR' };
const FRANCE = { language: 'fr-FR', currency: 'EUR' };
const SWITZERLAND = { language: 'de-CH', currency: 'CHF' };
const JAPAN = { language: 'ja-JP', currency: 'JPY' };
const INDIA = { language: 'en-IN', currency: 'INR' };
const HINDI = { language: 'hi-IN', currency: 'INR' };
const KUWAIT = { language: 'ar-KW', currency: 'KWD' };
const KUWAIT_ENGLISH = { language: 'en', currency: 'KWD' };
const EGYPT = { language: 'ar-EG', currency: 'EGP' };
const MOROCCO = { language: 'ar-MA', currency: 'MAD' };
const IRAN = { language: 'fa-IR', currency: 'IRR' };
const SWEDEN = { language: 'sv-SE', currency: 'SEK' };

/** Each row: an amount as typed, then the number it is read as, both numbers if it has two meanings, or words of the refusal. */
function meaning(text: string, locale?: Locale, counted: Counted = 'money'): unknown {
  const reading = readAmount(text, counted, locale);
  if (reading.kind === 'none') return reading.trouble ? inFile(troubleSaid(reading.trouble)) : 'no number';
  return reading.kind === 'one' ? Number(reading.number) : reading.numbers.map(Number);
}

const TAKEN: [locale: Locale, number: number, ways: string[]][] = [
  [
    GERMANY,
    2000,
    ['2.000 EUR', '2000', '2.000', '2.000 €', '2000€', '€ 2.000', 'EUR 2.000,–', '2.000,- €', '2.000,00'],
  ],
  [
    GERMANY,
    2000,
    ['2 000', "2'000", '2.000,--', '2.000 Euro', '2000 eur', '2.000,— €', '2\u00a0000\u202f€', '2.000,-'],
  ],
  [GERMANY, 1500, ['1.500', '1.500,00 €', '1500,-', '1500.00', '1,500.00', '01500']],
  [GERMANY, 1234.5, ['1.234,50', '1234,5', '1.234,5 €', '1 234,50', '1234.50', '1,234.50', "1'234,50"]],
  [GERMANY, 89.5, ['89,50', '89,5', '00089,50', '89,50€', '€89,50', '89,50 Euro', '  89,50 € ']],
  [GERMANY, 89.5, ['89.50', '89.5', '89.50 €', '€ 89.50']],
  [GERMANY, 49.9, ['49.9', '49,9', '49.90']],
  [GERMANY, -1.5, ['–1.5', '-1,5']],
  [AUSTRALIA, 12.5, ['12,50', '12,5', '$12,50', '12.5']],
  [KUWAIT, 1.25, ['1,25']],
  [GERMANY, 0.99, ['0,99', ',99', '0.99', '0,99 €', '00,99']],
  [GERMANY, 1_234_567.89, ['1.234.567,89', '1 234 567,89', '1234567,89', '1,234,567.89']],
  [GERMANY, -5, ['–5', '−5', '-5', '- 5', '-5 €', '€ -5', '– 5,00 €', '−5,-']],
  [GERMANY, 7, ['7,', '7.', '7,0']],
  [AUSTRIA, 1500, ['1.500', '1 500', '€ 1.500,–', '1500']],
  [FRANCE, 1234.5, ['1 234,50 €', '1\u202f234,50', '1234,50 euros', '1 234,5']],
  [
    SWITZERLAND,
    1200,
    [
      '1’200.–',
      "1'200.-",
      'CHF 1’200.–',
      "Fr. 1'200.--",
      'SFr. 1200.–',
      "1'200",
      '1200 Franken',
      'chf 1200',
      'Fr 1200.—',
    ],
  ],
  [SWITZERLAND, 1200, ['1`200', '1´200.-', 'sFr. 1200']],
  [
    SWITZERLAND,
    1200.5,
    ["1'200.50", '1’200.50', "1'200,50", '1200,50', 'CHF 1200.50', '1 200.50', '1ʼ200.50'],
  ],
  [
    JAPAN,
    1200,
    [
      '￥１，２００',
      '1,200円',
      '１２００円',
      '１，２００',
      '¥1,200',
      '1200',
      '¥1,200-',
      '￥１２００－',
      '1200 JPY',
      '1,200 yen',
    ],
  ],
  [JAPAN, 12800, ['１２，８００円', '12.800', '12 800', '１２８００']],
  [
    INDIA,
    100_000,
    [
      '1,00,000',
      '₹ 1,00,000',
      '₹1,00,000/-',
      'Rs. 1,00,000',
      'Rs.1,00,000/-',
      'rs 100000',
      '100,000',
      'INR 1,00,000',
      '1,00,000 rupees',
    ],
  ],
  [INDIA, 1_234_567.5, ['12,34,567.50', '₹12,34,567.50', '1,234,567.50', '1234567.5']],
  [INDIA, 500, ['Rs.500', 'Rs.500/-', '500/-', '₹500']],
  [HINDI, 100_000, ['१,००,०००', '₹१,००,०००', '₹ १,००,०००.००', '1,00,000']],
  [
    KUWAIT,
    1.25,
    [
      '1.250',
      'KWD 1.250',
      '١٫٢٥٠',
      '١٫٢٥٠ د.ك',
      '1.250 KD',
      '1.25',
      '١٫٢٥ د.ك.',
      '1.250 دينار',
      'K.D. 1.250',
      '١٫٢٥٠ دينار كويتي',
    ],
  ],
  [KUWAIT, 1250, ['١٬٢٥٠', '1,250', 'KD 1,250', '1,250.000', '١٬٢٥٠٫٠٠٠ د.ك', '1.250,000']],
  [KUWAIT, 1234.5, ['١٬٢٣٤٫٥٠', '١٬٢٣٤٫٥٠٠ د.ك', '1,234.500', '\u200f١٬٢٣٤٫٥٠\u200f']],
  [
    KUWAIT_ENGLISH,
    12.5,
    ['KWD 12.500', '12.500', '12.5', 'kd 12.500', '12.500 Kuwaiti dinars', '12.500 dinars'],
  ],
  [EGYPT, 1234.5, ['١٬٢٣٤٫٥٠', '١٬٢٣٤٫٥٠ ج.م.', '1,234.50', '1234.5 جنيه', 'ج.م ١٢٣٤٫٥', 'EGP 1,234.50']],
  [MOROCCO, 1234.5, ['1.234,50', '1.234,50 د.م.', '1234,5 درهم', 'MAD 1 234,50']],
  [IRAN, 1_200_000, ['۱٬۲۰۰٬۰۰۰', '۱٬۲۰۰٬۰۰۰ ریال', '1200000 ريال', '۱۲۰۰۰۰۰', '1,200,000']],
  [SWEDEN, 1200, ['1 200 kr', '1200:-', '1 200:-', '1 200,00', '1200 SEK', '1200 kr.', '1 200 kronor']],
  [
    AUSTRALIA,
    1200.5,
    ['$1,200.50', 'A$1,200.50', 'AU$1200.5', '1200.50 AUD', '1200.50 dollars', 'aud 1,200.50', '$ 1,200.50'],
  ],
  [AUSTRALIA, 50, ['$50 AUD', '$ 50 A$ AUD', 'AUD $50', '50 Australian dollars']],
  [AUSTRALIA, 0.5, ['.50', '$.50', '0.5', '$0.50']],
  [AUSTRALIA, -5, ['-$5', '$-5', '–$5', '- $5.00']],
];

test.each(TAKEN)('in %o, %d is typed in each of these ways: %j', (locale, number, ways) => {
  expect(ways.map(way => [way, meaning(way, locale)])).toEqual(ways.map(way => [way, number]));
});

const ELSEWHERE: [locale: Locale, number: number, ways: string[]][] = [
  [JAPAN, 1200, ['1、200', '１、２００円', '1，200円', 'JPY1,200', '¥ 1,200', '1.200']],
  [HINDI, 500, ['रु. 500', 'रु ५००', '५०० रुपये', '500 रुपए', '₹५००/-']],
  [KUWAIT, 0.5, ['٫٥٠٠', '٠٫٥٠٠ د.ك', '0.500 KD', 'KWD0.500', '٠.٥٠٠', '0٫5']],
  [KUWAIT, 1.25, ['١.٢٥٠', '1٫250']],
  [{ language: 'ko-KR', currency: 'KRW' }, 1200, ['1,200원', '₩1,200', '1200원']],
  [{ language: 'zh-CN', currency: 'CNY' }, 1200, ['¥1,200', '1200元', '1,200.00 元', '￥1200']],
  [{ language: 'pl-PL', currency: 'PLN' }, 1500, ['1 500 zł', '1500,00 złotych', '1500zł', 'PLN 1500']],
  [{ language: 'ru-RU', currency: 'RUB' }, 1500, ['1 500 ₽', '1500 руб.', '1500 р.', '1 500,00 рублей']],
  [{ language: 'pt-BR', currency: 'BRL' }, 1500.5, ['R$ 1.500,50', 'R$1500,50', '1.500,5 reais']],
  [{ language: 'tr-TR', currency: 'TRY' }, 1500, ['1.500 TL', '₺1.500,00', '1500 lira', '1.500']],
];

test.each(ELSEWHERE)('and in %o, %d: %j', (locale, number, ways) => {
  expect(ways.map(way => [way, meaning(way, locale)])).toEqual(ways.map(way => [way, number]));
});

const ASKED: [locale: Locale, text: string, numbers: number[]][] = [
  [AUSTRALIA, '1.500', [1500, 1.5]],
  [AUSTRALIA, '$1.299', [1299, 1.3]],
  // Neither cents nor a thousand.
  [GERMANY, '12.5000', [12.5]],
  [GERMANY, '1,500', [1500, 1.5]],
  [GERMANY, '1,749 €', [1749, 1.75]],
  [SWITZERLAND, '1,200', [1200, 1.2]],
  [SWITZERLAND, '1.200', [1200, 1.2]],
  [FRANCE, '1.200 €', [1200, 1.2]],
  [EGYPT, '١٫٢٠٠', [1200, 1.2]],
  // A comma among these digits can stand for either of the signs that keyboards often lack.
  [KUWAIT, '١,٢٥٠', [1250, 1.25]],
  [KUWAIT, '١،٢٥٠', [1250, 1.25]],
  [{ language: 'fr', currency: 'KWD' }, '1.250', [1250, 1.25]],
];

test.each(ASKED)('in %o, %s is asked for', (locale, text, numbers) => {
  expect(meaning(text, locale)).toEqual(numbers);
});

test.each<[locale: Locale, usual: string[], unusual: string[]]>([
  [
    GERMANY,
    ['89,50', '1.234,50', '2.000 €', '2 000', "2'000", '7', '0,99'],
    ['89.50', '49.9', '1,234.50', '0.99'],
  ],
  [AUSTRALIA, ['89.50', '$1,234.50', '2,000', '.50', '1 500'], ['12,50', '1.234,50']],
  [KUWAIT, ['١٬٢٣٤٫٥٠', '1.250'], ['1,25']],
])('in %o, %j is written as usual, and %j is not', (locale, usual, unusual) => {
  const isUnusual = (text: string) => {
    const reading = readAmount(text, 'money', locale);
    return reading.kind === 'one' && reading.isUnusual;
  };
  expect([usual.map(isUnusual), unusual.map(isUnusual)]).toEqual([
    usual.map(() => false),
    unusual.map(() => true),
  ]);
});

const REFUSED: [locale: Locale, text: string, why: string][] = [
  [GERMANY, 'ab 49', '"ab" cannot stand beside the number. Write the number alone.'],
  [GERMANY, 'ab 89,50 €', '"ab" cannot stand beside'],
  [GERMANY, '12,5 %', '"%" cannot stand beside the number'],
  [GERMANY, '2–3 Wochen', '"2–3 Wochen" has more than one number. Write one.'],
  [GERMANY, '49 €/Stunde', '"€/Stunde" cannot stand beside'],
  [GERMANY, 'ca. 50 € netto', '"ca." and "netto" cannot stand beside'],
  [GERMANY, '$50', '"$" is not the money of this site, which is EUR. Write the amount in EUR.'],
  [GERMANY, 'CHF 50', '"CHF" is not the money of this site'],
  [GERMANY, '99 Cent', '"Cent" cannot stand beside'],
  [GERMANY, '+5', '"+" cannot stand beside'],
  [GERMANY, '5 -', '"-" cannot stand beside'],
  [GERMANY, '1.23.4', '"1.23.4" is not how a number is written'],
  [GERMANY, '1e3', 'has more than one number'],
  [AUSTRALIA, '12.5%', '"%" cannot stand beside'],
  [AUSTRALIA, 'US$50', '"US$" is not the money of this site, which is AUD'],
  [AUSTRALIA, '$1k', '"k" cannot stand beside'],
  [AUSTRALIA, '$1K', '"K" cannot stand beside'],
  [INDIA, '1,00,00', '"1,00,00" is not how a number is written'],
  [INDIA, '2.5 lakh', '"lakh" cannot stand beside'],
  [JAPAN, '1,200円（税込）', '"円(税込)" cannot stand beside'],
  [JAPAN, '1,5', '"1,5" is not how a number is written'],
  [JAPAN, '3万円', '"万円" cannot stand beside'],
  [JAPAN, '1,200円〜', '"円〜" cannot stand beside'],
  [IRAN, '۱۲۰ تومان', '"تومان" is not the money of this site, which is IRR'],
  [KUWAIT, '12.50%', '"%" cannot stand beside'],
  [KUWAIT, '250 فلس', '"فلس" cannot stand beside'],
];

test.each(REFUSED)('in %o, %s is refused with a sentence', (locale, text, why) => {
  expect(meaning(text, locale)).toContain(why);
});

test.each(['', '  ', 'By quote', 'auf Anfrage', '–', '€'])('"%s" has no number', text => {
  expect(meaning(text, GERMANY)).toBe('no number');
});

describe('a number that is no money', () => {
  it.each<[text: string, counted: Counted, locale: Locale, means: unknown]>([
    ['3', 'whole', GERMANY, 3],
    ['３', 'whole', JAPAN, 3],
    ['1.500', 'whole', GERMANY, 1500],
    ['1.500', 'whole', AUSTRALIA, 1500],
    ['1.000', 'whole', AUSTRALIA, 1000],
    ['3,5', 'whole', GERMANY, 3.5],
    ['50,935', 'any', GERMANY, 50.935],
    ['50.935', 'any', AUSTRALIA, 50.935],
    ['50.9351', 'any', GERMANY, [50.9351]],
    ['3 Stück', 'whole', GERMANY, '"Stück" cannot stand beside the number. Write the number alone.'],
    ['$3', 'whole', AUSTRALIA, '"$" cannot stand beside the number. Write the number alone.'],
  ])('%s (%s) in %o', (text, counted, locale, means) => {
    expect(meaning(text, locale, counted)).toEqual(means);
  });
});

describe('without a site', () => {
  it.each<[text: string, means: unknown]>([
    ['649,50 zł', 649.5],
    ["CHF 1'200.–", 1200],
    ['1,200', 1200],
    ['12,34,567', 1_234_567],
    ['1.200', [1200, 1.2]],
    ['1.200 €', [1200, 1.2]],
    ['1.200 KWD', [1200, 1.2]],
    ['KWD 1,250', [1250, 1.25]],
    ['700 TAGE', '"TAGE" cannot stand beside the number. Write the number alone.'],
  ])('%s', (text, means) => {
    expect(meaning(text)).toEqual(means);
  });
});

/** What Intl writes for people who live there is read as it was meant. */
const WRITTEN_IN =
  'en-AU AUD, en-IN INR, hi-IN-u-nu-deva INR, bn-BD BDT, ne-NP NPR, de-DE EUR, de-CH CHF, fr-CH CHF, it-CH CHF, de-AT EUR, fr-FR EUR, ja-JP JPY, ko-KR KRW, zh-CN CNY, fa-IR IRR, pl-PL PLN, sv-SE SEK, hu-HU HUF, bg-BG BGN, id-ID IDR, ur-PK PKR, pt-BR BRL, pt-PT EUR, es-ES EUR, tr-TR TRY, vi-VN VND, he-IL ILS, en-ZA ZAR, af-ZA ZAR, ar-EG EGP, ar-KW KWD, en-KW KWD, ar-BH BHD, ar-TN TND, ar-MA MAD, ar-AE AED, ms-MY MYR, en-KE KES, sw-TZ TZS, es-PE PEN, da-DK DKK, ro-RO RON, cs-CZ CZK, is-IS ISK, am-ET ETB, sq-AL ALL, my-MM MMK, th-TH-u-nu-thai THB, si-LK LKR, hr-HR EUR';

test.each(WRITTEN_IN.split(', '))('what is written in %s is read again, with its sign and without', place => {
  const [language = '', currency = ''] = place.split(' ');
  const locale = { language, currency };
  for (const number of [0, 7, 12.5, 0.25, 999, 1000, 1500, 100_000, 1_234_567, 123_456_789, 1234.75, -5]) {
    const whole = Number(amount(number, { language: 'en', currency }).replace(/[^\d.-]/g, ''));
    expect([number, meaning(amount(whole, locale), locale)]).toEqual([number, whole]);
    expect([number, meaning(bareAmount(number, locale), locale)]).toEqual([number, number]);
    expect([number, meaning(plainNumber(number, language), locale, 'any')]).toEqual([number, number]);
  }
});

test('an amount in a field has every digit that the file has', () => {
  expect(bareAmount(12.3456, GERMANY)).toBe('12,3456');
  expect(bareAmount(1234.5, GERMANY)).toBe('1.234,50');
  expect(bareAmount(1.25, KUWAIT)).toBe('١٫٢٥٠');
});
