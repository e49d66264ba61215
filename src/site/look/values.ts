// Reads the values that a site gives to tokens, with their places and mistakes. There are values for light screens, and others
// for dark screens that replace them.
import { type Rule, transform } from 'lightningcss';
import { quoted } from '../../base/words.ts';
import { didYouMean, nearest } from '../../document/problem/did-you-mean.ts';
import type { Source } from '../../document/problem/document.ts';
import { problemAt } from '../../document/problem/position.ts';
import type { Problem, Span } from '../../document/problem/problem.ts';
import { blanked, COMMENTS, SIGNS_OF_TEXTS } from './blanked.ts';
import { colourOf, hexOf, lightened, withoutVars } from './colour.ts';
import { parseSheet, startOf } from './sheet.ts';
import { engineValues, type Scheme, TOKENS, type Token, type TokenValues, type Values } from './tokens.ts';

/** One line of a site's tokens.css. */
export type Given = Span & { scheme: Scheme; name: string; value: string };

export type GivenValues = Values & {
  /** The line that gives a token its value in a scheme; undefined if the value is the engine's. */
  lineOf: (name: string, scheme: Scheme) => Given | undefined;
  /** All values as they would be with another value in this line. */
  instead: (line: Given, value: string) => Values;
};

export function readValues(source: Source): { read?: GivenValues; problems: Problem[] } {
  const { sheet, problems } = parseSheet(source);
  if (!sheet) return { problems };
  const say = (span: Span, message: string) => problemAt(source, span, '', message);
  const { roots, strays } = rootsIn(sheet.rules, source);
  const lines = linesIn(source, roots);
  const isKnown = ({ name }: Given) => Object.hasOwn(TOKENS, name);
  const known = lines.filter(isKnown);
  const strangers = lines.filter(line => !isKnown(line));
  const wanted = valuesOf(known);
  const good = known.filter(line => fits(line, wanted[line.scheme]));
  const unfit = known.filter(
    line => !good.includes(line) && !strangers.some(({ name }) => names(line, name)),
  );
  const lineFor = (name: string, scheme: Scheme) =>
    good.findLast(line => line.name === name && line.scheme === scheme);
  return {
    read: {
      ...valuesOf(good),
      lineOf: (name, scheme) =>
        lineFor(name, scheme) ?? (isForBoth(name) ? lineFor(name, 'light') : undefined),
      instead: (line, value) => valuesOf(good.map(other => (other === line ? { ...line, value } : other))),
    },
    problems: [
      ...strays.map(({ span, message }) => say(span, message)),
      ...strangers.map(line => say(line, unknown(line.name))),
      ...unfit.map(line => say(line, unfitWords(line))),
    ],
  };
}

/** A mistyped name is reported once, in the line that sets it. The lines that use that name are not reported too. */
function names({ value }: Given, name: string): boolean {
  return value.replaceAll(/\s/g, '').includes(`var(--${name})`);
}

/** Whether dark screens take the value from the line for light screens: unchanged or, for the accent, made lighter. */
function isForBoth(name: string): boolean {
  return name === 'accent' || TOKENS[name]?.dark === undefined;
}

/** The values of all tokens. A token that the site does not set has the engine's value. */
function valuesOf(given: Given[]): Values {
  const of = (scheme: Scheme): TokenValues =>
    Object.fromEntries(given.filter(line => line.scheme === scheme).map(({ name, value }) => [name, value]));
  const own = { light: of('light'), dark: of('dark') };
  const light = { ...engineValues('light'), ...own.light };
  const dark = { ...light, ...engineValues('dark'), ...own.dark };
  if (own.light.accent !== undefined && own.dark.accent === undefined)
    dark.accent = readableInTheDark(light, dark) ?? light.accent ?? '';
  return { light, dark };
}

/**
 * A site can change the colour of its brand in one line: for dark screens, this makes it as light as it must be to be readable.
 */
function readableInTheDark(light: TokenValues, dark: TokenValues): string | undefined {
  const accent = colourOf('var(--accent)', light);
  const papers = ['paper', 'paper-tint', 'card'].flatMap(paper => colourOf(`var(--${paper})`, dark) ?? []);
  // --paper-brand contains some of the accent. A contrast of 6 on the other papers leaves enough contrast on it too.
  return accent && hexOf(lightened(accent, papers, 6));
}

type Root = { start: number; scheme: Scheme };
type StrayRule = { span: Span; message: string };

function rootsIn(rules: Rule[], source: Source): { roots: Root[]; strays: StrayRule[] } {
  const roots: Root[] = [];
  const strays: StrayRule[] = [];
  const visit = (rule: Rule, scheme: Scheme): void => {
    const start = startOf(rule, source);
    const refuse = (message: string) => strays.push({ span: { offset: start, length: 1 }, message });
    if (rule.type === 'style' && isRoot(rule.value.selectors)) {
      roots.push({ start, scheme });
      const { declarations = [] } = rule.value.declarations ?? {};
      if (declarations.some(({ property }) => property !== 'custom')) refuse(ONLY_TOKENS);
    } else if (rule.type === 'media' && isDark(rule)) {
      for (const inner of rule.value.rules) visit(inner, 'dark');
    } else if (rule.type !== 'ignored') refuse(ONLY_TOKENS);
  };
  for (const rule of rules) visit(rule, 'light');
  return { roots, strays };
}

const ONLY_TOKENS =
  'Only tokens stand in this file, in ":root { … }" and for the dark in "@media (prefers-color-scheme: dark) { :root { … } }". Everything else has its place in pages/_look/extra.css.';

function isRoot(selectors: { type: string; kind?: string }[][]): boolean {
  return selectors.every(([first, ...rest]) => rest.length === 0 && first?.kind === 'root');
}

function isDark({ value }: Extract<Rule, { type: 'media' }>): boolean {
  const { mediaQueries } = value.query;
  const [query] = mediaQueries;
  const said = JSON.stringify(query?.condition ?? null);
  return mediaQueries.length === 1 && query?.qualifier == null && said === DARK;
}

const DARK = JSON.stringify({
  type: 'feature',
  value: { type: 'plain', name: 'prefers-color-scheme', value: { type: 'ident', value: 'dark' } },
});

/**
 * Lightning CSS has parsed the sheet, but does not tell the places of its lines. This finds them in the text, in which comments and
 * quoted texts are blanked out.
 */
function linesIn(source: Source, roots: Root[]): Given[] {
  const bare = blanked(source.text, [...COMMENTS, ...SIGNS_OF_TEXTS]);
  return [...bare.matchAll(/[{;]\s*--([^\s:;{}]+)\s*:([^;{}]*)/g)].flatMap(match => {
    const [all, name = '', value = ''] = match;
    const offset = match.index + all.indexOf('--');
    const end = match.index + all.length;
    const root = roots.findLast(({ start }) => start <= offset);
    if (!root) return [];
    const text = blanked(source.text.slice(end - value.length, end), COMMENTS).trim();
    return [{ scheme: root.scheme, name, value: text, offset, length: name.length + 2 }];
  });
}

function unknown(name: string): string {
  const meant = nearest(name, Object.keys(TOKENS));
  const hint =
    meant === undefined ? ' "Your look" in the engine\'s docs lists them.' : didYouMean(`--${meant}`);
  return `${quoted(`--${name}`)} is not a token.${hint}`;
}

const PROPERTIES = {
  colour: 'color',
  face: 'font-family',
  size: 'font-size',
  space: 'width',
  ornament: 'width',
};

function fits({ name, value }: Given, values: TokenValues): boolean {
  const token = TOKENS[name];
  if (token?.kind === 'colour') return colourOf(value, values) !== undefined;
  const plain = withoutVars(value, values);
  return token !== undefined && plain !== '' && isValueOf(propertyOf(token), plain);
}

function propertyOf({ kind, as }: Token): string {
  return as ?? PROPERTIES[kind];
}

function isValueOf(property: string, value: string): boolean {
  let isOne = false;
  if (/[;{}]/.test(value)) return false;
  try {
    transform({
      filename: 'value.css',
      code: Buffer.from(`a{${property}:${value}}`),
      visitor: {
        Declaration(declaration) {
          isOne = declaration.property !== 'unparsed' && declaration.property !== 'custom';
        },
      },
    });
  } catch {
    return false;
  }
  return isOne;
}

function unfitWords({ name, value }: Given): string {
  const kind = TOKENS[name]?.kind;
  const semicolon = value.includes('--') && value.includes(':') ? ' Is a semicolon missing at its end?' : '';
  if (semicolon !== '') return `${quoted(value)} is no value for --${name}.${semicolon}`;
  if (kind === 'colour')
    return `${quoted(value)} is no colour for --${name}. Write one that covers what lies behind it, such as "#1a365d".`;
  if (kind === 'face') return `${quoted(value)} is no list of typefaces. Write one such as "Georgia, serif".`;
  if (kind === 'size' || kind === 'space')
    return `${quoted(value)} is no length for --${name}. Write one such as "1.5rem".`;
  return `${quoted(value)} is no value for --${name}. Write one such as ${quoted(TOKENS[name]?.light ?? '')}.`;
}
