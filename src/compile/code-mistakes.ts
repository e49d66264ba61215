// What the bundler found in the code of a block in, a sentence for each mistake out: the bundler speaks of itself, in colours.
import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import type { Sides } from '../base/places.mjs';
import { didYouMean, nearest } from '../document/problem/did-you-mean.ts';
import { UI, UI_SOURCE } from './bundle.mjs';

/** Of the bundler, which says no more of its shape. */
type Found = {
  message: string;
  code?: string;
  exporter?: string;
  loc?: { file: string; line: number; column: number };
};

/** None where the error is about something else. */
export function codeMistakes(error: unknown, sides: Sides): string[] {
  const { errors = [] } = error as { errors?: Found[] };
  return errors.flatMap(found => mistakeOf(found, sides) ?? []);
}

function mistakeOf(found: Found, sides: Sides): string | undefined {
  const { loc } = found;
  if (!loc) return undefined;
  const inside = relative(sides.site, loc.file);
  const isInSite = !inside.startsWith('..') && !isAbsolute(inside);
  const file = isInSite ? inside : relative(sides.engine, loc.file);
  return `${file}:${loc.line}:${loc.column + 1}  ${sentenceOf(found, loc.file, sides)}`;
}

function sentenceOf({ code, message, exporter = '' }: Found, file: string, { engine }: Sides): string {
  const said = plainly(message);
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

/** "[PARSE_ERROR] Unexpected token\n ╭─[…" → "Unexpected token" */
function plainly(message: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal.
  const [first = ''] = message.replace(/\u001b\[[0-9;]*m/g, '').split('\n');
  return first.replace(/^\[[A-Z_]+\] /, '').replace(/\.$/, '');
}

/** Names that the file speaks of; more than it exports does no harm. */
function exportsOf(file: string): string[] {
  return readFileSync(file, 'utf8').match(/\b[A-Za-z]\w+\b/g) ?? [];
}
