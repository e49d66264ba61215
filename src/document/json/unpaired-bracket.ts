// Throws the message for the bracket that is really wrong, which often stands far above the place where the reader has to stop.

import { the } from '../../base/sentences/said.ts';
import { changeInto, putIn, takeOut } from '../problem/fix-texts.ts';
import type { Fix } from '../problem/problem.ts';
import { closingOf, lacksOpening, type Unpaired, unpairedBracket } from './brackets.ts';
import { refuse } from './refuse.ts';
import { lineAt } from './scan.ts';

/** Throws if a bracket explains the mistake. "at" is where the reader stopped. */
export function failAtUnpaired(
  text: string,
  at: number,
  kinds: Unpaired['kind'][] = ['open', 'extra', 'wrong'],
): void {
  const found = unpairedBracket(text);
  if (!found || !kinds.includes(found.kind) || found.offset > at) return;
  const { kind, offset, remedy } = found;
  const bracket = text[offset] ?? '';
  const fix = fixOf(found, bracket);
  if (kind === 'extra') refuse(offset, 1, `This "${bracket}" is one too many. Take it out.`, fix);
  if (kind === 'wrong')
    refuse(
      offset,
      1,
      `Here stands "${bracket}", but what it closes begins with "${openingOf(remedy.text)}". Write "${remedy.text}".`,
      fix,
    );
  refuse(offset, 1, openSentence(text, found), fix);
}

/** Throws if an opening bracket at "offset" is all that is missing. */
export function failAtUnopenedBracket(text: string, offset: number, bracket: string, what: string): void {
  if (!lacksOpening(text, offset, bracket)) return;
  const message = `A "${bracket}" is missing before this ${what}.`;
  refuse(offset, 1, message, putIn(offset, bracket === '{' ? '{ ' : bracket, `"${bracket}"`));
}

function fixOf({ kind, remedy }: Unpaired, bracket: string): Fix {
  if (kind === 'extra') return takeOut(remedy, `the "${bracket}"`);
  if (kind === 'wrong') return changeInto(remedy, the.text(remedy.text), remedy.text);
  return putIn(remedy.offset, remedy.text, `"${closingOf(bracket)}"`);
}

function openingOf(bracket: string): string {
  return bracket === '}' ? '{' : '[';
}

function openSentence(text: string, { offset, remedy, closedBy }: Unpaired): string {
  const bracket = text[offset] ?? '';
  const close = closingOf(bracket);
  if (closedBy !== undefined) return closedByOther(text, offset, closedBy);
  return `This "${bracket}" is never closed. A "${close}" is missing${placeOf(text, remedy.offset)}.`;
}

function placeOf(text: string, at: number): string {
  const rest = text.slice(at);
  if (rest.trim() === '') return '';
  const next = /^[ \t]*(?:,[ \t]*)?([{[])/.exec(rest)?.[1];
  return `${next ? ` before the next "${next}" on` : ' at the end of'} line ${lineAt(text, at)}`;
}

export function closedByOther(text: string, open: number, at: number): string {
  const bracket = text[open] ?? '';
  return `This "${bracket}" is closed by "${text[at]}" on line ${lineAt(text, at)}. Its own "${closingOf(bracket)}" is missing before it.`;
}
