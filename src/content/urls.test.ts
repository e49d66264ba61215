import { describe, expect, test } from 'vitest';
import { HOSTILE } from './hostile-urls.ts';
import { type Judgement, judgeUrl } from './urls.ts';

const GOOD: [string, Judgement][] = [
  ['/', { kind: 'route', route: '/' }],
  ['/pricing', { kind: 'route', route: '/pricing' }],
  ['/services/407-training-plan', { kind: 'route', route: '/services/407-training-plan' }],
  ['/faq#documents', { kind: 'route', route: '/faq', anchor: 'documents' }],
  ['/#top-3', { kind: 'route', route: '/', anchor: 'top-3' }],
  ['/files/Price-List_2025.pdf', { kind: 'route', route: '/files/Price-List_2025.pdf' }],
  ['/feed.xml', { kind: 'route', route: '/feed.xml' }],
  ['#documents', { kind: 'anchor', anchor: 'documents' }],
  ['site:writeTestimonial', { kind: 'site', name: 'writeTestimonial' }],
  ['https://example.com', { kind: 'external' }],
  ['https://www.example.com/', { kind: 'external' }],
  ['https://example.com:8443/a/b?c=d&e=%20f#g', { kind: 'external' }],
  ['https://xn--bcher-kva.example/a_(b)', { kind: 'external' }],
  ['https://example.com?q=1', { kind: 'external' }],
  ['https://example.com/a/@name/v1.2', { kind: 'external' }],
  ['mailto:hello@example.com', { kind: 'external' }],
  ['mailto:first.last+tag@mail.example.co.nz?subject=A%20question&body=Hello%0D%0A', { kind: 'external' }],
  ['tel:+61491570006', { kind: 'external' }],
  ['tel:111', { kind: 'external' }],
];

describe('addresses that links may have', () => {
  for (const [href, judgement] of GOOD) test(href, () => expect(judgeUrl(href)).toEqual(judgement));
});

for (const [trick, hrefs] of Object.entries(HOSTILE)) {
  describe(`refuses ${trick}`, () => {
    for (const href of hrefs) {
      test(JSON.stringify(href), () => {
        const judgement = judgeUrl(href);
        expect(judgement.kind).toBe('refused');
        // A whole sentence or more, which says nothing that a terminal would obey.
        if (judgement.kind === 'refused') expect(judgement.why).toMatch(/^\P{Cc}{20,}\.$/u);
      });
    }
  });
}

const SENTENCES: [string, string][] = [
  ['/Services/RPL', 'Write "/services/rpl" instead of "/Services/RPL": pages are written in lower case.'],
  ['/pricing/', 'Write "/pricing" instead of "/pricing/": a page has no "/" at its end.'],
  ['/pricing.html', 'Write "/pricing" instead of "/pricing.html": a page is named without an ending.'],
  ['/services/index', 'Write "/services" instead of "/services/index": a folder names its own page.'],
  [
    '/pricing?from=mail',
    '"/pricing?from=mail" has a question mark, but pages of this site take no questions. Write "/pricing".',
  ],
  [
    'http://example.com',
    '"http://example.com" is not safe on the way. Write "https://" instead of "http://".',
  ],
  ['hello@example.com', '"hello@example.com" is an e-mail address. Write "mailto:hello@example.com".'],
  ['0491-570-006', '"0491-570-006" is a phone number. Write "tel:0491570006".'],
  ['example.com/x', '"example.com/x" is another site. Write "https://example.com/x".'],
  ['pricing', '"pricing" does not say where it begins. Write "/pricing".'],
  ['tel:0491-570-006', 'Write the phone number without signs between its digits: "tel:0491570006".'],
  [
    'https://example.com/a b',
    'The address "https://example.com/a b" holds a space. Take it out, or write "%20" for it.',
  ],
];

describe('says what to write', () => {
  for (const [href, why] of SENTENCES)
    test(href, () => expect(judgeUrl(href)).toMatchObject({ kind: 'refused', why }));
});
