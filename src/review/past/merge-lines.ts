// Merges two edits of the same text line by line, for files that are no documents: style sheets.
import { mergePieces } from '../../document/steps/merge-pieces.ts';

/** Where both touch the same place, "now" wins. "isWhole" is true if every wanted change could be made. */
export function mergeLines(text: string, now: string, wanted: string): { text: string; isWhole: boolean } {
  const [base, present, other] = [text, now, wanted].map(one => one.split('\n'));
  const { pieces, isWhole } = mergePieces(base ?? [], present ?? [], other ?? []);
  return { text: pieces.join('\n'), isWhole };
}
