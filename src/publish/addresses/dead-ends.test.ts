// Plants one dead address in a finished site, for each kind of place that addresses have, and expects it to be reported.
import { describe, expect, it } from 'vitest';
import {
  hero,
  pageWith,
  sentence,
  siteDocument,
  siteWith,
} from '../../../tests/support/documents/sites/small-site.ts';
import { placesAt } from '../../base/places.mjs';
import { listPublicFiles } from '../../document/files/public.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { joinedParts } from '../../draw/html/document.tsx';
import { drawPage } from '../../draw/html/draw-page.ts';
import { loadStyles } from '../../draw/html/styles.ts';
import { resolveSite } from '../../draw/resolve/resolve.ts';
import { asVisitorsSee } from '../../site/library/as-visitors-see.ts';
import { ENGINE_LOOK, type SiteLook } from '../../site/look/look.ts';
import { hostFiles } from '../host-files.ts';
import { listingOf, siteFiles } from '../site-files.ts';
import { deadEnds } from './dead-ends.ts';
import { addressesOn, usualOn } from './page-addresses.ts';
import { filesOf } from './page-files.ts';

const FILES = {
  'pages/_site.json': siteDocument({ articles: [{ folder: '/guides', text: 'Back to all', href: '/' }] }),
  'pages/index.json': pageWith({ title: 'Home of the site' }),
  'pages/draft.json': pageWith({ title: 'A draft', status: 'draft' }),
  'pages/faq.json': pageWith({
    title: 'Questions and answers',
    redirects: ['/questions'],
    blocks: [hero, { type: 'prose', id: 'costs', text: 'It costs what it costs.' }],
  }),
  'pages/news/one.json': pageWith({
    title: 'The first article',
    article: {
      id: 1,
      title: 'One',
      excerpt: 'A sentence of an excerpt.',
      date: '2025-05-26',
      category: 'Guides',
      image: { src: '/images/chart.svg', decorative: true },
    },
  }),
};
const STYLES = loadStyles(placesAt(process.cwd()), ENGINE_LOOK);
const ADDRESS = 'https://www.example.com';

type Planted = {
  /** The markup is put before this text on these pages. */
  before?: string;
  markup?: string;
  on?: string[];
  look?: Partial<SiteLook>;
  /** Replaces "from" with "to" in a file about the whole site. */
  file?: [name: string, from: string, to: string];
  files?: object;
};

function found({ before = '</main>', markup = '', on = ['/faq'], look, file, files }: Planted): Problem[] {
  const { library } = siteWith({ ...FILES, ...files });
  const site = resolveSite(library);
  const assets = {
    look: { ...ENGINE_LOOK, ...look },
    styles: STYLES,
    blockStyles: '/assets/blocks.css',
    loaders: { page: 'import(`/assets/app.js`)', livePage: '' },
  };
  const visible = asVisitorsSee(library);
  const drawn = visible.routes().flatMap(route => {
    const page = visible.page(route);
    return page ? [drawPage(page, { visible, site, assets })] : [];
  });
  const about = new Map([
    ...siteFiles(site, assets.look, drawn.map(listingOf)),
    ...hostFiles({}, visible),
    ['assets/blocks.css', '.a{color:red}'],
    ['assets/print.css', ''],
    ['assets/app.js', ''],
  ]);
  if (file) about.set(file[0], about.get(file[0])?.replace(file[1], file[2]) ?? '');
  const there = new Set([
    ...drawn.flatMap(({ page }) => Object.values(filesOf(page.route))),
    ...listPublicFiles(library.root).names,
    ...about.keys(),
  ]);
  const usual = usualOn({ site, assets });
  const pages = drawn.map(({ page, html }) =>
    addressesOn(
      { page, html: on.includes(page.route) ? [joinedParts(html).replace(before, markup + before)] : html },
      site,
      usual,
    ),
  );
  return deadEnds({ site, pages, usual, about }, name => there.has(name), library);
}

const said = (planted: Planted) => found(planted).map(problem => `${problem.file} ${sentence(problem)}`);

const PAGE = 'but there is no such page. Add the page, or change the link.';
const FILE = (name: string) =>
  `but there is no such file. Put it at pages/_public${name}, or name another one.`;
const PLACE = 'Give it to a block that shows it, or change the link.';

it('nothing is said of a site where everything leads somewhere', () => {
  expect(said({})).toEqual([]);
});

describe('an address that leads nowhere', () => {
  it.each<[kind: string, planted: Planted, sentence: string]>([
    [
      'of a link',
      { markup: '<a href="/nowhere">A</a>' },
      `pages/faq.json "/faq" leads to "/nowhere", ${PAGE}`,
    ],
    [
      'of a link to this site by its name',
      { markup: `<a href="${ADDRESS}/nowhere?a=b#c">A</a>` },
      `pages/faq.json "/faq" leads to "/nowhere", ${PAGE}`,
    ],
    [
      'of a link from the folder of the page',
      { markup: '<a href="two">A</a>', on: ['/news/one'] },
      `pages/news/one.json "/news/one" leads to "/news/two", ${PAGE}`,
    ],
    [
      'of a link with an ending',
      { markup: '<a href="/faq.html">A</a>' },
      `pages/faq.json "/faq" leads to "/faq.html", ${PAGE}`,
    ],
    [
      'of a link with a slash at its end',
      { markup: '<a href="/faq/">A</a>' },
      `pages/faq.json "/faq" leads to "/faq/", ${PAGE}`,
    ],
    [
      'that no browser can read',
      { markup: '<a href="https://[/">A</a>' },
      `pages/faq.json "/faq" leads to "https://[/", ${PAGE}`,
    ],
    [
      'of a link to a draft',
      { markup: '<a href="/draft">A</a>' },
      'pages/faq.json "/faq" leads to "/draft", which visitors do not see. Publish that page, or change the link.',
    ],
    [
      'of a place on the page',
      { markup: '<a href="#none">A</a>' },
      `pages/faq.json "/faq" leads to "#none", but nothing there has this id. ${PLACE}`,
    ],
    [
      'of a place on another page',
      { markup: '<a href="/faq#none">A</a>', on: ['/'] },
      `pages/index.json "/" leads to "/faq#none", but nothing on "/faq" has this id. ${PLACE}`,
    ],
    [
      'of a place behind an old address',
      { markup: '<a href="/questions#none">A</a>', on: ['/'] },
      `pages/index.json "/" leads to "/questions#none", but nothing on "/questions" has this id. ${PLACE}`,
    ],
    [
      'of a link that has none',
      { markup: '<a href="#">A</a>' },
      'pages/faq.json "/faq" shows a link or picture without an address. Give it one, or take it out.',
    ],
    [
      'of a picture',
      { markup: '<img src="/images/none.png" alt="">' },
      `pages/faq.json "/faq" names "/images/none.png", ${FILE('/images/none.png')}`,
    ],
    [
      'of a picture that has none',
      { markup: '<img src="" alt="">' },
      'pages/faq.json "/faq" shows a link or picture without an address. Give it one, or take it out.',
    ],
    [
      'of a picture in one of its sizes',
      { markup: '<img src="/images/social.png" srcset="/images/social.png 1x, /images/none.png 2x" alt="">' },
      `pages/faq.json "/faq" names "/images/none.png", ${FILE('/images/none.png')}`,
    ],
    [
      'of a picture, with letters that are written otherwise',
      { markup: '<img src="/images/caf%C3%A9%20%26.png" alt="">' },
      `pages/faq.json "/faq" names "/images/café &.png", ${FILE('/images/café &.png')}`,
    ],
    [
      'of a file of the host',
      { markup: '<a href="/_headers">A</a>' },
      `pages/faq.json "/faq" leads to "/_headers", ${PAGE}`,
    ],
    [
      'of a preload',
      { before: '</head>', markup: '<link rel="preload" href="/fonts/none.woff2" as="font">' },
      `pages/faq.json "/faq" names "/fonts/none.woff2", ${FILE('/fonts/none.woff2')}`,
    ],
    [
      'of a canonical page',
      { before: '</head>', markup: `<link rel="canonical" href="${ADDRESS}/nowhere">` },
      `pages/faq.json "/faq" leads to "/nowhere", ${PAGE}`,
    ],
    [
      'of a picture for other sites',
      { before: '</head>', markup: `<meta name="twitter:image" content="${ADDRESS}/none.png">` },
      `pages/faq.json "/faq" names "/none.png", ${FILE('/none.png')}`,
    ],
    [
      'of structured data',
      {
        before: '</head>',
        markup: `<script type="application/ld+json">{"item":"${ADDRESS}/nowhere"}</script>`,
      },
      `pages/faq.json "/faq" leads to "/nowhere", ${PAGE}`,
    ],
    [
      'of styles',
      { before: '</head>', markup: '<style>p{background:url(/none.svg)}</style>' },
      `pages/faq.json "/faq" names "/none.svg", ${FILE('/none.svg')}`,
    ],
    [
      'of a search',
      { markup: '<form action="/find"></form>' },
      `pages/faq.json "/faq" leads to "/find", ${PAGE}`,
    ],
    [
      'of an icon of every page',
      { look: { hasTouchIcon: true } },
      `pages/_site.json Every page names "/icons/apple-touch-icon.png", ${FILE('/icons/apple-touch-icon.png')}`,
    ],
    [
      'of a typeface of every page',
      { look: { faces: { css: '', rareCss: '', preloads: ['/fonts/none.woff2'] } } },
      `pages/_site.json Every page names "/fonts/none.woff2", ${FILE('/fonts/none.woff2')}`,
    ],
    [
      'of an icon of the manifest',
      { look: { icons: [{ src: '/icons/192.png', size: 192, isMaskable: false }] } },
      `manifest.webmanifest manifest.webmanifest names "/icons/192.png", ${FILE('/icons/192.png')}`,
    ],
    [
      'of an entry of the feed',
      { file: ['feed.xml', '/news/one"', '/news/two"'] },
      `feed.xml feed.xml leads to "/news/two", ${PAGE}`,
    ],
    [
      'of an entry of the sitemap',
      { file: ['sitemap.xml', '/faq<', '/fax<'] },
      `sitemap.xml sitemap.xml leads to "/fax", ${PAGE}`,
    ],
    [
      'of the sitemap',
      { file: ['robots.txt', '/sitemap.xml', '/map.xml'] },
      `robots.txt robots.txt names "/map.xml", ${FILE('/map.xml')}`,
    ],
    [
      'of an old address',
      { file: ['_redirects', '/faq', '/fax'] },
      `_redirects _redirects leads to "/fax", ${PAGE}`,
    ],
    [
      'of the styles of all blocks',
      { file: ['assets/blocks.css', '.a', '.b{background:url(/none.svg)}'] },
      `assets/blocks.css assets/blocks.css names "/none.svg", ${FILE('/none.svg')}`,
    ],
  ])('%s', (_, planted, sentence) => {
    expect(said(planted)).toEqual([sentence]);
  });

  it('is said once for all pages, and where nothing of it is there its places need no sentence', () => {
    const markup = '<a href="/nowhere">A</a><a href="/nowhere#a">B</a><a href="#none">C</a>';
    expect(said({ markup, on: ['/', '/faq', '/news/one'] })).toEqual([
      `pages/index.json "/" and 2 other pages lead to "#none", but nothing there has this id. ${PLACE}`,
      `pages/index.json "/" and 2 other pages lead to "/nowhere", ${PAGE}`,
    ]);
  });

  it('is said at the line that names it', () => {
    const blocks = [hero, { type: 'prose', text: ['See /nowhere-else.', 'See /nowhere too.'] }];
    const [problem] = found({
      files: { 'pages/faq.json': pageWith({ title: 'Questions', blocks }) },
      markup: '<a href="/nowhere">A</a>',
    });
    expect(problem).toMatchObject({ file: 'pages/faq.json', line: 14, column: 14 });
  });
});

describe('an address that leads somewhere', () => {
  it.each([
    ['a page, with a question', '<a href="/faq?a=b">'],
    ['the home page', `<a href="${ADDRESS}">`],
    ['a place on the page', '<a href="#costs">'],
    ['a place that every page has', '<a href="/faq#main"><a href="/#main"><a href="#top">'],
    ['an old address, and a place behind it', '<a href="/questions"><a href="/questions#costs">'],
    ['a part of a drawing', '<img src="/images/chart.svg#svgView(viewBox(0,0,4,3))">'],
    ['the content of a page', '<a href="/faq.json">'],
    [
      'another site',
      '<a href="https://www.example.com.au/x"><a href="//elsewhere.example"><a href="mailto:a@b.example">',
    ],
    ['what stands in the address itself', '<img src="data:image/png;base64,AAAA">'],
    ['whoever answers a POST', '<form method="post" action="/send"></form>'],
  ])('%s', (_, markup) => {
    expect(said({ markup })).toEqual([]);
  });
});
