// Writes edited words as Markdown. What was not changed stays as the file has it, to the byte. Everything else is read again before
// it is given back: nothing is saved that says something other than what the editor shows.
import type { Node } from 'prosemirror-model';
import { type CarefulBlock, readsAs, SIGNS_ARE_SEEN, writeCarefully } from './careful-words.ts';
import {
  asFieldText,
  asOneText,
  documentOf,
  type FieldText,
  NEXT_PARAGRAPH,
  type ReadBlocks,
  readBlocks,
} from './read-markdown.ts';
import { type TidyBlock, tidyBlock, tidyBlocks } from './tidy-words.ts';

export type WrittenWords = {
  text: FieldText;
  /** Says what is no longer as the editor shows it. */
  dropped?: string;
};

/** One block of the new text. "at" is its place among the blocks of the file, or -1 for one that was added. */
type Piece = CarefulBlock & { at: number };

/** "before" is what the file has. If no words are left, the text is empty. */
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
    if (readsAs(written, blocks, schema)) return { text };
    return { text, dropped: pieces.flatMap(piece => piece.dropped ?? []).join(' ') || SIGNS_ARE_SEEN };
  };
  const pieces = keptPieces(doc, blocks, read);
  const written = outcome(pieces);
  const said = pieces.map(({ block }) => block);
  if (written.dropped === undefined || readsAs(asOneText(written.text), said, schema)) return written;
  // Beside another block, a block can mean something else: two lists with the same sign become one. Then all are written anew.
  return outcome(blocks.map(block => ({ ...writeCarefully(block, schema), at: -1 })));
}

/** Finds each block in the file. A block that the file does not have is written. */
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
    if (found) return { source: found.source, block, at };
    // A block that was changed stays in its place.
    const place = (places[index - 1] ?? -1) + 1;
    if (place < known.length && !places.includes(place)) places[index] = place;
    return { ...writeCarefully(block, doc.type.schema), at: places[index] ?? -1 };
  });
}

/** Puts between two blocks what the file has between them. */
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
