// What the check says about a site's look, and what pages get from it.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Files, siteDocument, siteWith } from '../../../tests/support/documents/sites/small-site.ts';
import { placesAt } from '../../base/places.mjs';
import { quoted } from '../../base/words.ts';
import { lookReference } from '../../change/editor/references/look.ts';
import { headingFaces } from '../../draw/html/heading-faces.ts';
import { fontPreloads, iconLinks, themeColours } from '../../draw/html/look-markup.ts';
import { loadStyle } from '../../draw/html/styles.ts';
import { resolveSite } from '../../draw/resolve/resolve.ts';
import { siteFiles } from '../../publish/site-files.ts';
import { colourOf, hexOf } from './colour.ts';
import { contrastProblems } from './contrast.ts';
import { readLogo } from './logo.ts';
import { readLook } from './look.ts';
import { ENGINE_VALUES, PAIRS, TOKENS } from './tokens.ts';
import { readValues } from './values.ts';

const TOKENS_FILE = 'pages/_look/tokens.css';
const FONTS_FILE = 'pages/_look/fonts.css';
const EXTRA_FILE = 'pages/_look/extra.css';
const LOGO_FILE = 'pages/_look/logo.svg';

const ONLY_TOKENS =
  'Only tokens stand in this file, in ":root { … }" and for the dark in "@media (prefers-color-scheme: dark) { :root { … } }". Everything else has its place in pages/_look/extra.css.';
const NO_CSS =
  'No browser can read this. Look for a colon, semicolon or bracket here that is missing or one too many.';

const ICON = (size: number) => readFileSync(`pages/_public/icons/icon-${size}.png`);

/** One face in three files, as most web typefaces are delivered. */
const SPLIT_FACES: Files = {
  [FONTS_FILE]: ['latin: U+0-FF, U+131', 'latin-ext: U+100-2BA', 'cyrillic: U+400-4FF']
    .map(file => file.split(': '))
    .map(
      ([name, range]) =>
        `@font-face { font-family: A; src: url(/fonts/${name}.woff2); font-display: optional; unicode-range: ${range} }`,
    )
    .join('\n'),
  'pages/_public/fonts/latin.woff2': Buffer.alloc(40_000),
  'pages/_public/fonts/latin-ext.woff2': Buffer.alloc(40_000),
  'pages/_public/fonts/cyrillic.woff2': Buffer.alloc(40_000),
};

function saidOf(files: Files): string[] {
  return siteWith(files)
    .problems()
    .map(({ file, line, column, level, message }) => {
      return `${file}:${line}:${column}  ${level === 'warning' ? '(warning) ' : ''}${message}`;
    });
}

describe('what a sheet of the site takes from elsewhere is refused at its place:', () => {
  const ELSEWHERE =
    'is not a file of this site. Put the file into pages/_public and write its address from there, such as "/fonts/name.woff2".';

  it.each([
    ['a { background: url(https://e.example/a.png) }', '1:17', 'https://e.example/a.png'],
    ['a {\n  background: image-set("https://e.example/a.png" 1x) }', '2:26', 'https://e.example/a.png'],
    ['a { background: -webkit-image-set("//e.example/a.png" 1x) }', '1:36', '//e.example/a.png'],
    ['a { --x: IMAGE-SET("https://e.example/a.png" 1x) }', '1:21', 'https://e.example/a.png'],
    ['a { background: \\69mage-set("https\\3a //e.example" 1x) }', '1:1', 'https://e.example'],
    ['a { background: cross-fade("https://e.example", red) }', '1:29', 'https://e.example'],
    ['a { background: src("https://e.example") }', '1:22', 'https://e.example'],
    [
      '@property --x { syntax: "<image>"; inherits: false; initial-value: url("//e.example") }',
      '1:73',
      '//e.example',
    ],
    ['a { background: url("/images/../../../secret.png") }', '1:17', '/images/../../../secret.png'],
    ['a { background: url("/images/%2e%2e/secret.png") }', '1:17', '/images/%2e%2e/secret.png'],
    ['a { background: url("/\\\\e.example/a.png") }', '1:17', '/\\e.example/a.png'],
    ['a { background: url("/\\9/e.example/a.png") }', '1:17', '/\t/e.example/a.png'],
  ])('%s', (css, place, address) => {
    expect(saidOf({ [EXTRA_FILE]: css })).toEqual([
      `${EXTRA_FILE}:${place}  ${quoted(address)} ${ELSEWHERE}`,
    ]);
  });

  it.each([
    '@import "/a.css";',
    '@\\69mport url(https://e.example/a.css);',
    '@layer x;\n@import "a.css" layer(x);',
  ])('%s', css => {
    expect(saidOf({ [EXTRA_FILE]: css })).toEqual([
      `${EXTRA_FILE}:${css.split('\n').length}:1  Styles of another file are not taken in. Write the rules themselves here.`,
    ]);
  });

  it('and nothing else: texts, kinds of pictures and files of the site', () => {
    const css =
      'a::before { content: "https://e.example"; background: image-set("/images/a-b.svg" type("image/svg+xml")) }';
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';
    expect(saidOf({ [EXTRA_FILE]: css, 'pages/_public/images/a-b.svg': drawing })).toEqual([]);
  });
});

describe('the check says of a look', () => {
  it.each<{ name: string; files: Files; says: string[] }>([
    {
      name: 'nothing where there is none',
      files: {},
      says: [],
    },
    {
      name: 'nothing where it is one line',
      files: { [TOKENS_FILE]: ':root { --accent: #8a1c5c }' },
      says: [],
    },
    {
      name: 'a token that does not exist, and which was meant',
      files: { [TOKENS_FILE]: '/* --none: 1; */\n:root {\n  --acent: #8a1c5c;\n  --zebra: 1;\n}' },
      says: [
        `${TOKENS_FILE}:3:3  "--acent" is not a token. Did you mean "--accent"?`,
        `${TOKENS_FILE}:4:3  "--zebra" is not a token. "Your look" in the engine's docs lists them.`,
      ],
    },
    {
      name: 'values that are none of their kind, each in its place',
      files: {
        [TOKENS_FILE]:
          ':root {\n  --paper: 12px; --ink: var(--inc);\n  --mute: #55637a80;\n  --radius: red;\n  --t-0: big;\n  --trail: wavy;\n  --font-text: 12px;\n}',
      },
      says: [
        `${TOKENS_FILE}:2:3  "12px" is no colour for --paper. Write one that covers what lies behind it, such as "#1a365d".`,
        `${TOKENS_FILE}:2:18  "var(--inc)" is no colour for --ink. Write one that covers what lies behind it, such as "#1a365d".`,
        `${TOKENS_FILE}:3:3  "#55637a80" is no colour for --mute. Write one that covers what lies behind it, such as "#1a365d".`,
        `${TOKENS_FILE}:4:3  "red" is no length for --radius. Write one such as "1.5rem".`,
        `${TOKENS_FILE}:5:3  "big" is no length for --t-0. Write one such as "1.5rem".`,
        `${TOKENS_FILE}:6:3  "wavy" is no value for --trail. Write one such as "solid".`,
        `${TOKENS_FILE}:7:3  "12px" is no list of typefaces. Write one such as "Georgia, serif".`,
      ],
    },
    {
      name: 'tokens that name one another in a circle',
      files: { [TOKENS_FILE]: ':root { --ink: var(--text); --text: var(--ink) }' },
      says: [
        `${TOKENS_FILE}:1:9  "var(--text)" is no colour for --ink. Write one that covers what lies behind it, such as "#1a365d".`,
        `${TOKENS_FILE}:1:29  "var(--ink)" is no colour for --text. Write one that covers what lies behind it, such as "#1a365d".`,
      ],
    },
    {
      name: 'a semicolon that is missing',
      files: { [TOKENS_FILE]: ':root {\n  --ink: #111\n  --text: #222;\n}' },
      says: [
        `${TOKENS_FILE}:2:3  "#111\ufffd  --text: #222" is no value for --ink. Is a semicolon missing at its end?`,
      ],
    },
    {
      name: 'words that are too faint, in the scheme and at the line that say so',
      files: {
        [TOKENS_FILE]:
          ':root { --mute: #999 }\n@media (prefers-color-scheme: dark) {\n  :root {\n    --field: #333;\n  }\n}',
      },
      says: [
        `${TOKENS_FILE}:1:9  --mute on --paper-brand has a contrast of 2.5 in the light scheme, and words need 4.5. "#6b6b6b" would do for --mute.`,
        `${TOKENS_FILE}:4:5  --field on --paper-brand has a contrast of 1.1 in the dark scheme, and lines and signs need 3. "#757575" would do for --field.`,
      ],
    },
    {
      name: 'a colour that is too faint wherever it goes once, at its own line, with one that would do',
      files: {
        [TOKENS_FILE]:
          ':root {\n  --accent: #f0b090;\n  --paper: #fffaf3;\n  --paper-tint: #f6ecdf;\n  --highlight: #2f5d50;\n}',
      },
      says: [
        `${TOKENS_FILE}:2:3  --accent on --paper-tint has a contrast of 1.58 in the light scheme, and words need 4.5. --button and --highlight-line follow --accent. "#b14b18" would do for --accent.`,
        `${TOKENS_FILE}:5:3  --highlight on --paper-brand has a contrast of 1.83 in the dark scheme, and words need 4.5. Give --highlight another value for the dark, in a line of its own there.`,
      ],
    },
    {
      name: 'a paper that is too dark at its line, and two that no one colour parts',
      files: { [TOKENS_FILE]: ':root {\n  --card: #888;\n  --bar: #777;\n  --on-bar: #777;\n}' },
      says: [
        `${TOKENS_FILE}:2:3  --rule on --card has a contrast of 1.15 in the light scheme, and lines and signs need 3. "#dfdfdf" would do for --card.`,
        `${TOKENS_FILE}:4:3  --on-bar on --bar has a contrast of 1 in the light scheme, and words need 4.5. Bring the two further apart.`,
      ],
    },
    {
      name: 'a slip in the name of a token once, however many others take it',
      files: {
        [TOKENS_FILE]:
          ':root {\n  --papr-tint: #f6ecdf;\n  --edge: linear-gradient(var(--accent), var( --papr-tint));\n}',
      },
      says: [`${TOKENS_FILE}:2:3  "--papr-tint" is not a token. Did you mean "--paper-tint"?`],
    },
    {
      name: 'what is no token',
      files: {
        [TOKENS_FILE]: 'body { margin: 0 }\n:root { color: red }\n@media print { :root { --ink: #000 } }',
      },
      says: [1, 2, 3].map(line => `${TOKENS_FILE}:${line}:1  ${ONLY_TOKENS}`),
    },
    {
      name: 'a sheet that is not CSS',
      files: { [TOKENS_FILE]: ':root {\n  --ink #111;\n}', [EXTRA_FILE]: '.hero { color: red } }' },
      says: [`${EXTRA_FILE}:1:23  ${NO_CSS}`, `${TOKENS_FILE}:2:8  ${NO_CSS}`],
    },
    {
      name: 'a typeface that is not there, one of another site, and what is no typeface',
      files: {
        [FONTS_FILE]:
          '@font-face { font-family: A; src: url(/fonts/a.woff2); font-display: optional }\n@font-face {\n  font-family: B;\n  src: url(https://fonts.example.com/b.woff2);\n  font-display: optional;\n}\np { color: red }',
      },
      says: [
        `${FONTS_FILE}:1:35  "/fonts/a.woff2" is not there. Put the file at pages/_public/fonts/a.woff2.`,
        `${FONTS_FILE}:4:8  "https://fonts.example.com/b.woff2" is not a file of this site. Put the file into pages/_public and write its address from there, such as "/fonts/name.woff2".`,
        `${FONTS_FILE}:7:1  Only "@font-face" stands in this file. Everything else has its place in pages/_look/extra.css.`,
      ],
    },
    {
      name: 'typefaces that weigh too much',
      files: {
        [FONTS_FILE]: '@font-face { font-family: A; src: url(/fonts/a.woff2); font-display: optional }',
        'pages/_public/fonts/a.woff2': Buffer.alloc(90_000),
      },
      says: [
        `${FONTS_FILE}:1:1  (warning) Every visitor fetches 90 kB of typefaces before the first page is whole. Keep it below 60 kB: leave out letters that no page has, or a face.`,
      ],
    },
    {
      name: 'letters of the language in several files, which may come one without the other, and weigh too much together',
      files: { ...SPLIT_FACES, 'pages/_site.json': siteDocument({ language: 'pl' }) },
      says: [
        `${FONTS_FILE}:1:1  (warning) Every visitor fetches 80 kB of typefaces before the first page is whole. Keep it below 60 kB: leave out letters that no page has, or a face.`,
        `${FONTS_FILE}:1:1  (warning) The letters of this site's language stand in more than one file of "A", and where one comes in time and another does not, words are in two typefaces. Use one file that holds them all, with their ranges joined.`,
      ],
    },
    {
      name: 'nothing of files whose letters are not those of the language',
      files: SPLIT_FACES,
      says: [],
    },
    {
      name: 'a typeface that would come while somebody reads',
      files: {
        [FONTS_FILE]: '@font-face { font-family: A; src: url(/fonts/a.woff2); font-display: swap }',
        'pages/_public/fonts/a.woff2': 'font',
      },
      says: [
        `${FONTS_FILE}:1:1  (warning) A face that comes late would move what is being read. Write "font-display: optional" into it, so that it waits for the next page.`,
      ],
    },
    {
      name: 'a file that is no part of it',
      files: { 'pages/_look/token.css': '', 'pages/_look/notes.txt': '', 'pages/_look/.DS_Store': '' },
      says: [
        'pages/_look/notes.txt:1:1  (warning) This is no part of a look. It is made of "tokens.css", "fonts.css", "extra.css", "logo.svg" and "icons".',
        'pages/_look/token.css:1:1  (warning) This is no part of a look. Did you mean "tokens.css"?',
      ],
    },
    {
      name: 'a logo that cannot be drawn inside a page',
      files: {
        [LOGO_FILE]:
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<script>alert(1)</script></svg>',
      },
      says: [
        `${LOGO_FILE}:2:1  "script" cannot be drawn inside a page. A logo is made of g, path, circle, ellipse, rect, line, polyline, polygon.`,
      ],
    },
    {
      name: 'words in it',
      files: { [LOGO_FILE]: '<svg viewBox="0 0 9 9"><g>\n  Oak</g></svg>' },
      says: [`${LOGO_FILE}:2:3  Only shapes can be drawn inside a page. Take this out of the logo.`],
    },
    {
      name: 'a shape of it that listens',
      files: { [LOGO_FILE]: '<svg viewBox="0 0 9 9"><path d="M0 0h9" onclick="x()"/></svg>' },
      says: [
        `${LOGO_FILE}:1:41  A shape of the logo cannot have "onclick". It says where it stands and how it looks in "d", "transform", "fill", "stroke" and their like alone. Take it out.`,
      ],
    },
    {
      name: 'a name in it that only web pages know',
      files: { [LOGO_FILE]: '<svg viewBox="0 0 9 9"><path d="M0 0h9" fill="url&lpar;#a)"/></svg>' },
      says: [
        `${LOGO_FILE}:1:50  This logo holds "&lpar;", a name that XML does not have (write the sign itself or its number: "&#160;" for "&nbsp;").`,
      ],
    },
    {
      name: 'something in it that is no shape',
      files: { [LOGO_FILE]: '<svg viewBox="0 0 9 9"><image width="9"/></svg>' },
      says: [
        `${LOGO_FILE}:1:24  "image" cannot be drawn inside a page. A logo is made of g, path, circle, ellipse, rect, line, polyline, polygon.`,
      ],
    },
    {
      name: 'icons that are not square, or that phones miss',
      files: {
        'pages/_public/icons/icon-192.png': ICON(192),
        'pages/_public/icons/icon-wide.png': readFileSync('pages/_public/images/social.png'),
      },
      says: [
        'pages/_public/icons/icon-512.png:1:1  (warning) No icon has 512 by 512 pixels, which phones ask for. Put one here.',
        expect.stringMatching(
          /^pages\/_public\/icons\/icon-wide\.png:1:1 {2}This icon is \d+ pixels wide and \d+ high\. Make it square\.$/,
        ),
      ],
    },
  ])('$name', ({ files, says }) => {
    expect(saidOf(files)).toEqual(says);
  });
});

/** Each as a browser would take it in a page, where capitals make no difference. */
const NO_LOOKS = [
  ...[
    'onclick="x()"',
    'ONCLICK="x()"',
    'onLoad="x()"',
    "on\nclick='x()'",
    'style="fill:red"',
    'STYLE="fill:red"',
  ],
  ...['href="#a"', 'HREF="/a"', 'xlink:href="#a"', 'id="a"', 'ID="a"', 'class="hero"', 'CLASS="hero"'],
  ...[
    'mask="url(https://e.example/a)"',
    'filter="url(#a)"',
    'cursor="pointer"',
    'data-live="x"',
    'tabindex="0"',
  ],
  ...['fill="url(https://e.example/a)"', 'fill="url( #a)"', 'FILL="red"', 'fill="u\\72l(//e.example)"'],
  ...[
    'fill="&quot;>"',
    "stroke='a\"b'",
    'fill="red;"',
    'clip-path="url(#a) url(b.svg#c)"',
    'fill=red',
    'role="x"',
  ],
];

it.each(NO_LOOKS)('a shape of a logo with %s is refused, and drawn in no page', attribute => {
  const text = `<svg viewBox="0 0 9 9"><path ${attribute} d="M0 0h9"/></svg>`;
  const { read, problems } = readLogo({ file: LOGO_FILE, text });
  expect(read).toBeUndefined();
  const [name = ''] = /^[^=\s]+/.exec(attribute) ?? [];
  if (/^[^=\s]+=["']/.test(attribute)) expect(problems[0]?.message).toContain(`"${name}"`);
  expect(problems).toHaveLength(1);
});

it('one line with any colour that can be read on light paper is enough, in the dark too', () => {
  const parts = ['00', '33', '66', '99', 'cc', 'ff'];
  const accents = parts.flatMap(r => parts.flatMap(g => parts.map(b => `#${r}${g}${b}`)));
  const said = accents.map(accent => {
    const source = { file: TOKENS_FILE, text: `:root { --accent: ${accent} }` };
    const { read } = readValues(source);
    return read ? contrastProblems(read, source).map(({ message }) => message) : ['not read'];
  });
  const isOfAccent = (message: string) => /^--(accent|button|highlight)\S* on .* light scheme/.test(message);
  const readable = said.filter(messages => !messages.some(isOfAccent));
  expect(readable.length).toBeGreaterThan(50);
  expect(readable.flat()).toEqual([]);
  expect(said.flat().filter(message => message.includes('in the dark scheme'))).toEqual([]);
});

it.each([
  ['color(srgb 1.2 0 0)', '#ff0000'],
  ['color(srgb -0.2 0.4 1.3)', '#0066ff'],
  ['color(display-p3 0 1 0)', '#00ff00'],
  ['oklch(50% 0.26 206)', '#0081aa'],
  ['oklch(50% 0.04 206)', '#486a6e'],
  ['lab(50% 100 20)', '#ff005d'],
  ['hsl(120 50% 40%)', '#339933'],
])('what lies beyond the colours of a screen is cut off, as browsers do: %s', (written, shown) => {
  const colour = colourOf(written, {});
  expect(colour && hexOf(colour)).toBe(shown);
});

it('words in a colour that no screen shows are measured as they are seen', () => {
  const [said] = saidOf({ [TOKENS_FILE]: ':root { --accent: oklch(50% 0.26 206) }' });
  expect(said).toContain('--accent on --paper-brand has a contrast of 3.9 in the light scheme');
});

it('each look that the reference shows keeps what it promises', () => {
  const shown = [...lookReference().matchAll(/```css\n(.+?)```/gs)].map(([, css = '']) => css);
  expect(shown.length).toBe(3);
  expect(shown.flatMap(css => saidOf({ [TOKENS_FILE]: css }))).toEqual([]);
});

describe('a page is given', () => {
  const given = (files: Files) => {
    const { library } = siteWith(files);
    const { look } = library.look();
    const { css } = loadStyle(placesAt(process.cwd()), look, 'base');
    const about = siteFiles(resolveSite(library), look, []);
    return { look, css, about, head: [themeColours(look), iconLinks(look), fontPreloads(look)].join('\n') };
  };

  it('the look of the engine, which keeps its own promises, where the site has none', () => {
    const { css, head, about } = given({});
    expect(css).toContain(`--accent:${TOKENS.accent?.light}`);
    expect(css).not.toContain('@font-face');
    expect(head).not.toContain('preload');
    expect(head).not.toContain('/icons/');
    expect(about.get('favicon.svg')).toContain(`fill="${TOKENS.accent?.light}"`);
    expect(JSON.parse(about.get('manifest.webmanifest') ?? '').icons).toEqual([
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ]);
  });

  it('another brand colour by one line, made lighter for the dark', () => {
    const { css } = given({ [TOKENS_FILE]: ':root { --accent: #8a1c5c }' });
    const [light = '', dark = ''] = css.split('prefers-color-scheme:dark');
    expect(light).toContain('--accent:#8a1c5c');
    expect(dark).toMatch(/--accent:#[c-f][0-9a-f]{5}/);
  });

  it("the engine's dark colours where a site gives light ones alone", () => {
    const { css } = given({ [TOKENS_FILE]: ':root { --paper: #fffdf5; --bar: #402030 }' });
    expect(css).toContain('--paper:#fffdf5');
    expect(css).toContain(`--paper:${TOKENS.paper?.dark}`);
  });

  it("the colour of the browser's bar and of the manifest from the same line as the strip's", () => {
    const { head, about } = given({
      [TOKENS_FILE]:
        ':root { --bar: rgb(26 54 93); --paper: hsl(0 0% 98%) } @media (prefers-color-scheme: dark) { :root { --bar: var(--paper-dark) } }',
    });
    expect(head).toContain(
      '<meta name="theme-color" content="#1a365d" media="(prefers-color-scheme: light)">',
    );
    expect(head).toContain(`content="${TOKENS['paper-dark']?.dark}" media="(prefers-color-scheme: dark)"`);
    const manifest = JSON.parse(about.get('manifest.webmanifest') ?? '');
    expect(manifest).toMatchObject({ theme_color: '#1a365d', background_color: '#fafafa' });
  });

  it('preloads of the faces that every page needs, and no others', () => {
    const face = (name: string, rest = '') =>
      `@font-face { font-family: A; src: url(/fonts/${name}.woff2)${rest} }`;
    const files = ['a', 'b', 'c'].map(name => [`pages/_public/fonts/${name}.woff2`, 'font']);
    const { head, look, css } = given({
      ...Object.fromEntries(files),
      [FONTS_FILE]: [
        face('a'),
        face('b', '; unicode-range: U+22-25, U+E9'),
        face('c', '; unicode-range: U+C0-17F'),
        '@font-face { font-family: "A stand-in"; src: local("Georgia") }',
      ].join('\n'),
    });
    expect(head.match(/\/fonts\/\w/g)).toEqual(['/fonts/a']);
    expect(css).toContain('/fonts/b.woff2');
    expect(css).not.toContain('/fonts/c.woff2');
    expect(loadStyle(placesAt(process.cwd()), look, 'accents').letters?.test('Māori')).toBe(true);
  });

  it('every file with letters of its language from the start, others only where a page holds one of theirs', () => {
    const polish = given({ ...SPLIT_FACES, 'pages/_site.json': siteDocument({ language: 'pl' }) });
    expect(polish.head.match(/\/fonts\/[\w-]+/g)).toEqual(['/fonts/latin', '/fonts/latin-ext']);
    expect(polish.css).toContain('/fonts/latin-ext.woff2');
    expect(polish.css).not.toContain('/fonts/cyrillic.woff2');
    const english = given(SPLIT_FACES);
    expect(english.head.match(/\/fonts\/[\w-]+/g)).toEqual(['/fonts/latin']);
    expect(english.css).not.toContain('/fonts/latin-ext.woff2');
    const { letters } = loadStyle(placesAt(process.cwd()), polish.look, 'accents');
    expect(['Привет', 'Cześć', 'Hello'].map(text => letters?.test(text))).toEqual([true, false, false]);
  });

  it("the site's own rules in a layer after all others", () => {
    const { css } = given({ [EXTRA_FILE]: '.hero::after { color: red; content: "</style>" }' });
    expect(css).toMatch(/@layer look\{\.hero:after\{color:red;content:"<\\\/style>"\}\}$/);
  });

  it('a logo as shapes alone, without what drawing programs write around them', () => {
    const { look } = given({
      [LOGO_FILE]:
        '<?xml version="1.0"?>\n<!-- Drawn --><svg xmlns="http://www.w3.org/2000/svg" width="9" viewBox="0 0 9 9">\n  <path d="M0 0h9" />\n  <g fill="none"><circle r="1"></circle></g>\n</svg>\n',
    });
    expect(look.logo).toEqual({
      viewBox: '0 0 9 9',
      shapes: '<path d="M0 0h9"/><g fill="none"><circle r="1"></circle></g>',
    });
  });

  it('a logo that says how it looks in every way that shapes have', () => {
    const shapes =
      '<g fill="none" stroke="color(display-p3 1 0 0 / 0.5)" stroke-width=".5" stroke-linejoin="round" clip-path="url(#a)"><path fill-rule="evenodd" transform="matrix(1,0,0,1,-2,3e1) rotate(5)" stroke-dasharray="1 2" stroke-miterlimit="4" opacity="50%" d="M0 0&#10;h9z"/><rect x="1" y="1" width="2" height="2" rx="1" pathLength="1" paint-order="stroke" fill="var(--accent)"/></g>';
    const { look } = given({ [LOGO_FILE]: `<svg id="a" style="" viewBox="0 0 9 9">${shapes}</svg>` });
    expect(look.logo?.shapes).toBe(shapes.replace('&#10;', '\n'));
  });

  it('icons with the sizes that they have', () => {
    const { head, about } = given({
      'pages/_public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'pages/_public/icons/a.png': ICON(192),
      'pages/_public/icons/b-maskable.png': ICON(512),
      'pages/_public/icons/apple-touch-icon.png': readFileSync('pages/_public/icons/apple-touch-icon.png'),
    });
    expect(head).toContain('href="/icons/apple-touch-icon.png"');
    expect(about.has('favicon.svg')).toBe(false);
    expect(JSON.parse(about.get('manifest.webmanifest') ?? '').icons).toEqual([
      { src: '/icons/a.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/b-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ]);
  });
});

describe('the list of tokens', () => {
  it('is where every sheet of the engine finds what it names', () => {
    const { css } = loadStyle(placesAt(process.cwd()), readLook('.').look, 'base');
    for (const name of Object.keys(TOKENS)) expect(css).toContain(`--${name}:`);
  });

  it('has every token that has to be told apart', () => {
    const names = PAIRS.flatMap(({ token, on }) => [token, ...on]);
    expect(names.filter(name => ENGINE_VALUES.light[name] === undefined)).toEqual([]);
  });
});

describe('the face that headings alone are set in', () => {
  const FACE = (family: string, more = '') =>
    `@font-face { font-family: ${family}; src: url(/fonts/${family}.woff2); font-display: optional; ${more} }`;
  const facesOf = (heading: string, text: string) =>
    headingFaces(
      siteWith({
        [TOKENS_FILE]: `:root { --font-heading: ${heading}, serif; --font-text: ${text}, sans-serif }`,
        [FONTS_FILE]: `${FACE('A', 'font-weight: 300 700')}\n${FACE('B')}\n${FACE('B', 'font-style: italic')}`,
        'pages/_public/fonts/A.woff2': Buffer.alloc(10_000),
        'pages/_public/fonts/B.woff2': Buffer.alloc(10_000),
      }).library.look().look,
    );

  it('is handed to a script with its weights, upright alone', () => {
    expect(facesOf('"B"', 'A')).toEqual([['B', 'url(/fonts/B.woff2)']]);
    expect(facesOf('A', 'B')).toEqual([['A', 'url(/fonts/A.woff2)', { weight: '300 700' }]]);
  });

  it('is none where texts have it too, or where it is no file of the site', () => {
    expect(facesOf('A', 'A')).toEqual([]);
    expect(facesOf('Georgia', 'A')).toEqual([]);
  });
});
