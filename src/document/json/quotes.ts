// Quotation marks that are none of JSON's, and those that are missing: the sentence out, and the mend where it is plain to see
// where the text in quotes ends.

import { putIn, replaceBy } from '../problem/fix-texts.ts';
import type { Fix } from '../problem/problem.ts';
import { isPaired } from './brackets.ts';
import { refuse } from './refuse.ts';
import { rowFrom } from './scan.ts';

export type Role = 'name' | 'value';

const CURLY = '“”„‟‘’‚‛«»‹›＂″';
const SINGLE = "'`";
/** The marks that may close what this one opens. */
const CLOSING: { [opening: string]: string } = {
  '‘': "’‘'",
  '‚': "’‘'",
  '‛': "’‘'",
  '’': "’'",
  '‹': '›‹',
  '›': '›‹',
  '«': '«»',
  '»': '«»',
  "'": "'’",
  '`': "`'",
};
const DOUBLE = '“”„‟″＂"';
/** What stands after a name or a value: the mark that closes it is known by this. */
const AFTER = {
  name: '\\s*:',
  value: '\\s*(?:[}\\]]|,\\s*(?:["“”„‘\'`{[0-9-]|true\\b|false\\b|null\\b|$)|$)',
};

export function failAtQuote(text: string, at: number, role: Role): void {
  const mark = text[at] ?? '';
  if (mark === '' || mark === '"') return;
  if (CURLY.includes(mark)) refuse(at, 1, curlySentence(mark), inStraightQuotes(text, at, role));
  if (SINGLE.includes(mark))
    refuse(
      at,
      1,
      `Text stands in double quotes: write " instead of ${mark}.`,
      inStraightQuotes(text, at, role),
    );
}

function curlySentence(mark: string): string {
  return `${mark} is a typographic quotation mark. Around names and values stand straight ones: ".`;
}

function inStraightQuotes(text: string, at: number, role: Role): Fix | undefined {
  const closing = CLOSING[text[at] ?? ''] ?? DOUBLE;
  const row = rowFrom(text, at + 1);
  const match = new RegExp(`^((?:[^"\\\\]|\\\\.)*?)[${closing}](?=${AFTER[role]})`).exec(row);
  const inner = match?.[1];
  if (match === null || inner === undefined || inner === '') return undefined;
  return replaceBy(
    { offset: at, length: 1 + match[0].length },
    'Write straight quotation marks',
    `"${inner}"`,
  );
}

/** A text that begins with a straight mark and ends with another one runs on to the end of its line, or to the next mark. */
export function failAtCurlyEnd(text: string, start: number, end: number, role: Role): void {
  const inner = text.slice(start + 1, end);
  const found = new RegExp(`[”“„‟″＂’](?=${AFTER[role]})`).exec(inner);
  if (!found || /[“„«]/.test(inner.slice(0, found.index))) return;
  const at = start + 1 + found.index;
  refuse(
    at,
    1,
    curlySentence(found[0]),
    replaceBy({ offset: at, length: 1 }, 'Write a straight quotation mark', '"'),
  );
}

/** Where a text that its line doesn't close should have ended. */
export function closeOfLine(text: string, start: number, end: number): Fix | undefined {
  const row = text.slice(start + 1, end).trimEnd();
  const next = text.slice(end).trimStart()[0] ?? '}';
  if (!'"{[}]'.includes(next)) return undefined;
  const comma = /(?<!\s)\s*,$/.exec(row);
  const brackets = /(?:(?<!\s)\s+|(?<![}\]\s]))[}\]]+,?$/.exec(row);
  const isLast = '}]'.includes(next);
  const ends = [
    ...(comma && !isLast ? [comma.index] : []),
    ...(brackets ? [brackets.index] : []),
    ...(!comma && isLast ? [row.length] : []),
  ];
  const offsets = ends
    .map(index => start + 1 + index)
    .filter(offset => isPaired(`${text.slice(0, offset)}"${text.slice(offset)}`));
  const [offset] = offsets;
  return offset === undefined || offsets.length > 1 || row === '' ? undefined : quoteAt(offset);
}

/** Words that only a mark at their end shows to be a text. */
export function failAtUnopened(text: string, at: number): void {
  if (!/^[^"\\{}[\]]+"(?=\s*(?:[}\]]|,|$))/.test(rowFrom(text, at))) return;
  refuse(at, 1, 'The quotation mark (") before this text is missing.', quoteAt(at));
}

/** The colon, and what follows it, was read as a part of the name. */
export function failAtUnclosedName(text: string, start: number): void {
  const name = /^"([\w$-]+)\s*:/.exec(rowFrom(text, start))?.[1];
  if (name === undefined) return;
  const offset = start + 1 + name.length;
  refuse(offset, 1, `The quotation mark (") after the name ${name} is missing.`, quoteAt(offset));
}

export function quoteAt(offset: number): Fix {
  return putIn(offset, '"', 'the quotation mark');
}

/** A text ends, and a letter follows: it was not closed before the next one began, or it holds quotation marks itself. */
export function failAfterText(text: string, start: number, end: number): never {
  const comma = /(?<!\s)\s*,\s*$/.exec(text.slice(start + 1, end - 1));
  if (comma && comma.index > 0 && /^[\w$-]+"\s*:/.test(rowFrom(text, end))) {
    const offset = start + 1 + comma.index;
    refuse(offset, 1, 'A quotation mark (") is missing before this comma.', quoteAt(offset));
  }
  const message = 'The text ends at this quotation mark. To write one inside text, use \\" or “ and ”.';
  refuse(end - 1, 1, message, inBackslashes(text, end));
}

/** One pair of marks inside a text that ends on this line. */
function inBackslashes(text: string, end: number): Fix | undefined {
  const [, inner] = /^([^"\\]+)"[^"\\]*"(?=\s*(?:[}\]]|,|$))/.exec(rowFrom(text, end)) ?? [];
  if (inner === undefined) return undefined;
  const span = { offset: end - 1, length: inner.length + 2 };
  return replaceBy(span, 'Put a backslash before both', `\\"${inner}\\"`);
}
