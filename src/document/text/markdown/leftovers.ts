// Finds signs that were meant as markup but that the compiler took for plain words, so that visitors would see asterisks and
// brackets.
import { messageOf } from '../../../base/sentences/read.ts';
import { otherInForm, type Said, says, the } from '../../../base/sentences/said.ts';
import { replaceBy } from '../../problem/fix-texts.ts';
import type { Fix, Span } from '../../problem/problem.ts';

type Leftover = Span & { message: string; said?: Said; fix?: Fix; isTable?: true };

/** A form has no brackets: its author chooses the words, and then their link. */
const LINK = the.sign('[words](/pricing)');
const LINK_ANEW = says`This link is not whole. Mark its words, and choose the link anew.`;

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
    const said = otherInForm(
      says`Between the brackets of a link stands no space: ${LINK}. Take it out.`,
      says`A space parts this link from its words. Take it out.`,
    );
    return {
      ...span,
      ...messageOf(said),
      fix: replaceBy(span, says`Take the space out`, { deed: 'take', what: 'the space' }, ''),
    };
  });
}

function unclosed(text: string): Leftover[] {
  return [...text.matchAll(OPEN)].map(({ index, 0: whole, 1: address = '', 2: close }) => {
    const span = { offset: index, length: whole.length };
    return { ...span, ...messageOf(notWhole(close !== '', /\s/.test(address))) };
  });
}

function notWhole(isClosed: boolean, hasSpace: boolean): Said {
  if (!isClosed)
    return otherInForm(
      says`This link is not closed. Put ${the.text(')')} after its address: ${LINK}.`,
      LINK_ANEW,
    );
  if (!hasSpace)
    return otherInForm(
      says`The words of this link are not opened. Put ${the.text('[')} before them: ${LINK}.`,
      LINK_ANEW,
    );
  return otherInForm(
    says`The address of a link holds no space: ${LINK}. Take the space out.`,
    says`The address of a link holds no space. Take the space out.`,
  );
}

function unworded(text: string): Leftover[] {
  const said = otherInForm(
    says`The words of this link are not closed. Put ${the.text(']')} after them: ${LINK}.`,
    LINK_ANEW,
  );
  return [...text.matchAll(WORDS)].map(({ index, 0: whole }) => ({
    offset: index,
    length: whole.length,
    ...messageOf(said),
  }));
}

function swapped(text: string, written: string): Leftover[] {
  return [...text.matchAll(SWAPPED)].map(({ index, 0: whole, 1: words = '', 2: address }) => {
    const span = { offset: index, length: whole.length };
    const meant = `[${written.slice(index + 1, index + 1 + words.length)}](${address})`;
    const said = otherInForm(
      says`The brackets of this link have changed places. Write ${the.sign(meant)}.`,
      LINK_ANEW,
    );
    const title = otherInForm(says`Change to ${the.sign(meant)}`, says`Put this link right`);
    return {
      ...span,
      ...messageOf(said),
      fix: replaceBy(span, title, { deed: 'change', what: meant }, meant),
    };
  });
}

function tables(text: string): Leftover[] {
  const said = says`A table is not possible in text: visitors would see its ${the.text('|')}. Write a list, or take a block with columns.`;
  return [...text.matchAll(TABLE)]
    .filter(({ 1: row }) => row?.includes('|'))
    .map(({ index, 0: whole, 1: row = '' }) => ({
      offset: index + whole.indexOf(row),
      length: row.trimEnd().length,
      ...messageOf(said),
      isTable: true,
    }));
}

function bold(text: string): Leftover[] {
  const [sign, example] = [the.text('**'), the.sign('**this**')];
  const said = otherInForm(
    says`Bold words stand between two ${sign}, like ${example}. Here one is missing, or a space is inside.`,
    says`Visitors would see the ${sign}. Take them out, and make the words bold.`,
  );
  return [...text.matchAll(BOLD)].map(({ index }) => ({ offset: index, length: 2, ...messageOf(said) }));
}
