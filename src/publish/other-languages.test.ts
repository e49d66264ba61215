// A site in another language must contain no English word of the engine. Days and prices follow its language.

import { beforeAll, describe, expect, it } from 'vitest';
import { germanSite } from '../../tests/support/documents/sites/german-site.ts';
import { siteWith } from '../../tests/support/documents/sites/small-site.ts';
import english from '../base/languages/en.json';
import { placesAt } from '../base/places.mjs';
import { checkAndLint } from '../check/check-and-lint.ts';
import { joinedParts } from '../draw/html/document.tsx';
import { drawPage } from '../draw/html/draw-page.ts';
import { loadStyles } from '../draw/html/styles.ts';
import { resolveSite } from '../draw/resolve/resolve.ts';
import { ENGINE_LOOK } from '../site/look/look.ts';
import { listingOf, siteFiles } from './site-files.ts';

type Drawn = { said: string[]; pages: Map<string, string>; files: Map<string, string> };

const look = ENGINE_LOOK;
const styles = loadStyles(placesAt(process.cwd()), look);
const assets = { look, styles, blockStyles: '', loaders: { page: '', livePage: '' } };

function draw(fields: object = {}): Drawn {
  // The day is fixed, because the site's newest article must not lie ahead of it.
  const { library } = siteWith(germanSite(fields), '2026-11-20');
  const site = resolveSite(library);
  const files = library.routes().flatMap(route => library.page(route) ?? []);
  const drawn = files.map(file => drawPage(file, { visible: library, site, assets }));
  return {
    said: checkAndLint(library).map(({ file, message }) => `${file} ${message}`),
    pages: new Map(drawn.map(({ page, html }) => [page.route, joinedParts(html)])),
    files: siteFiles(site, look, drawn.map(listingOf)),
  };
}

/** What visitors see or hear of a page: no tags, styles or data. */
function wordsOf(html: string): string {
  const names = [...html.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(
    ([, name]) => name,
  );
  const text = html.replace(/<(style|script)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '\n');
  return [text, ...names].join('\n');
}

/** The parts of the English words between their placeholders. */
const ENGLISH = Object.values(english)
  .flatMap(text => text.split(/\{[a-z]+\}/))
  .map(part => part.replace(/[“”.:,]/g, '').trim())
  .filter(part => part.length > 2);

describe('a site in German', () => {
  let german: Drawn;
  let all: string;
  beforeAll(() => {
    german = draw();
    all = [...german.pages.values()].map(wordsOf).join('\n');
  });

  it('is checked without a mistake and without a warning', () => {
    expect(german.said).toEqual([]);
  });

  it('has no word of the engine in English', () => {
    expect(ENGLISH.length).toBeGreaterThan(15);
    const left = ENGLISH.filter(part =>
      new RegExp(`(?<!\\p{L})${part.replace(/[()]/g, '\\$&')}(?!\\p{L})`, 'u').test(all),
    );
    expect(left).toEqual([]);
  });

  it.each([
    'Zum Inhalt springen',
    'Öffnungszeiten und Kontakt',
    'Hauptmenü',
    'Sie sind hier',
    'Startseite',
    'Mehr erfahren',
    'über Prophylaxe',
    '(öffnet in neuem Tab)',
    'Am beliebtesten',
    '150\u00a0€ sparen',
    '1.200\u00a0€',
    '89,50\u00a0€',
    'Schritt ',
    'Mit 5 von 5 bewertet',
    '„Endlich keine Angst mehr.“',
    'Kategorie',
    '2. November 2026',
  ])('says "%s"', words => {
    expect(all).toContain(words);
  });

  it('says its language wherever it has a place for it', () => {
    const [home = '', article = ''] = ['/', '/ratgeber/richtig-putzen'].map(route => german.pages.get(route));
    expect(home).toContain('<html lang="de">');
    expect(home).toContain('<meta property="og:locale" content="de_DE">');
    expect(article).toContain('"inLanguage":"de"');
    expect(german.pages.get('/leistungen/prophylaxe')).toContain('"price":"89.5","priceCurrency":"EUR"');
    expect(german.files.get('feed.xml')).toContain('xml:lang="de"');
    expect(JSON.parse(german.files.get('manifest.webmanifest') ?? '')).toMatchObject({ lang: 'de' });
  });
});

describe('a site in Arabic', () => {
  it('is read from right to left, with its own plural forms, digits and quotation marks', () => {
    const { pages, files } = draw({ language: 'ar-EG', words: { home: 'البيت' } });
    const home = pages.get('/') ?? '';
    expect(home).toContain('<html lang="ar-EG" dir="rtl" data-digits="arab">');
    for (const words of ['انتقل إلى المحتوى', '٥ نجوم من أصل ٥', '«Endlich keine Angst mehr.»', '٨٩٫٥٠'])
      expect(wordsOf(home)).toContain(words);
    expect(wordsOf(pages.get('/leistungen/prophylaxe') ?? '')).toContain('البيت');
    expect(JSON.parse(files.get('manifest.webmanifest') ?? '')).toMatchObject({ lang: 'ar-EG', dir: 'rtl' });
  });

  it('sets off the values of the site in what is read, and nowhere else', () => {
    const { pages } = draw({ language: 'ar-EG' });
    const page = pages.get('/leistungen/prophylaxe') ?? '';
    expect(page).toContain('\u20680761 123456\u2069');
    const [head] = (pages.get('/') ?? '').split('</head>');
    expect(head).toContain('"telephone":"0761 123456"');
    expect(head).not.toMatch(/[\u2068\u2069]/);
    expect([...draw().pages.values()].join('')).not.toMatch(/[\u2068\u2069]|data-digits/);
  });

  it.each([
    ['ar', ''],
    ['ar-MA', ''],
    ['fa', 'arabext'],
    ['he', ''],
    ['bn', 'beng'],
  ])('%s has the digits of Intl: "%s"', (language, digits) => {
    const home = draw({ language }).pages.get('/') ?? '';
    expect(/<html[^>]* data-digits="(\w+)"/.exec(home)?.[1] ?? '').toBe(digits);
    expect(home.includes('--digits:')).toBe(digits !== '');
  });
});
