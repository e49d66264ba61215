// Reads a site's fonts.css: the faces for every page, the faces for pages that hold one of their letters, and the files to
// preload.
import type { FontFaceProperty, Rule, UnicodeRange } from 'lightningcss';
import type { Source } from '../../document/problem/document.ts';
import { problemAt, problemOfFile } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { missingFiles, weightOf } from './files.ts';
import { parseSheet, startOf } from './sheet.ts';

export type Faces = {
  /** The rules for every page. */
  css: string;
  /** Faces for rare letters only, such as letters with accents. Only pages that hold such a letter get them. */
  rareCss: string;
  /** The addresses of the files that every page needs. */
  preloads: string[];
};

export const NO_FACES: Faces = { css: '', rareCss: '', preloads: [] };

/** Visitors wait for these files on their first page. */
const MOST_BYTES = 60_000;
const LAST_OF_ASCII = 0x7f;

type Face = {
  start: number;
  text: string;
  url?: string;
  family: string;
  /** Weight and style. Files with the same variant complete one another: each holds some of the letters. */
  variant: string;
  isForEveryPage: boolean;
  isRare: boolean;
  isPatient: boolean;
};

export function readFaces(
  source: Source,
  root: string,
  letters: string[],
): { read?: Faces; problems: Problem[] } {
  const { sheet, problems } = parseSheet(source);
  if (!sheet) return { problems };
  const others = sheet.rules.filter(({ type }) => type !== 'font-face' && type !== 'ignored');
  const missing = missingFiles(sheet, source, root);
  const faces = facesIn(sheet.rules, source, letters);
  const needed = faces.filter(({ isForEveryPage }) => isForEveryPage);
  const preloads = [...new Set(needed.flatMap(({ url }) => url ?? []))];
  const weight = preloads.reduce((sum, url) => sum + weightOf(root, url), 0);
  return {
    read: {
      css: textOf(faces.filter(({ isRare }) => !isRare)),
      rareCss: textOf(faces.filter(({ isRare }) => isRare)),
      preloads: preloads.filter(url => weightOf(root, url) > 0),
    },
    problems: [
      ...others.map(rule => problemAt(source, { offset: startOf(rule, source), length: 1 }, '', ONLY_FACES)),
      ...missing,
      ...faces.filter(({ url, isPatient }) => url && !isPatient).map(face => impatient(face, source)),
      ...splitFaces(needed).map(face => split(face, source)),
      ...(weight > MOST_BYTES ? [tooHeavy(source, weight)] : []),
    ],
  };
}

const ONLY_FACES =
  'Only "@font-face" stands in this file. Everything else has its place in pages/_look/extra.css.';

function facesIn(rules: Rule[], source: Source, letters: string[]): Face[] {
  const faces = rules.filter(rule => rule.type === 'font-face');
  return faces.map((rule, index) => {
    const next = faces[index + 1];
    const start = startOf(rule, source);
    const text = source.text.slice(start, next && startOf(next, source));
    const { properties } = rule.value;
    const ranges = properties.flatMap(property => (property.type === 'unicode-range' ? property.value : []));
    const isForEveryPage = ranges.length === 0 || letters.some(letter => isIn(letter, ranges));
    return {
      start,
      text,
      url: urlIn(properties),
      family: descriptor('font-family', properties),
      variant: descriptor('font-weight', properties) + descriptor('font-style', properties),
      isForEveryPage,
      isRare: !isForEveryPage && ranges.every(({ start }) => start > LAST_OF_ASCII),
      isPatient: properties.some(isOptional),
    };
  });
}

function isIn(letter: string, ranges: UnicodeRange[]): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(({ start, end }) => start <= code && code <= end);
}

/** Lightning CSS does not know "font-display" and passes it on as it is written. */
function isOptional(property: FontFaceProperty): boolean {
  if (property.type !== 'custom' || property.value.name !== 'font-display') return false;
  return JSON.stringify(property.value.value).includes('"optional"');
}

function impatient({ start }: Face, source: Source): Problem {
  const message =
    'A face that comes late would move what is being read. Write "font-display: optional" into it, so that it waits for the next page.';
  return { ...problemAt(source, { offset: start, length: 10 }, '', message), level: 'warning' };
}

/** For each family, the first face that every page needs together with another file of the same variant. */
function splitFaces(needed: Face[]): Face[] {
  const split = needed.filter(({ url, family, variant }) =>
    needed.some(
      other => url && other.url && other.url !== url && other.family + other.variant === family + variant,
    ),
  );
  return split.filter(({ family }, index) => split.findIndex(other => other.family === family) === index);
}

function split({ start, family }: Face, source: Source): Problem {
  const message = `The letters of this site's language stand in more than one file of ${family}, and where one comes in time and another does not, words are in two typefaces. Use one file that holds them all, with their ranges joined.`;
  return { ...problemAt(source, { offset: start, length: 10 }, '', message), level: 'warning' };
}

function descriptor(type: FontFaceProperty['type'], properties: FontFaceProperty[]): string {
  const values = properties.flatMap(property => (property.type === type ? [property.value] : []));
  return values.map(value => JSON.stringify(value)).join();
}

/** The first file that is named, which is the one a browser takes. */
export function urlIn(properties: FontFaceProperty[]): string | undefined {
  const sources = properties.flatMap(property => (property.type === 'source' ? property.value : []));
  return sources.flatMap(source => (source.type === 'url' ? [source.value.url.url] : []))[0];
}

export function familyIn(properties: FontFaceProperty[]): string | undefined {
  return properties.flatMap(({ type, value }) => (type === 'font-family' ? [String(value)] : []))[0];
}

export function isUpright(properties: FontFaceProperty[]): boolean {
  return !properties.some(({ type, value }) => type === 'font-style' && value.type !== 'normal');
}

export function weightsIn(properties: FontFaceProperty[]): number[] {
  const weights = properties.flatMap(property => (property.type === 'font-weight' ? property.value : []));
  const numbers = weights.map(weight => {
    if (weight.type !== 'absolute') return 400;
    if (weight.value.type === 'weight') return weight.value.value;
    return weight.value.type === 'bold' ? 700 : 400;
  });
  return numbers.length > 0 ? numbers : [400];
}

function textOf(faces: Face[]): string {
  return faces.map(({ text }) => text).join('\n');
}

function tooHeavy({ file }: Source, weight: number): Problem {
  const message = `Every visitor fetches ${Math.round(weight / 1000)} kB of typefaces before the first page is whole. Keep it below ${MOST_BYTES / 1000} kB: leave out letters that no page has, or a face.`;
  return { ...problemOfFile(file, message), level: 'warning' };
}
