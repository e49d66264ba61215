// @module-tag full-only
// The picture that other sites show of a shared page: drawn from the title in the look of the site, if the site asks for it.
import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../../src/base/files/folder.ts';
import { keptPlace } from '../../../src/base/kept-place.mjs';
import { startDevServer } from '../../support/dev/dev-server.ts';
import {
  type Files,
  pageWith,
  sentence,
  siteDocument,
  siteWith,
  temporarySite,
  writeFiles,
} from '../../support/documents/sites/small-site.ts';
import { DIST, type Run, run } from '../../support/files/run.ts';

const ENGINE = join(process.cwd(), 'scripts/run.mjs');
const RUBIK = dirname(require.resolve('@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2'));

/** A font with one file for each script. */
function typeface(...scripts: string[]): Files {
  const faces = scripts.map(
    script =>
      `@font-face { font-family: Rubik; font-weight: 300 900; font-display: optional; src: url(/fonts/${script}.woff2); }`,
  );
  const files = scripts.map(script => [
    `pages/_public/fonts/${script}.woff2`,
    readFileSync(join(RUBIK, `rubik-${script}-wght-normal.woff2`)),
  ]);
  return {
    'pages/_look/fonts.css': faces.join('\n'),
    'pages/_look/tokens.css': ':root { --font-heading: Rubik, serif; --font-text: Rubik, serif; }\n',
    ...Object.fromEntries(files),
  };
}

/** The picture itself, or scaled to the wanted size. */
const SHARED = /^https:\/\/www\.example\.com\/images\/social[-.]/;
const asking = (fields: object = {}) => siteDocument({ socialPictures: true, ...fields });
const build = (site: string): Run => run(site, [ENGINE, 'build']);
const html = (site: string, name: string) => readFileSync(join(DIST(site), `${name}.html`), 'utf8');

/** Reads what a page tells other sites about its picture. */
function told(site: string, name: string): { [name: string]: string } {
  const tags = html(site, name).matchAll(
    /<meta (?:property|name)="((?:og|twitter):image[^"]*)" content="([^"]*)">/g,
  );
  return Object.fromEntries([...tags].map(([, key = '', value = '']) => [key, value]));
}

function drawn(site: string): string[] {
  return listFiles(DIST(site)).filter(name => name.startsWith('images/social/'));
}

describe('a site that asks for social pictures', () => {
  let site: string;

  beforeAll(() => {
    site = temporarySite({
      ...typeface('latin', 'latin-ext'),
      'pages/_site.json': asking(),
      'pages/about/us.json': pageWith({ title: 'Māori & Pākehā at {brand}' }),
      'pages/draft.json': pageWith({ title: 'Not for visitors yet', status: 'draft' }),
      'pages/own.json': pageWith({ title: 'A picture of its own', image: '/images/own.png' }),
      'pages/tea.json': pageWith({ title: 'Tea from 静岡' }),
      'pages/_public/images/own.png': readFileSync('tests/second-site/pages/_public/images/kettenblatt.png'),
    });
    expect(build(site).output).toMatch(/^4 pages/m);
  });

  afterAll(() => rmSync(site, { recursive: true, force: true }));

  it('has one of the right size for each page that visitors see and that brings none', async () => {
    const names = drawn(site);
    expect(names.map(name => name.replace(/-[\w-]{8}\.png$/, ''))).toEqual([
      'images/social/about/us',
      'images/social/index',
    ]);
    for (const name of names) {
      const { format, width, height } = await sharp(join(DIST(site), name)).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    }
  });

  it('names it, with the title for those who do not see it', () => {
    const [address] = drawn(site);
    const picture = `https://www.example.com/${address}`;
    const words = 'Māori &amp; Pākehā at Oak &amp; Awl';
    expect(told(site, 'about/us')).toEqual({
      'og:image': picture,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': words,
      'twitter:image': picture,
      'twitter:image:alt': words,
    });
    expect(told(site, 'own')['og:image']).toContain('/images/own');
    expect(told(site, 'tea')).toMatchObject({
      'og:image': expect.stringMatching(SHARED),
      'twitter:image': expect.stringMatching(SHARED),
    });
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html(site, 'index'))?.[1] ?? '';
    expect(JSON.parse(data)['@graph'][0].image).toMatch(SHARED);
  });

  it('draws none where nothing is new, and that of a page whose title is', () => {
    const kept = join(keptPlace(site), 'pictures');
    const stamps = () => readdirSync(kept).map(name => `${name} ${statSync(join(kept, name)).mtimeMs}`);
    const [before, names] = [stamps(), drawn(site)];
    expect(build(site).output).toContain('4 pages');
    expect(stamps()).toEqual(before);
    rmSync(DIST(site), { recursive: true });
    expect(build(site).output).toContain('4 pages');
    expect([stamps(), drawn(site)]).toEqual([before, names]);
    writeFiles(site, { 'pages/about/us.json': pageWith({ title: 'Who we are' }) });
    expect(build(site).output).toContain('4 pages');
    expect(stamps().filter(stamp => !before.includes(stamp))).toHaveLength(1);
    expect(drawn(site)).toHaveLength(2);
    expect(drawn(site)).toContain(names[1]);
    expect(told(site, 'about/us')['og:image:alt']).toBe('Who we are');
  });

  it('draws all of them anew in another colour, the same wherever it is built', () => {
    const before = drawn(site);
    const tokens = `${typeface()['pages/_look/tokens.css']}:root { --accent: #8a1c5c; }\n`;
    writeFiles(site, { 'pages/_look/tokens.css': tokens });
    expect(build(site).output).toContain('4 pages');
    expect(drawn(site).filter(name => before.includes(name))).toEqual([]);
    const other = temporarySite({});
    cpSync(join(site, 'pages'), join(other, 'pages'), { recursive: true });
    expect(build(other).output).toContain('4 pages');
    expect(drawn(other)).toEqual(drawn(site));
    for (const name of drawn(site))
      expect(readFileSync(join(DIST(other), name)).equals(readFileSync(join(DIST(site), name)))).toBe(true);
  });

  it('shows them while it is edited, drafts too, each when it is asked for', async () => {
    const server = await startDevServer(site, { program: ENGINE });
    try {
      const page = await (await fetch(`${server.url}/draft`)).text();
      const [, path = ''] =
        /property="og:image" content="https:\/\/www\.example\.com([^"]*)"/.exec(page) ?? [];
      expect(path).toMatch(/^\/images\/social\/draft-/);
      const picture = await fetch(server.url + path);
      expect(picture.headers.get('content-type')).toBe('image/png');
      const { width } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
      expect(width).toBe(1200);
      const other = await fetch(`${server.url}/images/social/draft-AAAAAAAA.png`);
      expect(other.status).toBe(404);
    } finally {
      server.stop();
    }
  });
});

describe('a site that does not ask', () => {
  it('has one picture for all pages', () => {
    const site = temporarySite(typeface('latin'));
    expect(build(site).output).toContain('1 pages');
    expect(drawn(site)).toEqual([]);
    expect(told(site, 'index')['og:image']).toMatch(SHARED);
  });
});

describe('what cannot be drawn is said, and shares the picture of the site', () => {
  const says = (files: Files) => {
    const problems = siteWith({ 'pages/_site.json': asking(), ...files }).problems();
    return problems.filter(({ message }) => message.includes('/images/social.png')).map(sentence);
  };

  it('where there is no typeface', () => {
    expect(says({})).toEqual([
      'socialPictures: Social pictures need a typeface of the site\'s own: put one into pages/_public/fonts and name it in pages/_look/fonts.css. Until then "/images/social.png" is shown for every page.',
    ]);
  });

  it('where no typeface has a letter of the title', () => {
    const page = (fields: object) => ({ 'pages/tea.json': pageWith({ title: 'Tea from 静岡', ...fields }) });
    expect(says({ ...typeface('latin'), ...page({}) })).toEqual([
      'title: The site\'s typefaces lack "静" and "岡", so "/images/social.png" is shown where this page is shared. Use typefaces that have the letters, or give the page an "image" of its own.',
    ]);
    expect(says({ ...typeface('latin'), ...page({ image: '/images/social.png' }) })).toEqual([]);
    expect(says({ ...typeface('latin'), ...page({ title: 'Tea from Shizuoka, {phone}' }) })).toEqual([]);
  });
});
