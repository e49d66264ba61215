// Says in sentences what the bundler found wrong in a block's code. The bundler's own messages are about itself, and coloured.
import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { Sides } from '../../base/places.mjs';
import { didYouMean, nearest } from '../../document/problem/did-you-mean.ts';
import { UI, UI_SOURCE } from './bundle.mjs';

/** An error of the bundler. Its types say no more about it. */
type Found = {
  message: string;
  code?: string;
  exporter?: string;
  loc?: { file: string; line: number; column: number };
};

/** "path" is the full path, "file" the short one for messages. */
export type CodeMistake = { path: string; file: string; line: number; column: number; message: string };

/** Empty if the error is about something else. */
export function codeMistakes(error: unknown, sides: Sides): CodeMistake[] {
  const { errors = [] } = error as { errors?: Found[] };
  return errors.flatMap(found => mistakeOf(found, sides) ?? []);
}

function mistakeOf(found: Found, sides: Sides): CodeMistake | undefined {
  const { loc } = found;
  if (!loc) return undefined;
  const file = sourceName(loc.file, sides);
  return {
    path: loc.file,
    file,
    line: loc.line,
    column: loc.column + 1,
    message: sentenceOf(found, loc.file, sides),
  };
}

/** The path for messages: inside the site, or else inside the engine. */
export function sourceName(path: string, { engine, site }: Sides): string {
  const inside = relative(site, path);
  const isInSite = !inside.startsWith('..') && !isAbsolute(inside);
  return (isInSite ? inside : relative(engine, path)).split(sep).join('/');
}

function sentenceOf({ code, message, exporter = '' }: Found, file: string, { engine }: Sides): string {
  if (code === 'FOREIGN_IMPORT') return message;
  const said = firstSentence(message);
  if (code === 'UNRESOLVED_IMPORT' && /^[./]/.test(exporter))
    return `There is no file "${exporter}" to import. Put it there, or take the import out.`;
  if (code === 'UNRESOLVED_IMPORT')
    return `There is no package "${exporter}" to import. Install it beside Ashlar, or take the import out.`;
  if (code === 'MISSING_EXPORT') {
    const name = /"([^"]+)"/.exec(said)?.[1] ?? '';
    const from = exporter === join(engine, UI_SOURCE) ? UI : relative(join(file, '..'), exporter);
    return `"${from}" has no "${name}" to import.${didYouMean(nearest(name, exportsOf(exporter)))}`;
  }
  return `This is not TypeScript: ${said}. Put it right.`;
}

/** Example: "[PARSE_ERROR] Unexpected token\n ╭─[…" becomes "Unexpected token" */
function firstSentence(message: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal.
  const [first = ''] = message.replace(/\u001b\[[0-9;]*m/g, '').split('\n');
  return first.replace(/^\[[A-Z_]+\] /, '').replace(/\.$/, '');
}

/** All names in the file. That is more than it exports, which does no harm to a suggestion. */
function exportsOf(file: string): string[] {
  return readFileSync(file, 'utf8').match(/\b[A-Za-z]\w+\b/g) ?? [];
}
