// Throws the message for quotation marks that are missing or that JSON does not know, with a fix if the end of the text is
// certain.

import { putIn, replaceBy } from '../problem/fix-texts.ts';
import type { Fix } from '../problem/problem.ts';
import { isPaired } from './brackets.ts';
import { refuse } from './refuse.ts';
import { rowFrom } from './scan.ts';

export type Role = 'name' | 'value';

const CURLY = '“”„‟‘’‚‛«»‹›＂″';
const SINGLE = "'`";
/** For each opening mark, the marks that can close it. */
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
/** What can follow a name or a value. A quotation mark before it is the closing one. */
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
    { deed: 'write', what: 'straight quotation marks' },
    `"${inner}"`,
  );
}

/**
 * For a text that begins with a straight mark and ends with a typographic one. JSON does not see that end, and reads on to the
 * next straight mark or the end of the line.
 */
export function failAtCurlyEnd(text: string, start: number, end: number, role: Role): void {
  const inner = text.slice(start + 1, end);
  const found = new RegExp(`[”“„‟″＂’](?=${AFTER[role]})`).exec(inner);
  if (!found || /[“„«]/.test(inner.slice(0, found.index))) return;
  const at = start + 1 + found.index;
  refuse(
    at,
    1,
    curlySentence(found[0]),
    replaceBy(
      { offset: at, length: 1 },
      'Write a straight quotation mark',
      { deed: 'write', what: 'a straight quotation mark' },
      '"',
    ),
  );
}

/** The fix that closes a text which its line leaves open, if only one place can be the end. */
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

/** For words with a quotation mark only at their end. */
export function failAtUnopened(text: string, at: number): void {
  if (!/^[^"\\{}[\]]+"(?=\s*(?:[}\]]|,|$))/.test(rowFrom(text, at))) return;
  refuse(at, 1, 'The quotation mark (") before this text is missing.', quoteAt(at));
}

/** For a name without its closing mark, so that the colon and what follows were read as a part of the name. */
export function failAtUnclosedName(text: string, start: number): void {
  const name = /^"([\w$-]+)\s*:/.exec(rowFrom(text, start))?.[1];
  if (name === undefined) return;
  const offset = start + 1 + name.length;
  refuse(offset, 1, `The quotation mark (") after the name ${name} is missing.`, quoteAt(offset));
}

export function quoteAt(offset: number): Fix {
  return putIn(offset, '"', 'the quotation mark');
}

/** The marks that close a typographic quotation mark inside a text. */
const CLOSED_BY = new Map([
  ['„', ['“', '”']],
  ['“', ['”']],
  ['«', ['»']],
]);

/** The typographic quotation mark that is still open at the end of the text. */
function openMarkIn(inner: string): string | undefined {
  let open: string | undefined;
  for (const [mark] of inner.matchAll(/[„“”«»]/g)) {
    if (open === undefined) open = CLOSED_BY.has(mark) ? mark : undefined;
    else if (CLOSED_BY.get(open)?.includes(mark)) open = undefined;
  }
  return open;
}

/** For a text in which a straight mark was typed to close a typographic one: „so". "end" is the offset after that mark. */
export function failAtHalfTypographic(text: string, start: number, end: number): void {
  const opening = openMarkIn(text.slice(start + 1, end - 1));
  const row = rowFrom(text, end);
  if (opening === undefined || row.trim() === '' || /^\s+"|^\s*[}\]]|^\s*,\s*(?:["{[]|$)/.test(row)) return;
  refuse(
    end - 1,
    1,
    `The text ends at this straight quotation mark. Inside text, ${opening} is closed by ${CLOSED_BY.get(opening)?.join(' or ')}; or write \\".`,
    /^[^"\\]*"(?=\s*(?:[}\]]|,|$))/.test(row)
      ? replaceBy(
          { offset: end - 1, length: 1 },
          'Put a backslash before it',
          { deed: 'put', what: 'a backslash before it' },
          '\\"',
        )
      : undefined,
  );
}

/** For a text that a letter follows: either the text before it was not closed, or the text itself holds quotation marks. */
export function failAfterText(text: string, start: number, end: number): never {
  const comma = /(?<!\s)\s*,\s*$/.exec(text.slice(start + 1, end - 1));
  if (comma && comma.index > 0 && /^[\w$-]+"\s*:/.test(rowFrom(text, end))) {
    const offset = start + 1 + comma.index;
    refuse(offset, 1, 'A quotation mark (") is missing before this comma.', quoteAt(offset));
  }
  const message = 'The text ends at this quotation mark. To write one inside text, use \\" or “ and ”.';
  refuse(end - 1, 1, message, inBackslashes(text, end));
}

/** Puts backslashes before a pair of quotation marks inside a text that ends on this line. */
function inBackslashes(text: string, end: number): Fix | undefined {
  const [, inner] = /^([^"\\]+)"[^"\\]*"(?=\s*(?:[}\]]|,|$))/.exec(rowFrom(text, end)) ?? [];
  if (inner === undefined) return undefined;
  const span = { offset: end - 1, length: inner.length + 2 };
  return replaceBy(
    span,
    'Put a backslash before both',
    { deed: 'put', what: 'a backslash before both' },
    `\\"${inner}\\"`,
  );
}
