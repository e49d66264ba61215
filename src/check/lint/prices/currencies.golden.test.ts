// Tests that prices are found in the languages and currencies of sites.
import { expect, test } from 'vitest';
import { readInGerman } from '../../../../tests/support/documents/messages/in-german.ts';
import {
  hero,
  pageWith,
  siteDocument,
  siteWith,
} from '../../../../tests/support/documents/sites/small-site.ts';
import { lintAll } from '../lint.ts';

type Site = { language: string; currency: string };

const GERMAN = { language: 'de', currency: 'EUR' };

/** What is reported of a text beside a price list that has this name at 1,200. */
function saidOf(site: Site, name: string, text: string): string[] {
  const { library } = siteWith({
    'pages/_site.json': siteDocument(site),
    'pages/page.json': pageWith({
      title: 'The page of prices',
      description: 'A description that is long enough for the two lines that search results have.',
      blocks: [
        hero,
        {
          type: 'price-list',
          items: [{ name, price: 1200, link: { text: `${name} ?`, href: 'site:email', about: 'x' } }],
        },
        { type: 'prose', text },
      ],
    }),
  });
  return readInGerman(lintAll(library), library)
    .filter(({ rule }) => ['contradictions', 'foreign-currency', 'written-amounts'].includes(String(rule)))
    .map(({ message }) => message.replace(/ on line \d+/, ''));
}

const AGREES: [site: Site, name: string, text: string][] = [
  [GERMAN, 'Zahnimplantat', 'Das Zahnimplantat kostet 1.200 €, das andere 90 €.'],
  [GERMAN, 'Zahnimplantat', 'Ein Zahnimplantat: 1.200,00 €.'],
  [GERMAN, 'Zahnimplantat', 'Ein Zahnimplantat (1200 Euro) hält lange.'],
  [GERMAN, 'Zahnimplantat', 'Ein Zahnimplantat für EUR 1.200,– ist drin.'],
  [GERMAN, 'Zahnimplantat', 'Ein Zahnimplantat kostet 900 bis 1.500 €.'],
  [GERMAN, 'Zahnimplantat', 'Ein Zahnimplantat ab 900 €.'],
  [GERMAN, 'Zahnimplantat', 'Ein Zahnimplantat hält 10 Jahre, 1 von 3 noch länger.'],
  [GERMAN, 'Kurs', 'Der Kurs kostet 90 €.'],
  [{ language: 'de-CH', currency: 'CHF' }, 'Zahnimplantat', 'Ein Zahnimplantat kostet CHF 1’200.–.'],
  [{ language: 'de-CH', currency: 'CHF' }, 'Zahnimplantat', "Ein Zahnimplantat kostet Fr. 1'200.–."],
  [{ language: 'fr', currency: 'EUR' }, 'Pose de couronne', 'La pose de couronne coûte 1 200 €.'],
  [{ language: 'en-IE', currency: 'EUR' }, 'Dental implant', 'A dental implant costs €1,200.00.'],
  [{ language: 'en-AU', currency: 'AUD' }, 'Dental implant', 'A dental implant costs AU$1,200, or A$1200.'],
  [{ language: 'pl', currency: 'PLN' }, 'Implant zęba', 'Implant zęba – 1 200 zł.'],
  [{ language: 'en-ZA', currency: 'ZAR' }, 'Dental implant', 'A dental implant costs R 1 200, or R1,200.'],
  [{ language: 'es-GT', currency: 'GTQ' }, 'Implante dental', 'Implante dental: Q4 de 2026.'],
  [{ language: 'bg', currency: 'BGN' }, 'Зъбен имплант', 'Зъбен имплант: 1 200 лв. с прегледа.'],
  [{ language: 'en', currency: 'KWD' }, 'Dental implant', 'A dental implant is KWD 1,200.000, or KD 1,200.'],
  [{ language: 'id', currency: 'IDR' }, 'Implan gigi', 'Implan gigi: Rp. 1.200.'],
  [{ language: 'fa', currency: 'IRR' }, 'ایمپلنت دندان', 'ایمپلنت دندان: ۱٬۲۰۰ ریال.'],
  // People count in tomans, which are ten rials each, but no list of currencies has them.
  [{ language: 'fa', currency: 'IRR' }, 'ایمپلنت دندان', 'ایمپلنت دندان: ۱۲۰ تومان.'],
  [{ language: 'ar-SA', currency: 'SAR' }, 'زراعة الأسنان', 'زراعة الأسنان: ١٬٢٠٠ ريال.'],
];

test.each(AGREES)('%o: %s: %s', (site, name, text) => {
  expect(saidOf(site, name, text)).toEqual([]);
});

const DIFFERS: [site: Site, name: string, text: string, here: string, there: string][] = [
  [GERMAN, 'Zahnimplantat', 'Das Zahnimplantat kostet 1.300 €.', '1.300 €', '1.200\u00a0€'],
  [GERMAN, 'Zahnimplantat', 'Ein Zahnimplantat: 1300,50 EUR', '1300,50 EUR', '1.200\u00a0€'],
  [GERMAN, 'Zahnimplantat', 'Ein Zahnimplantat für nur 1300 Euro!', '1300 Euro', '1.200\u00a0€'],
  [
    { language: 'de-CH', currency: 'CHF' },
    'Zahnimplantat',
    'Ein Zahnimplantat kostet Fr. 1’300.–.',
    'Fr. 1’300.–',
    'CHF',
  ],
  [
    { language: 'fr', currency: 'EUR' },
    'Pose de couronne',
    'La pose de couronne coûte 1 300 €.',
    '1 300 €',
    '1\u202f200\u00a0€',
  ],
  [
    { language: 'es', currency: 'EUR' },
    'Implante dental',
    'El implante dental cuesta 1.300 €.',
    '1.300 €',
    '1200\u00a0€',
  ],
  [
    { language: 'en-IE', currency: 'EUR' },
    'Dental implant',
    'A dental implant costs €1,300.',
    '€1,300',
    '€1,200',
  ],
  [
    { language: 'pl', currency: 'PLN' },
    'Implant zęba',
    'Implant zęba: 1 300 zł.',
    '1 300 zł',
    '1200\u00a0zł',
  ],
  [
    { language: 'en-ZA', currency: 'ZAR' },
    'Dental implant',
    'A dental implant costs R 1 300.',
    'R 1 300',
    'R\u00a01\u00a0200',
  ],
  [{ language: 'en-ZA', currency: 'ZAR' }, 'Dental implant', 'A dental implant: R1,300.', 'R1,300', 'R'],
  [{ language: 'bg', currency: 'BGN' }, 'Зъбен имплант', 'Зъбен имплант: 1300 лв.', '1300 лв.', 'лв.'],
  [{ language: 'bg', currency: 'BGN' }, 'Зъбен имплант', 'Зъбен имплант: 1300 лв', '1300 лв', 'лв.'],
  [{ language: 'id', currency: 'IDR' }, 'Implan gigi', 'Implan gigi: Rp. 1.300.', 'Rp. 1.300', 'Rp'],
  [{ language: 'id', currency: 'IDR' }, 'Implan gigi', 'Implan gigi: Rp1.300,00', 'Rp1.300,00', 'Rp'],
  [{ language: 'en-IN', currency: 'INR' }, 'Dental implant', 'Dental implant: Rs. 1,300.', 'Rs. 1,300', '₹'],
  [{ language: 'fa', currency: 'IRR' }, 'ایمپلنت دندان', 'ایمپلنت دندان: ۱٬۳۰۰ ريال.', '۱٬۳۰۰ ريال', '۱٬۲۰۰'],
  // Dinars have three digits after the point.
  [
    { language: 'en', currency: 'KWD' },
    'Dental implant',
    'A dental implant is KWD 1.200.',
    'KWD 1.200',
    'KWD\u00a01,200',
  ],
  [
    { language: 'ar-SA', currency: 'SAR' },
    'زراعة الأسنان',
    'زراعة الأسنان: 1300 ريال.',
    '1300 ريال',
    '١٬٢٠٠',
  ],
  [{ language: 'ar-EG', currency: 'EGP' }, 'زراعة الأسنان', 'زراعة الأسنان: 1300 ج.م.', '1300 ج.م.', 'ج.م.'],
];

test.each(DIFFERS)('%o: %s: %s', (site, name, text, here, there) => {
  const [message, ...others] = saidOf(site, name, text);
  expect(others).toEqual([]);
  expect(message).toMatch(/^The price of ".*" is .* here and .*\. Make them agree\.$/);
  expect(message).toContain(here);
  expect(message).toContain(there);
});

const foreign = (shown: string) =>
  `Prices of this site are in EUR, and "${shown}" is not. Write the amount in EUR, or say it in EUR beside this one.`;

test('an amount in the money of another country', () => {
  expect(saidOf(GERMAN, 'Zahnimplantat', 'Ein Zahnimplantat kostet $1,300.')).toEqual([foreign('$1,300')]);
  expect(saidOf(GERMAN, 'Zahnimplantat', 'Der Kurs kostet CHF 90.')).toEqual([foreign('CHF 90')]);
  expect(saidOf(GERMAN, 'Zahnimplantat', 'Ein Zahnimplantat kostet 1.200 € (CHF 1’150).')).toEqual([]);
});

test.each([
  [GERMAN, 'Der Kurs kostet 3,200.00 €.', '3,200.00 €', '3.200\u00a0€'],
  [GERMAN, 'Der Kurs kostet 89.50 € im Monat.', '89.50 €', '89,50\u00a0€'],
  [GERMAN, 'Der Kurs kostet EUR 1.250,50 oder 3.200 €, mit 1.5 Stunden.', undefined, undefined],
  [GERMAN, 'Der Kurs kostet 3,200 €.', undefined, undefined],
  [{ language: 'en-IE', currency: 'EUR' }, 'The course costs €89,50.', '€89,50', '€89.50'],
  [{ language: 'en-IE', currency: 'EUR' }, 'The course costs €1,250.50, or €1,300.', undefined, undefined],
  [{ language: 'de-CH', currency: 'CHF' }, 'Der Kurs kostet CHF 1’250.50.', undefined, undefined],
])('%o: an amount as another language writes it: %s', (site, text, shown, meant) => {
  expect(saidOf(site, 'Zahnimplantat', text)).toEqual(
    shown === undefined
      ? []
      : [`Here amounts are written like "${meant}", and "${shown}" is written as in another language.`],
  );
});

test('packages of two pages that are called alike are not one thing', () => {
  const packages = (name: string, price: number) => ({
    type: 'packages',
    items: [{ name, price, features: ['A'], link: { text: 'A', href: 'site:email' } }],
  });
  const said = (language: string, name: string) => {
    const of = (title: string, price: number) => pageWith({ title, blocks: [hero, packages(name, price)] });
    const { library } = siteWith({
      'pages/_site.json': siteDocument({ language, currency: 'EUR' }),
      'pages/one.json': of('Page one', 90),
      'pages/two.json': of('Page two', 120),
    });
    return lintAll(library).filter(({ rule }) => rule === 'contradictions').length;
  };
  for (const name of ['Basispaket', 'Das Komfort-Paket', 'Basis', 'Premium'])
    expect(said('de', name)).toBe(0);
  expect(said('fr', 'La formule confort')).toBe(0);
  expect(said('pl', 'Podstawowy')).toBe(0);
  expect(said('de', 'Zahnreinigung')).toBe(1);
});
