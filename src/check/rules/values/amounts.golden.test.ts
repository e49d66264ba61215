import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AROUND } from '../../../../tests/support/documents/messages/golden.ts';
import {
  hero,
  pageWith,
  siteDocument,
  siteWith,
} from '../../../../tests/support/documents/sites/small-site.ts';

/** What is reported of prices written like this in a page's file. */
function said(currency: string, ...written: string[]): string[] {
  return saidIn({ currency }, ...written);
}

function saidIn(own: { currency: string; language?: string }, ...written: string[]): string[] {
  const items = written.map((_, index) => packageAt(`PRICE ${index}`));
  const lists = items.flatMap((_, at) => (at % 4 === 0 ? [items.slice(at, at + 4)] : []));
  const blocks = lists.map(four => ({ type: 'packages', items: four }));
  const page = JSON.stringify(pageWith({ blocks: [hero, ...blocks] }));
  const text = page.replace(/"PRICE (\d+)"/g, (_, index) => written[Number(index)] ?? '');
  const site = siteWith({
    ...AROUND,
    'pages/_site.json': siteDocument(own),
    'pages/page.json': text,
  });
  return (
    site
      .says()
      // The engine has no words of its own in most of these languages, and says so.
      .filter(sentence => !sentence.startsWith('language: '))
      .map(sentence => sentence.replace(/^packages(?: \d+)? › items\[\d+\](?: › price)?: /, ''))
  );
}

function packageAt(price: string): object {
  return { name: 'Small', price, features: ['One'], link: { text: 'Order', chat: 'Hello' } };
}

const BETWEEN = 'a number has nothing between its thousands.';

for (const [currency, written, says] of [
  ['EUR', '1.299', `1.299 is read as 1.30: ${BETWEEN} Write 1299, or 1.30.`],
  ['EUR', '1.200', `1.200 is read as 1.20: ${BETWEEN} Write 1200, or 1.20.`],
  ['EUR', '1.000', `1.000 is read as 1.00: ${BETWEEN} Write 1000, or 1.00.`],
  ['EUR', '12.345', `12.345 is read as 12.35: ${BETWEEN} Write 12345, or 12.35.`],
  ['EUR', '1.005', `1.005 is read as 1.01: ${BETWEEN} Write 1005, or 1.01.`],
  ['INR', '999.999', `999.999 is read as 1000.00: ${BETWEEN} Write 999999, or 1000.00.`],
  ['JPY', '1.200', `1.200 is read as 1.2: ${BETWEEN} Amounts in JPY are whole: write 1200, or 1.`],
  ['JPY', '12.800', `12.800 is read as 12.8: ${BETWEEN} Amounts in JPY are whole: write 12800, or 13.`],
  ['JPY', '1.000', `1.000 is read as 1: ${BETWEEN} Write 1000, or 1.`],
  ['JPY', '12.5', 'Amounts in JPY are whole: write 13, not 12.5.'],
  ['EUR', '12.3456', 'Amounts in EUR have at most 2 digits after the point: write 12.35, not 12.3456.'],
  ['KWD', '1.299', undefined],
  ['EUR', '1299', undefined],
  ['EUR', '12.34', undefined],
] as const) {
  test(`${written} in ${currency}`, () => {
    expect(said(currency, written)).toEqual(says === undefined ? [] : [says]);
  });
}

test('when the site gets another language, the numbers of its pages are read anew', () => {
  const blocks = [{ type: 'packages', items: [packageAt('1.500')] }];
  const site = siteWith({ ...AROUND, 'pages/page.json': pageWith({ blocks: [hero, ...blocks] }) });
  const meanings = () => site.says().map(sentence => sentence.replace(/^.*"price" /, ''));
  expect(meanings()).toEqual(['can mean $1,500 or $1.50. Write 1500 or 1.50.']);
  const file = 'pages/_site.json';
  writeFileSync(join(site.root, file), JSON.stringify(siteDocument({ language: 'de-DE', currency: 'EUR' })));
  site.library.forget(file);
  expect(meanings()).toEqual(['is a number such as 1500, without quotes.']);
});

/** Each is written as people write it where they live, by what Intl knows. */
const WRITTEN_IN =
  'en-AU AUD, en-IN INR, hi-IN-u-nu-deva INR, bn-BD BDT, ne-NP NPR, de-DE EUR, de-CH CHF, de-AT EUR, fr-FR EUR, ja-JP JPY, ko-KR KRW, fa-IR IRR, pl-PL PLN, sv-SE SEK, hu-HU HUF, bg-BG BGN, id-ID IDR, ur-PK PKR, pt-BR BRL, es-ES EUR, tr-TR TRY, vi-VN VND, he-IL ILS, en-ZA ZAR, af-ZA ZAR, ar-EG EGP, ar-MA MAD, ar-AE AED, ms-MY MYR, en-KE KES, sw-TZ TZS, es-PE PEN, es-GT GTQ, es-BO BOB, es-PA PAB, es-HN HNL, mk-MK MKD, bs-BA BAM, ky-KG KGS, uz-UZ UZS, da-DK DKK, ro-RO RON, cs-CZ CZK, is-IS ISK, am-ET ETB, sq-AL ALL, my-MM MMK, be-BY BYN, si-LK LKR, so-SO SOS, hr-HR EUR';

for (const place of WRITTEN_IN.split(', ')) {
  const [language, currency = ''] = place.split(' ');
  test(`amounts in quotes, as ${language} writes them`, () => {
    const amounts = [7, 100_000, 1_234_567, 123_456_789, 23.5];
    const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
    const withSign = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    });
    const whole = amounts.filter(Number.isInteger);
    const signed = whole.map(value => withSign.format(value));
    const texts = [...amounts.map(value => plain.format(value)), ...signed];
    const meant = [...amounts, ...whole];
    expect(saidIn({ language, currency }, ...texts.map(text => JSON.stringify(text)))).toEqual(
      meant.map(value => `"price" is a number such as ${value}, without quotes.`),
    );
  });
}

test.each([
  ['ZAR', 'R 700'],
  ['ZAR', 'R700'],
  ['IRR', '700 ريال'],
  ['EGP', '٧٠٠ جنيه'],
  ['BGN', '700 лв'],
  ['IDR', 'Rp. 700'],
  ['INR', 'Rs 700'],
  ['BAM', 'KM 700'],
])('the words of the currency %s beside an amount: %s', (currency, written) => {
  expect(said(currency, JSON.stringify(written))).toEqual([
    '"price" is a number such as 700, without quotes.',
  ]);
});

test.each([
  ['EUR', 'Rs 700', '"Rs" is not the money of this site, which is EUR. Write the amount in EUR.'],
  // People count in tomans, which are ten rials each.
  ['IRR', '۷۰۰ تومان', '"تومان" is not the money of this site, which is IRR. Write the amount in IRR.'],
  ['EUR', 'ab 700', '"ab" cannot stand beside the number. Write the number alone.'],
  ['EUR', '700–900', '"700–900" has more than one number. Write one.'],
])('in %s, %s is no amount, and the message says why', (currency, written, why) => {
  expect(said(currency, JSON.stringify(written))).toEqual([`"price" is a number such as 700. ${why}`]);
});

test.each([
  ['de-DE', 'EUR', '1.500', 'is a number such as 1500, without quotes.'],
  ['de-DE', 'EUR', '1,500', 'can mean 1.500\u00a0€ or 1,50\u00a0€. Write 1500 or 1.50.'],
  ['en-AU', 'AUD', '1.500', 'can mean $1,500 or $1.50. Write 1500 or 1.50.'],
  ['ar-KW', 'KWD', '1.250', 'is a number such as 1.250, without quotes.'],
  ['ar-KW', 'KWD', '1,250', 'is a number such as 1250, without quotes.'],
])('the message reads numbers in the language of the site: %s %s %s', (language, currency, written, says) => {
  expect(saidIn({ language, currency }, JSON.stringify(written))).toEqual([`"price" ${says}`]);
});

test.each(['R 700', '700 تومان', '700 лв.', 'Rp 700'])('and without quotes: %s', written => {
  expect(said('EUR', written)).toEqual(['A price is a number without a sign: write 700.']);
});

test.each(['700 Tage', 'Rat 700'])('no words of a currency: %s', written => {
  expect(said('EUR', JSON.stringify(written)).join()).not.toContain('without quotes');
});

test('lakhs and crores without quotes', () => {
  expect(said('INR', '1,00,000')).toEqual([
    'A number has no comma between its digits: write 100000, not 1,00,000.',
  ]);
  expect(said('INR', '₹12,34,567.50')).toEqual(['A price is a number without a sign: write 1234567.50.']);
});
