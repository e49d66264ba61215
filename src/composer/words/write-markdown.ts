// Writes edited words as Markdown. What was not changed stays as the file has it, to the byte. Everything else is read again before
// it is given back: nothing is saved that says something other than what the editor shows.

import type { Options } from 'mdast-util-to-markdown';
import type { Node, Schema } from 'prosemirror-model';
import { SHELL_WORDS } from '../language/window-words.ts';
import {
  asFieldText,
  asOneText,
  documentOf,
  type FieldText,
  NEXT_PARAGRAPH,
  type ReadBlocks,
  readBlocks,
} from './read-markdown.ts';
import { readingOf, type TidyBlock, tidyBlock, tidyBlocks } from './tidy-words.ts';
import { WORDS } from './words-schema.ts';
import { writeBlock } from './write-block.ts';

const SIGNS_IN_TURN: Options[] = [
  { bullet: '-', bulletOrdered: '.' },
  { bullet: '*', bulletOrdered: ')' },
];

export type WrittenWords = {
  text: FieldText;
  /** The sentence that says what Markdown could not keep of the words in the editor. */
  dropped?: string;
};

/** One block of the new text. "at" is its index among the blocks of the file, or -1 for an added block. */
type Piece = { source: string; at: number };

export function writeWords(doc: Node, before: FieldText): WrittenWords {
  return doc.type.schema === WORDS.line ? { text: doc.textContent } : writeMarkdown(doc, before);
}

/** "before" is the text in the file. If no words are left, the new text is empty. */
export function writeMarkdown(doc: Node, before: FieldText = ''): WrittenWords {
  const { schema } = doc.type;
  const read = readBlocks(asOneText(before), schema);
  if (documentOf(read, schema).eq(doc)) return { text: before };
  const blocks = tidyBlocks(doc);
  if (blocks.length === 0) return { text: '' };
  const isList = Array.isArray(before) || (blocks.length > 1 && read.blocks.length < 2);
  const outcome = (pieces: Piece[]): WrittenWords => {
    const written = assembled(pieces, read, isList ? NEXT_PARAGRAPH : '\n\n');
    const text = asFieldText(written, isList);
    return readsAs(written, blocks, schema) ? { text } : { text, dropped: SHELL_WORDS.editor.signsAreSeen };
  };
  const written = outcome(keptPieces(doc, blocks, read));
  if (written.dropped === undefined) return written;
  // Two lists that follow each other would be one if they had the same sign. So all blocks are written anew, with signs in turn.
  const anew = blocks.map((block, index) => {
    const source = writeBlock(block, '', SIGNS_IN_TURN[index % 2]);
    return { source: madePlainer(source, block, schema), at: -1 };
  });
  const other = outcome(anew);
  return other.dropped === undefined ? other : written;
}

function readsAs(written: string, blocks: TidyBlock[], schema: Schema): boolean {
  return readingOf(tidyBlocks(documentOf(readBlocks(written, schema), schema))) === readingOf(blocks);
}

/** Simpler ways to write some signs. A block is written with them if it still reads the same: most ampersands need no backslash. */
const PLAINER: [careful: RegExp, plain: string][] = [
  [/\\&(?!#?\w+;)/g, '&'],
  [/\\\n/g, '  \n'],
  [/(?<![\\*])\\\*(?![\\*])/g, '*'],
];

function madePlainer(written: string, block: TidyBlock, schema: Schema): string {
  return PLAINER.reduce((best, [careful, plain]) => {
    const next = best.replace(careful, plain);
    return next === best || readsAs(next, [block], schema) ? next : best;
  }, written);
}

/** Takes the source of each unchanged block from the file, and writes the others. */
function keptPieces(doc: Node, blocks: TidyBlock[], { blocks: known }: ReadBlocks): Piece[] {
  let next = 0;
  const nodes = doc.children.filter(node => tidyBlock(node));
  const places = nodes.map(node => {
    const isHere = (other: { node: Node }) => other.node.eq(node);
    const later = known.findIndex((other, at) => at >= next && isHere(other));
    const at = later >= 0 ? later : known.findIndex(isHere);
    if (at >= 0) next = at + 1;
    return at;
  });
  return blocks.map((block, index) => {
    const at = places[index] ?? -1;
    const found = known[at];
    if (found) return { source: found.source, at };
    // A block that was changed stays in its place.
    const place = (places[index - 1] ?? -1) + 1;
    if (place < known.length && !places.includes(place)) places[index] = place;
    const placed = places[index] ?? -1;
    const written = writeBlock(block, known[placed]?.source ?? '');
    return { source: madePlainer(written, block, doc.type.schema), at: placed };
  });
}

/** Joins the blocks. Two blocks that follow each other in the file keep the empty lines between them. */
function assembled(pieces: Piece[], { blocks, gaps }: ReadBlocks, between: string): string {
  let text = '';
  pieces.forEach(({ source, at }, index) => {
    const before = pieces[index - 1]?.at ?? -1;
    const isNext = at >= 0 && at === before + 1 && (index === 0 || before >= 0);
    const gap = isNext ? gaps[at] : between;
    text += (index > 0 || isNext ? gap : '') + source;
  });
  const isLast = blocks.length > 0 && pieces.at(-1)?.at === blocks.length - 1;
  return isLast ? text + gaps.at(-1) : text;
}
