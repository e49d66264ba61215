import { describe, expect, test } from 'vitest';
import { HOSTILE } from '../../../tests/support/documents/nasty/hostile-urls.ts';
import { inFile } from '../../base/sentences/read.ts';
import { type Judgement, judgeUrl } from './href.ts';

const GOOD: [string, Judgement][] = [
  ['/', { kind: 'route', route: '/' }],
  ['/pricing', { kind: 'route', route: '/pricing' }],
  ['/services/407-training-plan', { kind: 'route', route: '/services/407-training-plan' }],
  ['/faq#documents', { kind: 'route', route: '/faq', anchor: 'documents' }],
  ['/#top-3', { kind: 'route', route: '/', anchor: 'top-3' }],
  ['/files/Price-List_2025.pdf', { kind: 'route', route: '/files/Price-List_2025.pdf' }],
  ['/files/Dates.jsonl', { kind: 'route', route: '/files/Dates.jsonl' }],
  ['/feed.xml', { kind: 'route', route: '/feed.xml' }],
  ['#documents', { kind: 'anchor', anchor: 'documents' }],
  ['site:writeTestimonial', { kind: 'site', name: 'writeTestimonial' }],
  ['https://example.com', { kind: 'external' }],
  ['https://www.example.com/', { kind: 'external' }],
  ['https://example.com:8443/a/b?c=d&e=%20f#g', { kind: 'external' }],
  ['https://xn--bcher-kva.example/a_(b)', { kind: 'external' }],
  ['https://www.xn--mller-kva.de', { kind: 'external' }],
  ['https://xn--fa-hia.de', { kind: 'external' }],
  ['https://xn--r8jz45g.jp/a', { kind: 'external' }],
  ['https://xn--e1afmkfd.xn--p1ai', { kind: 'external' }],
  ['mailto:hallo@xn--mller-kva.de', { kind: 'external' }],
  ['https://example.com?q=1', { kind: 'external' }],
  ['https://example.com/a/@name/v1.2', { kind: 'external' }],
  ['mailto:hello@example.com', { kind: 'external' }],
  ['mailto:first.last+tag@mail.example.co.nz?subject=A%20question&body=Hello%0D%0A', { kind: 'external' }],
  ['tel:+61491570006', { kind: 'external' }],
  ['tel:111', { kind: 'external' }],
];

describe('addresses that links may have', () => {
  for (const [href, judgement] of GOOD) test(href, () => expect(judged(href)).toEqual(judgement));
});

/** The end of the message for an address that has no advice of its own. */
const FORMS = / is not an address that a link may have\. A link is a page of this site .*\.$/;

const UNKNOWN = [
  'a/b@example.com',
  'hello@example.com/x',
  'a_b.example.com',
  '?a.example.com',
  'example.com#a',
  'page.html',
  'page.htm',
  'services/page.JSON',
  '?pricing',
  'pricing?x',
  'pricing#Deals',
  'Pricing',
  '1a:b',
];

/** An address, its message and, if only one address can have been meant, that one. */
const SENTENCES: [string, string, string?][] = [
  ['', 'A link needs an address, and this one is empty.'],
  ['/pri\u200bcing\t', 'This address holds an invisible character. Take it out.', '/pricing'],
  [
    'http://localhost:5173/pricing?x#deals',
    '"http://localhost:5173/pricing?x#deals" leads to this computer alone, and no visitor gets there. Write "/pricing#deals".',
    '/pricing#deals',
  ],
  [
    'https://127.0.0.1',
    '"https://127.0.0.1" leads to this computer alone, and no visitor gets there. Write "/".',
    '/',
  ],
  ['/a\\b', 'The address "/a\\b" holds a backslash. Write "/".'],
  [
    '//example.com/x',
    '"//example.com/x" leads off the site without saying how. Write "https:" before it, or only one "/".',
  ],
  [
    '/Services/RPL',
    'Write "/services/rpl" instead of "/Services/RPL": pages are written in lower case.',
    '/services/rpl',
  ],
  ['/pricing/', 'Write "/pricing" instead of "/pricing/": a page has no "/" at its end.', '/pricing'],
  [
    '/pricing.html',
    'Write "/pricing" instead of "/pricing.html": a page is named without an ending.',
    '/pricing',
  ],
  [
    '/pricing.HTM',
    'Write "/pricing" instead of "/pricing.HTM": a page is named without an ending.',
    '/pricing',
  ],
  [
    '/files/page.json',
    'Write "/files/page" instead of "/files/page.json": a page is named without an ending.',
    '/files/page',
  ],
  [
    '/services/index',
    'Write "/services" instead of "/services/index": a folder names its own page.',
    '/services',
  ],
  [
    '/Index/Rpl',
    'Write "/index/rpl" instead of "/Index/Rpl": pages are written in lower case.',
    '/index/rpl',
  ],
  ['/index', 'Write "/" instead of "/index": a folder names its own page.', '/'],
  [
    '/services//rpl',
    'Write "/services/rpl" instead of "/services//rpl": one "/" is enough.',
    '/services/rpl',
  ],
  [
    '/Pricing#deals',
    'Write "/pricing" instead of "/Pricing": pages are written in lower case.',
    '/pricing#deals',
  ],
  [
    '/Files/A.jsonx/B',
    'Write "/files/a.jsonx/b" instead of "/Files/A.jsonx/B": pages are written in lower case.',
    '/files/a.jsonx/b',
  ],
  [
    '/pricing?from=mail',
    '"/pricing?from=mail" has a question mark, but pages of this site take no questions. Write "/pricing".',
  ],
  ['/faq#', '"#" leads nowhere. Name the place: "#documents".'],
  [
    '/faq#a#b',
    '"#a#b" cannot be a place on a page. Its name is lower-case letters, digits and hyphens, such as "#documents".',
  ],
  ['#', '"#" leads nowhere. Name the place: "#documents".'],
  [
    '/pricing%20list',
    '"/pricing%20list" holds a "%". Pages of this site are lower-case letters, digits, hyphens and "/".',
  ],
  [
    '/preis€liste',
    '"/preis€liste" holds "€". Pages of this site are lower-case letters, digits, hyphens and "/".',
  ],
  [
    '/a/../b',
    '"/a/../b" goes through folders with dots. Write the page\'s whole address, such as "/services/repairs".',
  ],
  [
    '/a/./b',
    '"/a/./b" goes through folders with dots. Write the page\'s whole address, such as "/services/repairs".',
  ],
  [
    '/a/..',
    '"/a/.." goes through folders with dots. Write the page\'s whole address, such as "/services/repairs".',
  ],
  ['/a/...b', '"/a/...b" is never published: its name begins with ".".'],
  ['/services/_shared', '"/services/_shared" is never published: its name begins with "_".'],
  [
    'http://example.com',
    '"http://example.com" is not safe on the way. Write "https://" instead of "http://".',
    'https://example.com',
  ],
  [
    'https://example.com/a b',
    'The address "https://example.com/a b" holds a space. Take it out, or write "%20" for it.',
  ],
  [' /faq ', 'The address " /faq " holds a space. Take it out, or write "%20" for it.', '/faq'],
  [
    ' tel: 0491 570 006 ',
    'Write the phone number without spaces or signs between its digits: "tel:0491570006".',
    'tel:0491570006',
  ],
  [
    'mailto:hello@example.com?subject=tel: x',
    'The address "mailto:hello@example.com?subject=tel: x" holds a space. Take it out, or write "%20" for it.',
  ],
  [
    'hello@example.com',
    '"hello@example.com" is an email address. Write "mailto:hello@example.com".',
    'mailto:hello@example.com',
  ],
  ['0491-570-006', '"0491-570-006" is a phone number. Write "tel:0491570006".', 'tel:0491570006'],
  ['+61.491.570.006', '"+61.491.570.006" is a phone number. Write "tel:+61491570006".', 'tel:+61491570006'],
  [
    'fax0491570006',
    '"fax0491570006" does not say where it begins. Write "/fax0491570006".',
    '/fax0491570006',
  ],
  ['0491570006x', '"0491570006x" does not say where it begins. Write "/0491570006x".', '/0491570006x'],
  [
    'tel:0491-570-006',
    'Write the phone number without spaces or signs between its digits: "tel:0491570006".',
    'tel:0491570006',
  ],
  ['0761/4701120', '"0761/4701120" is a phone number. Write "tel:07614701120".', 'tel:07614701120'],
  ['+49 761 4701120', '"+49 761 4701120" is a phone number. Write "tel:+497614701120".', 'tel:+497614701120'],
  ['2026-12-01', '"2026-12-01" does not say where it begins. Write "/2026-12-01".', '/2026-12-01'],
  ['01/2026', '"01/2026" does not say where it begins. Write "/01/2026".', '/01/2026'],
  [
    'a.html.example.com',
    '"a.html.example.com" is another site. Write "https://a.html.example.com".',
    'https://a.html.example.com',
  ],
  [
    'example.com/x',
    '"example.com/x" is another site. Write "https://example.com/x".',
    'https://example.com/x',
  ],
  [
    'www.example.co.nz',
    '"www.example.co.nz" is another site. Write "https://www.example.co.nz".',
    'https://www.example.co.nz',
  ],
  [
    'example.com/page.html',
    '"example.com/page.html" is another site. Write "https://example.com/page.html".',
    'https://example.com/page.html',
  ],
  ['pricing', '"pricing" does not say where it begins. Write "/pricing".', '/pricing'],
  [
    'pricing#deals',
    '"pricing#deals" does not say where it begins. Write "/pricing#deals".',
    '/pricing#deals',
  ],
  ['pricing#', '"pricing#" does not say where it begins. Write "/pricing#".'],
  ...[
    ['https://www.müller.de', 'www.müller.de', 'www.xn--mller-kva.de', 'https://www.xn--mller-kva.de'],
    ['https://Müller.DE/a?b#c', 'Müller.DE', 'xn--mller-kva.de', 'https://xn--mller-kva.de/a?b#c'],
    ['https://faß.de:8443', 'faß.de', 'xn--fa-hia.de', 'https://xn--fa-hia.de:8443'],
    ['https://例え.jp', '例え.jp', 'xn--r8jz45g.jp', 'https://xn--r8jz45g.jp'],
    ['https://пример.рф', 'пример.рф', 'xn--e1afmkfd.xn--p1ai', 'https://xn--e1afmkfd.xn--p1ai'],
    ['https://भारत.भारत', 'भारत.भारत', 'xn--h2brj9c.xn--h2brj9c', 'https://xn--h2brj9c.xn--h2brj9c'],
    ['https://ｅｘａｍｐｌｅ.com', 'ｅｘａｍｐｌｅ.com', 'example.com', 'https://example.com'],
    [
      'mailto:hallo@müller.de?subject=Rad',
      'müller.de',
      'xn--mller-kva.de',
      'mailto:hallo@xn--mller-kva.de?subject=Rad',
    ],
  ].map(([href = '', host, name, meant]): [string, string, string?] => [
    href,
    `Browsers know "${host}" by another name. Write "${name}".`,
    meant,
  ]),
  ...[
    'xn--a.de',
    'xn--99999.de',
    'xn--a-ecp.ru',
    'www.xn--0.pt',
    '-müller.de',
    'müller-.de',
    'müller..de',
    'mü_ller.de',
  ].map((host): [string, string] => [
    `https://${host}`,
    `"${host}" is not the name of a site, such as "www.example.com".`,
  ]),
  [
    'mailto:a@xn--a.de',
    '"mailto:a@xn--a.de" is not one email address. Write it like "mailto:hello@example.com".',
  ],
  [
    'www.müller.de',
    '"www.müller.de" is another site. Write "https://www.xn--mller-kva.de".',
    'https://www.xn--mller-kva.de',
  ],
  [
    'hallo@müller.de',
    '"hallo@müller.de" is an email address. Write "mailto:hallo@xn--mller-kva.de".',
    'mailto:hallo@xn--mller-kva.de',
  ],
  ['Https://example.com/A', 'Write "https:" in lower case.', 'https://example.com/A'],
  ['SITE:', 'Write "site:" in lower case.'],
  ['site:a-b', 'After "site:" stands the name of an address in the site document, such as "site:email".'],
  [
    'sms:0491570006',
    'A link cannot begin with "sms:". A link is a page of this site ("/pricing"), a place on a page ("/faq#documents" or "#documents"), "https://…", "mailto:…", "tel:…" or an address from pages/_site.json ("site:email").',
  ],
];

/** With the sentence as people read it who write the file. */
function judged(href: string, country?: string) {
  const judgement = judgeUrl(href, country);
  return judgement.kind === 'refused' ? { ...judgement, why: inFile(judgement.why) } : judgement;
}

describe('says what to write', () => {
  for (const [href, why, meant] of SENTENCES)
    test(href, () => {
      const judgement = { kind: 'refused', why, ...(meant !== undefined && { meant }) };
      expect(judged(href)).toStrictEqual(judgement);
    });
  for (const href of UNKNOWN)
    test(href, () =>
      expect(judged(href)).toMatchObject({ kind: 'refused', why: expect.stringMatching(FORMS) }),
    );
});

const PLAIN = 'Write the phone number without spaces or signs between its digits: ';
const ABROAD = 'Write the phone number as it is dialled from abroad: ';

/** A number, the country of the site, and the number that is proposed, if any. */
const PHONES: [written: string, country: string | undefined, says: string, meant?: string][] = [
  ['+49(0)761-4701120', undefined, ABROAD, '+497614701120'],
  ['+49 (0761) 470 11-20', 'CH', ABROAD, '+497614701120'],
  ['+49%20761%204701120', 'DE', PLAIN, '+497614701120'],
  ['+44 (0)20 7946 0000', 'AU', ABROAD, '+442079460000'],
  ['+1 (202) 555-0100', undefined, PLAIN, '+12025550100'],
  ['+39 06 1234-567', undefined, PLAIN, '+39061234567'],
  ['0761/4701120', 'DE', ABROAD, '+497614701120'],
  ['(0761) 4701120', 'DE', ABROAD, '+497614701120'],
  ['0761/4701120', undefined, PLAIN, '07614701120'],
  ['0491 570 006', 'AU', ABROAD, '+61491570006'],
  ['13 11 14', 'AU', PLAIN, '131114'],
  ['116-117', 'DE', PLAIN, '116117'],
  ['1-202-555-0100', 'US', ABROAD, '+12025550100'],
  ['06 1234-567', 'IT', ABROAD, '+39061234567'],
  ['91 123 45 67 89', 'ES', PLAIN, '91123456789'],
  ['+39 (0)6 1234567', 'IT', ' the country.'],
  ['+421 (0)2 1234567', undefined, ' the country.'],
  ['0761 4701120/21', 'DE', 'such as "tel:+493023125000".'],
  ['0761/4701120/21', 'DE', 'such as "tel:+493023125000".'],
  ['0761 470 oder 471', 'DE', 'such as "tel:+493023125000".'],
  ['1', 'AT', ' the country.'],
];

test.each(PHONES)('tel:%s on a site in %s', (written, country, says, meant) => {
  const judgement = judged(`tel:${written}`, country);
  const why = meant
    ? `${says}"tel:${meant}".`
    : `"tel:${written}" is not a number that a phone can dial. Write its digits alone, after "+" and the code of`;
  expect(judgement).toEqual({
    kind: 'refused',
    why: expect.stringContaining(why),
    ...(meant && { meant: `tel:${meant}` }),
  });
  expect(judgement).toMatchObject({ why: expect.stringContaining(says) });
});

for (const [trick, hrefs] of Object.entries(HOSTILE)) {
  describe(`refuses ${trick}`, () => {
    for (const href of hrefs) {
      test(JSON.stringify(href), () => {
        const judgement = judged(href);
        expect(judgement.kind).toBe('refused');
        // The message is at least one whole sentence, and holds no code that a terminal would obey.
        if (judgement.kind === 'refused') expect(judgement.why).toMatch(/^\P{Cc}{20,}\.$/u);
      });
    }
  });
}
