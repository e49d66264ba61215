// Reads a site's look from pages/_look and its icons, and reports what is wrong with it. For every part that the site does not
// have, the engine's own look is used.
import { join } from 'node:path';
import { listed } from '../../base/words.ts';
import { entriesIn, isLeftBehind, statOf } from '../../document/files/folder.ts';
import { read } from '../../document/files/read.ts';
import { didYouMean, nearest } from '../../document/problem/did-you-mean.ts';
import type { Source } from '../../document/problem/document.ts';
import { problemOfFile } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { ICON_FOLDER, readOwnIcons } from '../../document/schema/own-icons.ts';
import { colourOf, hexOf } from './colour.ts';
import { contrastProblems } from './contrast.ts';
import { type Faces, NO_FACES, readFaces } from './faces.ts';
import { importedSheets, missingFiles } from './files.ts';
import { type Icons, NO_ICONS, readIcons } from './icons.ts';
import { lettersOf, type Written } from './letters.ts';
import { type LogoDrawing, readLogo } from './logo.ts';
import { parseSheet } from './sheet.ts';
import { ENGINE_VALUES, type Scheme, type Values } from './tokens.ts';
import { readValues } from './values.ts';

export const LOOK_FOLDER = 'pages/_look';

/** The file of each part. A site needs none of them. */
export const LOOK_FILES = {
  tokens: `${LOOK_FOLDER}/tokens.css`,
  faces: `${LOOK_FOLDER}/fonts.css`,
  extra: `${LOOK_FOLDER}/extra.css`,
  logo: `${LOOK_FOLDER}/logo.svg`,
};

export type SiteLook = {
  tokens: Values;
  faces: Faces;
  /** The site's own rules, which override those of the engine. */
  extra: string;
  logo: LogoDrawing | undefined;
  /** Colours for places outside of style sheets, where browsers know no tokens. */
  colours: { bar: { [scheme in Scheme]: string }; paper: string; accent: string };
} & Icons;

const BLACK = { r: 0, g: 0, b: 0 };

export const ENGINE_LOOK: SiteLook = {
  tokens: ENGINE_VALUES,
  faces: NO_FACES,
  extra: '',
  logo: undefined,
  colours: coloursOf(ENGINE_VALUES),
  ...NO_ICONS,
};

/** "isReadable" tells whether every file is valid CSS or SVG. A file that is not is treated as missing. */
export type ReadLook = { look: SiteLook; problems: Problem[]; isReadable: boolean };

export function readLook(root: string, site: Written = { language: 'en' }): ReadLook {
  const tokens = part(root, LOOK_FILES.tokens, readTokens);
  const faces = part(root, LOOK_FILES.faces, source => readFaces(source, root, lettersOf(site)));
  const extra = part(root, LOOK_FILES.extra, source => readExtra(source, root));
  const logo = part(root, LOOK_FILES.logo, readLogo);
  const { icons, problems } = readIcons(root);
  const values = tokens.read ?? ENGINE_VALUES;
  const parts = [tokens, faces, extra, logo];
  return {
    look: {
      tokens: { light: values.light, dark: values.dark },
      faces: faces.read ?? NO_FACES,
      extra: extra.read ?? '',
      logo: logo.read,
      colours: coloursOf(values),
      ...icons,
    },
    problems: [
      ...parts.flatMap(part => part.problems),
      ...strangers(root),
      ...problems,
      ...readOwnIcons(root).problems,
    ],
    isReadable: parts.every(({ isReadable }) => isReadable),
  };
}

/** Reports unknown files, because a mistyped name would otherwise go unnoticed. */
function strangers(root: string): Problem[] {
  const entries = entriesIn(join(root, LOOK_FOLDER));
  if (!Array.isArray(entries)) return [];
  const known = [...Object.values(LOOK_FILES), ICON_FOLDER].map(file => file.slice(LOOK_FOLDER.length + 1));
  const names = entries.filter(entry => !isLeftBehind(entry)).map(({ name }) => name);
  return names
    .filter(name => !name.startsWith('.') && !known.includes(name))
    .map(name => {
      const meant = nearest(name, known);
      const hint = meant === undefined ? ` It is made of ${listed(known, 'and')}.` : didYouMean(meant);
      const problem = problemOfFile(`${LOOK_FOLDER}/${name}`, `This is no part of a look.${hint}`);
      return { ...problem, level: 'warning' as const };
    });
}

/** The texts of all files of the look. As long as they stay the same, the look does. */
export function lookTexts(root: string): string {
  const texts = Object.values(LOOK_FILES).map(file => sourceOf(root, file)?.text ?? null);
  return JSON.stringify([...texts, readOwnIcons(root).icons]);
}

type Part<Content> = { read?: Content; problems: Problem[] };

function part<Content>(
  root: string,
  file: string,
  readPart: (source: Source) => Part<Content>,
): Part<Content> & { isReadable: boolean } {
  if (!statOf(join(root, file))) return { problems: [], isReadable: true };
  const { source, problems } = read(root, file);
  const found = source ? readPart(source) : { problems };
  return { ...found, isReadable: found.read !== undefined };
}

function sourceOf(root: string, file: string): Source | undefined {
  return statOf(join(root, file)) && read(root, file).source;
}

function readTokens(source: Source): Part<Values> {
  const { read, problems } = readValues(source);
  return { read, problems: read ? [...problems, ...contrastProblems(read, source)] : problems };
}

function readExtra(source: Source, root: string): Part<string> {
  const { sheet, problems } = parseSheet(source);
  if (!sheet) return { problems };
  return {
    read: source.text,
    problems: [...importedSheets(sheet, source), ...missingFiles(sheet, source, root)],
  };
}

function coloursOf({ light, dark }: Values): SiteLook['colours'] {
  const of = (name: string, values = light) => hexOf(colourOf(`var(--${name})`, values) ?? BLACK);
  return { bar: { light: of('bar'), dark: of('bar', dark) }, paper: of('paper'), accent: of('accent') };
}
