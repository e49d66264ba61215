// People paste texts with line breaks from word processors and e-mails, and JSON does not allow these. Throws a message with two
// fixes: a list of paragraphs, or one line. Which one fits depends on the field's schema: see
// src/document/validate/fit-to-field.ts.
import { counted } from '../../base/words.ts';
import { replaceBy } from '../problem/fix-texts.ts';
import type { Saying } from '../problem/problem.ts';
import { NotJson } from './refuse.ts';
import { indentAt, lineAt, rowFrom } from './scan.ts';

/** What can follow the closing quotation mark of a value, on its line or the next. */
const AFTER_VALUE = /^\s*(?:[}\]]|,\s*(?:["{[]|$)|$)/;
const LINE_BREAK = /\r\n?|\n/;
const LIST_ITEM = /^(?:[-*•–]|\d+[.)])\s/;

/** "start" is the offset of the opening quotation mark. Throws nothing if the end of the text is not certain. */
export function failAtPasted(text: string, start: number): void {
  const end = endOfPasted(text, start);
  if (end === undefined) return;
  const span = { offset: start, length: end + 1 - start };
  const paragraphs = paragraphsOf(text.slice(start + 1, end));
  const lines = lineAt(text, end) - lineAt(text, start) + 1;
  const why = `This text runs over ${lines} lines, and a line break cannot stand inside quotes.`;
  const line: Saying = {
    message: `${why} Write it in one line.`,
    fix: replaceBy(
      span,
      'Put it in one line',
      { deed: 'put', what: 'it in one line' },
      written(paragraphs.join('\n').split('\n').join(' ')),
    ),
  };
  const kept = paragraphs.map(inOneLine);
  const asList = `it a list of ${counted(kept.length, 'paragraph')}`;
  const list: Saying = {
    message: `${why} Write each paragraph as a text of its own, in a list: ["…", "…"].`,
    fix: replaceBy(span, `Make ${asList}`, { deed: 'make', what: asList }, listOf(kept, text, start)),
  };
  const [only = ''] = kept;
  const lineByLine: Saying = {
    message: `${why} Write \\n where a line of the list ends.`,
    fix: replaceBy(
      span,
      'Write \\n where a line ends',
      { deed: 'write', what: '\\n where a line ends' },
      written(only),
    ),
  };
  const told = kept.length > 1 ? list : only.includes('\n') ? lineByLine : line;
  throw new NotJson({ offset: start, length: rowFrom(text, start).length, ...told, inOneLine: line });
}

/**
 * A quotation mark at the beginning of a line, or before a colon, belongs to what comes next: the text before it was not closed.
 */
function endOfPasted(text: string, start: number): number | undefined {
  const rest = text.slice(start + 1);
  for (const { 0: found, index } of rest.matchAll(/\\.|"/gs)) {
    if (found !== '"') continue;
    const inner = rest.slice(0, index);
    const after = rest.slice(index + 1);
    const isEnd = AFTER_VALUE.test(after);
    if (/^\s*:/.test(after) || (!isEnd && LINE_BREAK.test(inner.slice(inner.trimEnd().length))))
      return undefined;
    if (!isEnd) continue;
    const [, ...others] = inner.split(LINE_BREAK);
    const hasStructure = others.some(line => /^[{}[\],]/.test(line.trimStart()));
    return others.length > 0 && inner.trim() !== '' && !hasStructure ? start + 1 + index : undefined;
  }
  return undefined;
}

function paragraphsOf(inner: string): string[] {
  return inner
    .replace(/\r\n?/g, '\n')
    .split(/\n(?:[ \t]*\n)+/)
    .map(paragraph =>
      paragraph
        .split('\n')
        .map(line => line.trim().replace(/\s+/g, ' '))
        .join('\n')
        .trim(),
    )
    .filter(paragraph => paragraph !== '');
}

/** Keeps the lines of a list. Joins other lines, because their breaks come from the page that the text was copied from. */
function inOneLine(paragraph: string): string {
  return paragraph.split('\n').reduce((said, line) => said + (LIST_ITEM.test(line) ? '\n' : ' ') + line);
}

function listOf(paragraphs: string[], text: string, start: number): string {
  const indent = indentAt(text, start);
  const step = indent.startsWith('\t') ? '\t' : '  ';
  const end = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
  const items = paragraphs.map(paragraph => end + indent + step + written(paragraph));
  return `[${items.join(',')}${end}${indent}]`;
}

/** Escapes quotation marks and backslashes, unless they are escaped already. */
function written(words: string): string {
  const escaped = words.replace(/\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})|["\\]/g, found =>
    found.length > 1 ? found : `\\${found}`,
  );
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows these characters in no text.
  return `"${escaped.replaceAll('\n', '\\n').replace(/[\u0000-\u001f]/g, ' ')}"`;
}
