// Merges two edits of the same text sentence by sentence.
import { mergePieces } from './merge-pieces.ts';

let sentences: Intl.Segmenter | undefined;

/**
 * Undefined if both have changed the same sentence or added one at the same place, or if the text is none of several sentences: a title
 * or an amount is one value.
 */
export function mergeTexts(base: string, ours: string, theirs: string): string | undefined {
  const pieces = piecesOf(base);
  if (pieces.filter(piece => piece.trim() !== '').length < 2) return undefined;
  const merged = mergePieces(pieces, piecesOf(theirs), piecesOf(ours));
  return merged.isWhole ? merged.pieces.join('') : undefined;
}

/** Their text with the sentences that only ours has behind it. Undefined for a title or an amount, which has room for one value. */
export function textsTogether(base: string, ours: string, theirs: string): string | undefined {
  const isProse = (text: string) => '.!?…'.includes(text.trimEnd().at(-1) ?? ' ');
  if (!isProse(ours) || !isProse(theirs)) return undefined;
  const known = [...piecesOf(base), ...piecesOf(theirs)];
  return [
    theirs.trimEnd(),
    ...piecesOf(ours).filter(piece => !known.includes(piece) && piece.trim() !== ''),
  ].join(' ');
}

/** The sentences, and the spaces between them. A sentence that is added at the end leaves the one before it as it was. */
function piecesOf(text: string): string[] {
  sentences ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  return [...sentences.segment(text)].flatMap(({ segment }) => {
    const words = segment.trimEnd();
    return [words, segment.slice(words.length)].filter(piece => piece !== '');
  });
}
