import { expect, it } from 'vitest';
import { escapeHtml } from '../../base/escape.ts';
import { openLibrary } from '../../site/library/library.ts';
import { address, compiledMarkdown, line, link, money, plainLine } from './pieces.ts';

const library = openLibrary(process.cwd());
const site = library.settings().document;
if (!site) throw new Error('The site document has mistakes.');
const context = { root: library.root, site, headingLevel: 2 };

it("a value in braces is the site document's, an unknown one stays", () => {
  expect(line('Write to {email}, {nobody}', context)).toBe(`Write to ${site.values.email}, {nobody}`);
});

it('a value keeps its direction among words from right to left, where it is shown', () => {
  const arabic = { ...context, site: { ...site, language: 'ar' } };
  expect(line('اكتب إلى {email}', arabic)).toBe(`اكتب إلى \u2068${site.values.email}\u2069`);
  expect(plainLine('{email}', arabic)).toBe(site.values.email);
  const { href } = link({ text: '{brand}', chat: 'Hello {brand}' }, arabic);
  expect(new URL(href).searchParams.get('text')).toBe(`Hello ${site.brand}`);
});

it.each([
  ['en-AU', 'AUD', '$1,100'],
  ['de', 'EUR', '1.100\u00a0€'],
  ['ar-EG', 'EGP', '\u200f١٬١٠٠\u00a0ج.م.\u200f'],
])('a number among the values is an amount of money, in %s and %s %s', (language, currency, shown) => {
  const values = { ...site.values, report: 1100 };
  const there = { ...context, site: { ...site, language, currency, values } };
  expect(plainLine('{report}', there)).toBe(shown);
  expect(line('{report}', there).replace(/[\u2068\u2069]/g, '')).toBe(shown);
  expect(compiledMarkdown('From **{report}**.', 'text', there).__html).toContain(shown);
  expect(money('{report}', there)).toEqual({ amount: 1100, text: shown });
  const { href } = link({ text: 'Ask', chat: 'The report for {report}' }, there);
  expect(new URL(href).searchParams.get('text')).toBe(`The report for ${shown}`);
});

it('a chat link carries its words, encoded', () => {
  const { href, external } = link(
    { text: 'Enquire', chat: 'MSR & GPR, $700\n50 % \u{1F44D} \uD800' },
    context,
  );
  expect(external).toBe(true);
  expect(href.startsWith(`${site.addresses.chat}?text=`)).toBe(true);
  expect(new URL(href).searchParams.get('text')).toBe('MSR & GPR, $700\n50 % \u{1F44D} \uFFFD');
});

it.each([
  'javascript:alert(1)',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'data:text/html,x',
  'http://x.example',
])('%s leads nowhere even where the check was not asked', href => {
  expect(address(href, site)).toBe('#');
  expect(compiledMarkdown(`[words](${href.replace('\\', '\\\\')})`, 'text', context).__html).not.toContain(
    `href="${href}"`,
  );
});

it.each([
  [0, 'en-AU', 'AUD', '$0'],
  [700, 'en-AU', 'AUD', '$700'],
  [1800, 'en-AU', 'AUD', '$1,800'],
  [12.5, 'en-AU', 'AUD', '$12.50'],
  [1000000, 'en-AU', 'AUD', '$1,000,000'],
  [1200, 'de', 'EUR', '1.200\u00a0€'],
  [12.5, 'de', 'EUR', '12,50\u00a0€'],
  [1200, 'ja', 'JPY', '￥1,200'],
  [2500000, 'vi', 'VND', '2.500.000\u00a0₫'],
])('%f is written in %s and %s as %s', (amount, language, currency, text) => {
  const site = { ...context.site, language, currency };
  expect(money(amount, { site })).toEqual({ amount, text });
});

it.each([
  ['pl', 'PLN', 'od 2 000 zł, 12 000 000 zł', 'od 2\u00a0000\u00a0zł, 12\u00a0000\u00a0000\u00a0zł'],
  ['pl', 'PLN', 'w 2026 roku 5 złotych i 20 osób', 'w 2026 roku 5 złotych i 20 osób'],
  ['de', 'EUR', '2.000 € oder 2 000 Stück', '2.000\u00a0€ oder 2 000 Stück'],
  ['en-AU', 'AUD', 'Call 0491 570 006, $2,000 or more', 'Call 0491 570 006, $2,000 or more'],
])('amounts in %s and %s stay on one line: %s', (language, currency, text, shown) => {
  expect(line(text, { ...context, site: { ...site, language, currency } })).toBe(shown);
});

it('headings in a text take their level from the place', () => {
  const { __html } = compiledMarkdown(['## One', 'Text', '### Two'], 'longText', {
    ...context,
    headingLevel: 3,
  });
  expect(__html).toContain('<h3>One</h3>');
  expect(__html).toContain('<h4>Two</h4>');
});

it.each([
  '1. OG, Speichenweg 7',
  '+ 49 221 123',
  '- 12',
  '* since 1990',
  '# 12',
  '## Number two',
  '> quoted',
  '---',
  '===',
  '***',
  '    four spaces before it',
  '**loud**',
  'a*b*c',
  'snake_case_name_',
  '`code`',
  '~~~ tildes',
  '[words](/pricing)',
  '![picture](/images/a.png)',
  '[words]: https://example.com',
  '<b>bold</b>',
  '<https://example.com>',
  'R&D',
  '&amp; written out',
  'back\\*slash',
  '"quoted" and it’s \'so\'',
  '{email}',
  '$& and $1',
])('the value %s is shown as it is, wherever it stands in a text', value => {
  const there = { ...context, site: { ...site, values: { ...site.values, odd: value } } };
  const shown = escapeHtml(value);
  const html = (text: string) => compiledMarkdown(text, 'longText', there).__html;
  expect(html('{odd}')).toBe(`<p>${shown}</p>`);
  expect(html('Words.\n\n{odd}')).toBe(`<p>Words.</p>\n<p>${shown}</p>`);
  expect(html('Words\n{odd}')).toBe(`<p>Words\n${shown}</p>`);
  expect(html('**{odd}**, [{odd}](/pricing)')).toBe(
    `<p><strong>${shown}</strong>, <a href="/pricing">${shown}</a></p>`,
  );
  expect(html('- {odd}\n- {odd}')).toBe(`<ul>\n<li>${shown}</li>\n<li>${shown}</li>\n</ul>`);
  const arabic = { ...there, site: { ...there.site, language: 'ar' } };
  expect(compiledMarkdown('{odd}', 'text', arabic).__html).toBe(`<p>\u2068${shown}\u2069</p>`);
});

it('a link to another site inside a text says that it opens a new tab, in the language of the site', () => {
  const german = { ...context, site: { ...site, language: 'de' } };
  const html = (text: string) => compiledMarkdown(text, 'text', german).__html;
  expect(html('Siehe [dort](https://example.com).')).toBe(
    '<p>Siehe <a href="https://example.com" target="_blank" rel="noopener">dort<span class="unseen"> (öffnet in neuem Tab)</span></a>.</p>',
  );
  // Underscores need the full Markdown compiler; simpler text takes a shorter way.
  expect(html('_Siehe_ [dort](https://example.com).')).toContain(
    'dort<span class="unseen"> (öffnet in neuem Tab)</span></a>',
  );
  expect(html('Siehe [hier](/pricing).')).toBe('<p>Siehe <a href="/pricing">hier</a>.</p>');
});
