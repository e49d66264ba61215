// Writes one block so that it reads back as what it is: first as plainly as possible, then with more and more care. Words and
// their marks always survive that. Only a part that the editor cannot show can be lost, such as a link whose address stands elsewhere.
import type { Schema } from 'prosemirror-model';
import { documentOf, readBlocks } from './read-markdown.ts';
import { type Run, readingOf, type TidyBlock, tidyBlocks } from './tidy-words.ts';
import { type Manner, SIGNS, writeBlock } from './write-block.ts';

/** "block" is what the source says: the block that was asked for, unless it had to become plain words. */
export type CarefulBlock = { source: string; block: TidyBlock; dropped?: string };

export const SIGNS_ARE_SEEN =
  'A part of these words stood as it was in the file. Now visitors see its signs.';

const PLAINEST: Manner = {
  escaped: new Set(),
  escapesStarts: false,
  keepsSpelling: true,
  numbersLetters: false,
};
const CAREFUL: Manner = { ...PLAINEST, escaped: new Set(SIGNS), escapesStarts: true, keepsSpelling: false };
const ASTERISKS = { strong: '*', em: '*' };
const BOTH_SIGNS = { strong: '*', em: '_' };
const TRIED_IN_TURN: Manner[] = [
  PLAINEST,
  { ...PLAINEST, signs: ASTERISKS },
  CAREFUL,
  { ...CAREFUL, signs: BOTH_SIGNS },
  { ...CAREFUL, signs: ASTERISKS, numbersLetters: true },
  { ...CAREFUL, signs: BOTH_SIGNS, numbersLetters: true },
  { ...CAREFUL, signs: { strong: '_', em: '*' }, numbersLetters: true },
];

export function writeCarefully(block: TidyBlock, schema: Schema): CarefulBlock {
  const source = faithful(block, schema);
  if (source) return { source, block };
  const plain = eachRuns(block, runs => runs.map(asWords));
  const careful = faithful(plain, schema) ?? writeBlock(plain, CAREFUL);
  return { source: careful, block: plain, dropped: SIGNS_ARE_SEEN };
}

export function readsAs(written: string, blocks: TidyBlock[], schema: Schema): boolean {
  return readingOf(tidyBlocks(documentOf(readBlocks(written, schema), schema))) === readingOf(blocks);
}

function faithful(block: TidyBlock, schema: Schema): string | undefined {
  const isFaithful = (manner: Manner) => readsAs(writeBlock(block, manner), [block], schema);
  const manner = TRIED_IN_TURN.find(isFaithful);
  return manner && writeBlock(block, plainer(block, manner, isFaithful));
}

/** Goes back to the spelling of the file and leaves signs without a backslash, wherever the block still reads the same. */
function plainer(block: TidyBlock, manner: Manner, isFaithful: (manner: Manner) => boolean): Manner {
  let best = manner;
  const attempt = (change: Partial<Manner>) => {
    const next = { ...best, ...change };
    if (isFaithful(next)) best = next;
  };
  attempt({ keepsSpelling: true });
  const source = writeBlock(block, best);
  const escaped = SIGNS.filter(sign => source.includes(`\\${sign}`));
  for (const sign of escaped)
    attempt({ escaped: new Set([...best.escaped].filter(other => other !== sign)) });
  attempt({ escapesStarts: false });
  return best;
}

function eachRuns(block: TidyBlock, change: (runs: Run[]) => Run[]): TidyBlock {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return { ...block, runs: change(block.runs) };
    case 'quote':
      return { ...block, blocks: block.blocks.map(inner => eachRuns(inner, change)) };
    case 'list':
      return { ...block, items: block.items.map(item => item.map(inner => eachRuns(inner, change))) };
    case 'kept':
      return block;
  }
}

function asWords(run: Run): Run {
  return 'kept' in run ? { marks: [], words: run.kept } : { ...run, marks: [] };
}
