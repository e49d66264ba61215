// Turns the style sources and the site's look into minified sheets. Every page gets "base". The other sheets are named after a
// class and go to pages that use it. Of all these, a page holds the rules for what is on it (page-rules.ts). One style element
// holds them, so that its policy names one hash.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserslistToTargets, Features, transform } from 'lightningcss';

import { Failure } from '../../base/failure.ts';
import type { Sides } from '../../base/places.mjs';
import { quoted } from '../../base/words.ts';
import type { Source } from '../../document/problem/document.ts';
import { blockHomes } from '../../document/schema/switch.mjs';
import { lettersIn } from '../../site/look/letters.ts';
import { LOOK_FILES, type SiteLook } from '../../site/look/look.ts';
import { namedIn, type PageMarks, type PageRules, readRules, rulesOn } from './page-rules.ts';
import { policyMeta, STYLE_KEY, stylePolicy } from './policy.ts';
import { withoutPrint } from './print-styles.ts';
import { tokenSheet } from './token-sheet.ts';

/** "css" is for screens, "print" for paper. If the markup matches "letters", a page needs the sheet. */
export type StyleSheet = { name: string; css: string; print: string; letters?: RegExp };
export type StyleSheets = Map<string, StyleSheet>;

const PARTS = 'src/draw/styles/parts';
const TARGETS = browserslistToTargets(['chrome 111', 'firefox 114', 'safari 16.4', 'ios_saf 16.4']);

/** Sheets that were made before, each with the text that it was made from. */
export type KeptSheets = Map<string, { text: string; sheet: StyleSheet }>;

/** Makes only those sheets anew whose text is not the one that is kept. */
export function loadStyles(sides: Sides, look: SiteLook, kept: KeptSheets = new Map()): StyleSheets {
  return new Map([...sheetParts(sides, look)].map(([name, parts]) => [name, loadSheet(name, parts, kept)]));
}

export function loadStyle(sides: Sides, look: SiteLook, name: string): StyleSheet {
  return loadSheet(name, sheetParts(sides, look).get(name) ?? []);
}

/** The sheet that a source file belongs to. Files for every page belong to "base"; any other is named after its class. */
export function sheetOf(file: string): string | undefined {
  const [, block, part] =
    /^(?:blocks\/([^/]+)|src\/draw\/styles(?:\/parts)?)\/([^/]+)\.css$/.exec(file) ?? [];
  if (block && part === 'style') return block;
  return block || file.startsWith(PARTS) ? part : part && 'base';
}

/** A file of the engine or the site, or text made from the site's look. */
type Part = StyleFile | Source;

/** In cascade order: a block's own sheet comes before the sheets of its variants. */
function sheetParts(sides: Sides, look: SiteLook): Map<string, Part[]> {
  const { engine } = sides;
  const files = [
    ...cssIn(engine, PARTS),
    ...blockHomes(sides).flatMap(({ type, home }) => [
      { home, file: `blocks/${type}/style.css` },
      ...cssIn(home, `blocks/${type}`),
    ]),
  ];
  return new Map([
    ['base', baseParts(engine, look)],
    ['accents', [{ file: LOOK_FILES.faces, text: look.faces.rareCss }]],
    ...files.map((style): [string, Part[]] => [sheetOf(style.file) ?? style.file, [style]]),
  ]);
}

function baseParts(home: string, { faces, tokens, extra }: SiteLook): Part[] {
  const engine = (...names: string[]) => names.map(name => ({ home, file: `src/draw/styles/${name}.css` }));
  return [
    ...engine('layers'),
    { file: LOOK_FILES.faces, text: faces.css },
    ...engine('reset'),
    { file: LOOK_FILES.tokens, text: tokenSheet(tokens) },
    ...engine('base', 'ui', 'shell', 'print', 'forced'),
    // A layer that is named after all others overrides them.
    { file: LOOK_FILES.extra, text: extra && `@layer look{${extra}}` },
  ];
}

type StyleFile = { home: string; file: string };

function cssIn(home: string, folder: string): StyleFile[] {
  const names = readdirSync(join(home, folder)).filter(name => name.endsWith('.css'));
  return names.sort().map(name => ({ home, file: `${folder}/${name}` }));
}

function loadSheet(name: string, parts: Part[], kept?: KeptSheets): StyleSheet {
  const sources = parts.map(part =>
    'home' in part ? { file: part.file, text: readFileSync(join(part.home, part.file), 'utf8') } : part,
  );
  const text = sources.map(source => source.text).join('\n');
  const known = kept?.get(name);
  if (known?.text === text) return known.sheet;
  const { screen, print } = withoutPrint(minify(name, sources));
  // Escapes "</" so that it cannot end the style element. CSS reads the escaped form as the same text.
  const css = screen.replaceAll('</', '<\\/');
  const sheet = { name, css, print, letters: lettersIn(css) };
  kept?.set(name, { text, sheet });
  return sheet;
}

function minify(name: string, sources: Source[]): string {
  try {
    const { code } = transform({
      filename: `${name}.css`,
      code: Buffer.from(sources.map(({ text }) => text).join('\n')),
      minify: true,
      targets: TARGETS,
      // Otherwise every page would carry preparations for light-dark(), which no sheet uses.
      exclude: Features.LightDark,
    });
    // All supported browsers know the property without its prefix.
    return code.toString().replaceAll(/-(webkit-text-decoration-color|moz-text-size-adjust):[^;:]*;/g, '');
  } catch (error) {
    throw new Failure(problemOf(error as CssError, sources));
  }
}

type CssError = Error & { loc?: { line: number; column: number }; data?: { type?: string } };

/** Maps a line of the joined sources back to its own file. */
function problemOf(error: CssError, sources: Source[]): string {
  const { line: atLine = 1, column = 1 } = error.loc ?? {};
  let line = atLine;
  for (const { file, text } of sources) {
    const lines = text.split('\n');
    const row = lines[line - 1];
    if (row !== undefined) return `${file}:${line}:${column}  ${whyNoCss(error, row.slice(column - 1))}`;
    line -= lines.length;
  }
  return `${sources.at(-1)?.file}  ${whyNoCss(error, '')}`;
}

/** "rest" is the line from the error on. Quotes a word of it, because the parser's message has names from its own source code. */
function whyNoCss({ message, data }: CssError, rest: string): string {
  const look = 'Look for a colon, semicolon or bracket here that is missing or one too many.';
  const [token] = /[^\s;{}]+|[;{}]/.exec(rest) ?? [];
  if (data?.type === 'UnexpectedToken' && token)
    return `This is not CSS: ${quoted(token)} cannot stand here. ${look}`;
  if (data?.type === 'UnexpectedToken' || data?.type === 'EndOfInput') return `This is not CSS. ${look}`;
  return `This is not CSS: ${message}.`;
}

export const BLOCK_STYLES = 'assets/blocks.css';
export const PRINT_STYLES = 'assets/print.css';

/** Browsers fetch a print sheet after everything else, so nothing on a screen waits for it. */
export const PRINT_LINK = `<link rel="stylesheet" href="/${PRINT_STYLES}" media="print">`;

/** All sheets that only some pages have, in one file for the app: the next page may need others than this one. */
export function allBlockStyles(styles: StyleSheets): string {
  return [...styles.values()]
    .filter(style => style.name !== 'base')
    .map(style => style.css)
    .join('');
}

/** Every rule for the app, whose next page may have other classes. Typefaces are left out: declared again, they would flash. */
export function allStyles(styles: StyleSheets): string {
  const base = styles.get('base')?.css ?? '';
  const [first, ...faces] = base.split('@font-face{');
  const others = faces.map(face => face.slice(face.indexOf('}') + 1));
  return [first, ...others].join('') + allBlockStyles(styles);
}

/** What some markup needs: sheets by name, and rules by its elements, classes and custom properties. */
export type Uses = PageMarks & { sheets: string[] };

export function usesIn(markup: string, styles: StyleSheets): Uses {
  const classes = classesIn(markup);
  const wanted = [...styles.values()].filter(
    ({ name, letters }) => classes.has(name) || letters?.test(markup),
  );
  const elements = new Set(markup.match(/<[a-z]\w*/g));
  return {
    sheets: wanted.map(({ name }) => name),
    names: new Set([...[...elements].map(tag => tag.slice(1)), ...[...classes].map(name => `.${name}`)]),
    properties: markup.includes('var(--') ? namedIn(markup) : [],
  };
}

const CLASS = ' class="';

function classesIn(markup: string): Set<string> {
  // Most class attributes occur many times, so each is split only once.
  const attributes = new Set<string>();
  for (let at = markup.indexOf(CLASS); at >= 0; at = markup.indexOf(CLASS, at)) {
    at += CLASS.length;
    attributes.add(markup.slice(at, markup.indexOf('"', at)));
  }
  return new Set([...attributes].flatMap(names => names.split(' ')));
}

/** Elements and classes that are in every document, or that a script adds. */
const EVERYWHERE = ['html', 'body', 'main', 'a', '.skip', '.unseen'];

type Joined = { rules: PageRules; print: string[]; markup: Map<string, string> };

const joined = new WeakMap<StyleSheets, Map<string, Joined>>();

/** Thousands of pages use only a few dozen combinations of sheets and classes, so each is joined and hashed once. */
export function pageStyles(uses: Uses[], styles: StyleSheets): string {
  const sheets = new Set(['base', ...uses.flatMap(use => use.sheets)]);
  const { rules, print, markup } = joinedSheets(sheets, styles);
  const names = new Set([...EVERYWHERE, ...uses.flatMap(use => [...use.names])]);
  const properties = uses.flatMap(use => use.properties);
  const key = [...rules.names.filter(name => names.has(name)), ...properties].join(' ');
  const made = markup.get(key) ?? styleMarkup([{ css: rulesOn({ names, properties }, rules, print) }]);
  markup.set(key, made);
  return made;
}

function joinedSheets(sheets: Set<string>, styles: StyleSheets): Joined {
  const known = joined.get(styles) ?? new Map<string, Joined>();
  joined.set(styles, known);
  const held = [...styles.values()].filter(({ name }) => sheets.has(name));
  const names = held.map(({ name }) => name).join(' ');
  const made = known.get(names) ?? {
    rules: readRules(held.map(({ css }) => css).join('')),
    print: namedIn(held.map(({ print }) => print).join('')),
    markup: new Map(),
  };
  known.set(names, made);
  return made;
}

/** The policy that allows these styles and no others, then the styles. "sheet" is a style's name in the dev server. */
export function styleMarkup(held: { css: string; sheet?: string }[]): string {
  const elements = held.map(({ css, sheet }) => {
    const name = sheet === undefined ? '' : ` data-sheet="${sheet}"`;
    return `<style nonce="${STYLE_KEY}"${name}>${css}</style>`;
  });
  return `${policyMeta(stylePolicy(held.map(({ css }) => css)))}\n${elements.join('')}`;
}
