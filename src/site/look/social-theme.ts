// Collects what a site's social pictures are drawn with: its colours, its logo, the files of its typefaces.
import { join } from 'node:path';
import { shortHash } from '../../base/hash.ts';
import { isFields } from '../../base/json-value.ts';
import { isFromRightToLeft } from '../../base/language.ts';
import { PUBLIC_FOLDER } from '../../document/files/public.ts';
import { colourOf, hexOf, withoutVars } from './colour.ts';
import { familyIn, isUpright, urlIn, weightsIn } from './faces.ts';
import type { SiteLook } from './look.ts';
import { parseSheet } from './sheet.ts';
import type { TokenValues } from './tokens.ts';
import { type Lettering, readTypeface } from './typeface.ts';

export type SocialTheme = {
  brand: string;
  /** Such as "www.example.com". */
  host: string;
  language: string;
  direction: 'ltr' | 'rtl';
  colours: { [name in 'paper' | 'ink' | 'mute' | 'accent' | 'bar' | 'tint' | 'brand' | 'highlight']: string };
  /** The radius of corners, in CSS pixels. */
  radius: number;
  logo?: { viewBox: string; shapes: string };
  heading: Lettering;
  text: Lettering;
};

type Shown = { brand: string; address: string; language: string };

/** "stamp" is a hash of the whole theme, including the content of its typefaces. */
export type StampedTheme = { theme: SocialTheme; stamp: string };

/** The font weights of headings and labels on a page. */
const HEADING = 400;
const LABEL = 600;

/** Undefined if the site has no typeface of its own. */
export function socialThemeOf(look: SiteLook, site: Shown, root: string): StampedTheme | undefined {
  const files = filesIn(look, root);
  const { light } = look.tokens;
  const heading = familyOf('font-heading', light, files);
  const text = familyOf('font-text', light, files);
  if (heading.length + text.length === 0) return undefined;
  const theme: SocialTheme = {
    brand: site.brand,
    host: new URL(site.address).host,
    language: site.language,
    direction: isFromRightToLeft(site.language) ? 'rtl' : 'ltr',
    colours: coloursOf(light),
    radius: Number.parseFloat(withoutVars('var(--radius)', light)) || 0,
    ...(look.logo && { logo: look.logo }),
    heading: lettering(heading.length > 0 ? heading : text, HEADING),
    text: lettering(text.length > 0 ? text : heading, LABEL),
  };
  return { theme, stamp: shortHash(JSON.stringify(theme, (_, value) => stamped(value))) };
}

/** Replaces the path of a file by the hash of its content, so that the stamp is the same wherever the file is. */
function stamped(value: unknown): unknown {
  if (!isFields(value) || typeof value.path !== 'string') return value;
  return { ...value, path: readTypeface(value.path)?.stamp };
}

function coloursOf(tokens: TokenValues): SocialTheme['colours'] {
  const of = (name: string) => hexOf(colourOf(`var(--${name})`, tokens) ?? { r: 0, g: 0, b: 0 });
  return {
    paper: of('paper'),
    tint: of('paper-tint'),
    brand: of('paper-brand'),
    ink: of('ink'),
    mute: of('mute'),
    accent: of('accent'),
    bar: of('bar'),
    highlight: of('highlight-line'),
  };
}

type FontFile = { family: string; path: string; weights: number[] };

/** The upright typefaces that can be read. */
function filesIn({ faces }: SiteLook, root: string): FontFile[] {
  const { sheet } = parseSheet({ file: 'fonts.css', text: faces.css + faces.rareCss });
  return (sheet?.rules ?? []).flatMap(rule => {
    const { properties } = rule.type === 'font-face' ? rule.value : { properties: [] };
    const url = urlIn(properties);
    const family = familyIn(properties);
    if (url === undefined || family === undefined || !isUpright(properties)) return [];
    const path = join(root, PUBLIC_FOLDER, url);
    return readTypeface(path) ? [{ family, path, weights: weightsIn(properties) }] : [];
  });
}

/** The files of the first family that the token names and the site has. */
function familyOf(token: string, tokens: TokenValues, files: FontFile[]): FontFile[] {
  const names = withoutVars(`var(--${token})`, tokens)
    .split(',')
    .map(name => name.trim().replace(/^(["'])(.*)\1$/, '$2'));
  const family = names.find(name => files.some(file => file.family === name));
  return files.filter(file => file.family === family);
}

/** Puts the file with the nearest weight first. The others serve for letters that it lacks. */
function lettering(files: FontFile[], wanted: number): SocialTheme['text'] {
  const off = ({ weight }: { weight: number }) => Math.abs(weight - wanted);
  return files
    .map(({ path, weights }) => ({
      path,
      weight: Math.min(Math.max(wanted, Math.min(...weights)), Math.max(...weights)),
    }))
    .sort((a, b) => off(a) - off(b));
}
