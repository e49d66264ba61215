// Reads a quoted text or a number, or throws the mistake in it.

import { codeOf, quoted, shown } from '../../base/words.ts';
import { changeTo, putIn, replaceBy, takeOut } from '../problem/fix-texts.ts';
import type { Fix } from '../problem/problem.ts';
import { failAtPasted } from './pasted.ts';
import { closeOfLine, failAtCurlyEnd, failAtUnclosedName, type Role } from './quotes.ts';
import { refuse } from './refuse.ts';
import { failAtAmount } from './wrong-token.ts';

type Literal<T> = { value: T; end: number };

// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows everything in quotes but these.
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const NUMBER_LIKE = /[-+.]?[0-9][0-9A-Za-z_.+-]*/y;

export function readText(text: string, start: number, role: Role = 'value'): Literal<string> {
  let at = start + 1;
  let escaped = false;
  for (;;) {
    at += lengthOf(PLAIN, text, at);
    if (text[at] === '"') break;
    if (text[at] !== '\\') failInText(text, start, at, role);
    const length = lengthOf(ESCAPE, text, at);
    if (length === 0) failInEscape(text, at);
    escaped = true;
    at += length;
  }
  const value = escaped ? JSON.parse(text.slice(start, at + 1)) : text.slice(start + 1, at);
  return { value, end: at + 1 };
}

function failInText(text: string, start: number, at: number, role: Role): never {
  const character = text[at];
  if (character === undefined || character === '\n' || character === '\r') {
    failAtCurlyEnd(text, start, at, role);
    if (role === 'name') failAtUnclosedName(text, start);
    else failAtPasted(text, start);
    refuse(
      start,
      at - start,
      'This text is not closed. Put a quotation mark (") at its end; a line break cannot stand inside quotes.',
      closeOfLine(text, start, at),
    );
  }
  if (character === '\t' && role === 'value') failAtPasted(text, start);
  const span = { offset: at, length: 1 };
  const space = replaceBy(span, 'Write a space', { deed: 'write', what: 'a space' }, ' ');
  if (character === '\t') refuse(at, 1, 'A tab cannot stand inside quotes. Write a space instead.', space);
  refuse(
    at,
    1,
    `An invisible character (${codeOf(character)}) stands inside this text. Delete it.`,
    // Word processors use these two as line breaks.
    /[\v\f]/.test(character) ? space : takeOut(span, 'the invisible character'),
  );
}

function failInEscape(text: string, at: number): never {
  const next = text[at + 1] ?? '';
  if (next === 'u') {
    refuse(
      at,
      2,
      'After \\u stand four digits or letters from a to f, such as \\u2019. Or write the character itself.',
    );
  }
  const written = shown(text.slice(at, at + 2).trimEnd());
  const message = `${written} means nothing in JSON. For a backslash write \\\\, for a new line \\n.`;
  if (next === "'") refuse(at, 2, message, takeOut({ offset: at, length: 1 }, 'the backslash'));
  const isAlone = /[^\s0-9xX]/.test(next);
  refuse(at, 2, message, isAlone ? putIn(at, '\\', 'a second backslash') : undefined);
}

export function readNumber(text: string, start: number): Literal<number> {
  const written = text.slice(start, start + lengthOf(NUMBER_LIKE, text, start)) || '-';
  const length = lengthOf(NUMBER, text, start);
  if (length !== written.length) failAtNumber(text, written, start);
  const value = Number(written);
  // These two spaces separate thousands in some languages.
  if (/[\u00a0\u202f]/.test(text[start + length] ?? '')) failAtAmount(text, start);
  if (!Number.isFinite(value))
    refuse(start, length, `The number ${quoted(written).slice(1, -1)} is too large.`);
  return { value, end: start + length };
}

export function startsNumber(text: string, at: number): boolean {
  return text[at] === '-' || lengthOf(NUMBER_LIKE, text, at) > 0;
}

function failAtNumber(text: string, written: string, start: number): never {
  failAtAmount(text, start);
  const meant = Number(written.replace(/^\+/, '').replaceAll('_', '').replace(/\.$/, ''));
  const say = (message: string, fix?: Fix) => refuse(start, written.length, message, fix);
  if (/^[-+]?0[0-9]+$/.test(written)) say(`A number does not begin with 0. Write ${meant}.`);
  if (!Number.isFinite(meant))
    say(`${shown(written)} is not a number. Write digits only, or put text in quotes.`);
  if (/^[-+]?0[xob]/i.test(written)) say(`Numbers are written with the digits 0 to 9. Write ${meant}.`);
  const fix = changeTo({ offset: start, length: written.length }, String(meant));
  return say(`${written} is not how a number is written here. Write ${meant}.`, fix);
}

function lengthOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}
