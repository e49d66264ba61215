// Finds signs that were meant as markup but that the compiler took for plain words, so that visitors would see asterisks and
// brackets.
import { changeTo, takeOut } from '../../problem/fix-texts.ts';
import type { Fix, Span } from '../../problem/problem.ts';

type Leftover = Span & { message: string; fix?: Fix; isTable?: true };

const ADDRESS = '(?:/|#|https?:|mailto:|tel:|site:)';
const PARTED = new RegExp(`\\](\\s+)\\(${ADDRESS}`, 'g');
const OPEN = new RegExp(`\\]\\((${ADDRESS}[^)]*)(\\)?)`, 'g');
const WORDS = new RegExp(`\\[[^\\][()]*\\(${ADDRESS}[^()]*\\)`, 'g');
const SWAPPED = new RegExp(`\\(([^()[\\]]+)\\)\\[(${ADDRESS}[^\\][()\\s]*)\\]`, 'g');
/** The row below the headings of a table: "|---|:--:|". */
const TABLE = /(?<=^|[\n\r])[ \t>]*((?:\| *)?:?-+:?(?: *\| *:?-+:?)*(?: *\|)?)[ \t]*(?=$|[\n\r])/g;
const BOLD = /\*\*/g;
/** Signs that visitors are meant to see: each has a backslash, or is the other half of a bracket that has one. */
const MEANT = /\\\[[^\][\\]*\](?=\()|\\[!-/:-@[-`{-~]/g;

export function leftovers(markdown: string, { offset, length }: Span): Leftover[] {
  const written = markdown.slice(offset, offset + length);
  const text = written.replace(MEANT, signs => 'x'.repeat(signs.length));
  const found = [
    ...parted(text),
    ...unclosed(text),
    ...unworded(text),
    ...swapped(text, written),
    ...tables(text),
    ...bold(text),
  ];
  const [first] = found.sort((a, b) => a.offset - b.offset);
  if (!first) return [];
  const fix = first.fix && { ...first.fix, offset: first.fix.offset + offset };
  return [{ ...first, offset: first.offset + offset, ...(fix && { fix }) }];
}

function parted(text: string): Leftover[] {
  return [...text.matchAll(PARTED)].map(({ index, 1: space = '' }) => {
    const span = { offset: index + 1, length: space.length };
    const message = 'Between the brackets of a link stands no space: [words](/pricing). Take it out.';
    return { ...span, message, fix: takeOut(span, 'the space') };
  });
}

function unclosed(text: string): Leftover[] {
  return [...text.matchAll(OPEN)].map(({ index, 0: whole, 1: address = '', 2: close }) => {
    const message = !close
      ? 'This link is not closed. Put ")" after its address: [words](/pricing).'
      : /\s/.test(address)
        ? 'The address of a link holds no space: [words](/pricing). Take the space out.'
        : 'The words of this link are not opened. Put "[" before them: [words](/pricing).';
    return { offset: index, length: whole.length, message };
  });
}

function unworded(text: string): Leftover[] {
  const message = 'The words of this link are not closed. Put "]" after them: [words](/pricing).';
  return [...text.matchAll(WORDS)].map(({ index, 0: whole }) => ({
    offset: index,
    length: whole.length,
    message,
  }));
}

function swapped(text: string, written: string): Leftover[] {
  return [...text.matchAll(SWAPPED)].map(({ index, 0: whole, 1: words = '', 2: address }) => {
    const span = { offset: index, length: whole.length };
    const meant = `[${written.slice(index + 1, index + 1 + words.length)}](${address})`;
    const message = `The brackets of this link have changed places. Write ${meant}.`;
    return { ...span, message, fix: changeTo(span, meant) };
  });
}

function tables(text: string): Leftover[] {
  const message =
    'A table is not possible in text: visitors would see its "|". Write a list, or take a block with columns.';
  return [...text.matchAll(TABLE)]
    .filter(({ 1: row }) => row?.includes('|'))
    .map(({ index, 0: whole, 1: row = '' }) => ({
      offset: index + whole.indexOf(row),
      length: row.trimEnd().length,
      message,
      isTable: true,
    }));
}

function bold(text: string): Leftover[] {
  const message =
    'Bold words stand between two "**", like **this**. Here one is missing, or a space is inside.';
  return [...text.matchAll(BOLD)].map(({ index }) => ({ offset: index, length: 2, message }));
}
