// One quoted text or number at an offset in, its value and end out, or the slip in it.
import type { Fix } from './problem.ts';
import { mend, slip } from './slip.ts';
import { shown } from './words.ts';

type Literal<T> = { value: T; end: number };

// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows everything in quotes but these.
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const NUMBER_LIKE = /[-+.]?[0-9][0-9A-Za-z_.+-]*/y;

export function readText(text: string, start: number): Literal<string> {
  let at = start + 1;
  let escaped = false;
  for (;;) {
    at += lengthOf(PLAIN, text, at);
    if (text[at] === '"') break;
    if (text[at] !== '\\') failInText(text, start, at);
    const length = lengthOf(ESCAPE, text, at);
    if (length === 0) failInEscape(text, at);
    escaped = true;
    at += length;
  }
  const value = escaped ? JSON.parse(text.slice(start, at + 1)) : text.slice(start + 1, at);
  return { value, end: at + 1 };
}

function failInText(text: string, start: number, at: number): never {
  const character = text[at];
  if (character === undefined || character === '\n' || character === '\r') {
    slip(
      start,
      at - start,
      'This text is not closed. Put a quotation mark (") at its end; a line break cannot stand inside quotes.',
      closedByTypographic(text, start, at),
    );
  }
  if (character === '\t')
    slip(
      at,
      1,
      'A tab cannot stand inside quotes. Write a space instead.',
      mend('Write a space', at, 1, ' '),
    );
  const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
  slip(
    at,
    1,
    `An invisible character (U+${code}) stands inside this text. Delete it.`,
    mend('Delete it', at, 1, ''),
  );
}

/** “Like this” the keyboard of a word processor ends a text. */
function closedByTypographic(text: string, start: number, end: number): Fix | undefined {
  const at = start + (/[”“„‟»][ \t]*,?[ \t]*$/.exec(text.slice(start, end))?.index ?? 0);
  return at > start ? mend('Write a straight quotation mark', at, 1, '"') : undefined;
}

function failInEscape(text: string, at: number): never {
  if (text[at + 1] === 'u') {
    slip(
      at,
      2,
      'After \\u stand four digits or letters from a to f, such as \\u2019. Or write the character itself.',
    );
  }
  const written = shown(text.slice(at, at + 2).trimEnd());
  const fix = text[at + 1] === "'" ? mend("Write '", at, 2, "'") : undefined;
  slip(at, 2, `${written} means nothing in JSON. For a backslash write \\\\, for a new line \\n.`, fix);
}

export function readNumber(text: string, start: number): Literal<number> {
  const written = text.slice(start, start + lengthOf(NUMBER_LIKE, text, start)) || '-';
  const length = lengthOf(NUMBER, text, start);
  if (length !== written.length) slip(start, written.length, numberSlip(written), numberMend(written, start));
  const value = Number(written);
  if (!Number.isFinite(value)) slip(start, length, `The number ${written} is too large.`);
  return { value, end: start + length };
}

export function startsNumber(text: string, at: number): boolean {
  return text[at] === '-' || lengthOf(NUMBER_LIKE, text, at) > 0;
}

function numberMend(written: string, start: number): Fix | undefined {
  const meant = meantNumber(written);
  return Number.isFinite(meant) ? mend(`Write ${meant}`, start, written.length, String(meant)) : undefined;
}

function meantNumber(written: string): number {
  return Number(written.replace(/^\+/, '').replaceAll('_', '').replace(/\.$/, ''));
}

function numberSlip(written: string): string {
  const meant = meantNumber(written);
  if (/^[-+]?0[0-9]+$/.test(written)) return `A number does not begin with 0. Write ${meant}.`;
  if (Number.isNaN(meant))
    return `${shown(written)} is not a number. Write digits only, or put text in quotes.`;
  if (/^[-+]?0[xob]/i.test(written)) return `Numbers are written with the digits 0 to 9. Write ${meant}.`;
  return `${written} is not how a number is written here. Write ${meant}.`;
}

function lengthOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}
