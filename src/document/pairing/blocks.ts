// Finds which block of a page became which block of a later version.
import { isFields, typeOf } from '../../base/json-value.ts';
import { SHARED } from '../schema/shared-block.ts';
import { type Pairing, pairUp } from './match.ts';
import { canonical, likeness } from './similarity.ts';

/** Finds for each old block the new block that it became. */
export function pairBlocks(was: unknown[], now: unknown[]): Pairing {
  return pairUp(was, now, { name: nameOf, likeness: blockLikeness, least: 0.35, kind: kindOf });
}

function nameOf(block: unknown): string | undefined {
  if (isFields(block) && typeof block.id === 'string') return `${kindOf(block)}#${block.id}`;
  return typeOf(block) === SHARED ? kindOf(block) : undefined;
}

/** Two blocks can only be the same block if they are of one kind: the same type, or the same shared blocks. */
function kindOf(block: unknown): string | undefined {
  const type = typeOf(block);
  return type === SHARED && isFields(block) ? `${type} ${canonical(block.ref)}` : type;
}

/** Blocks with the same heading are probably the same block, even if all the words under it are new. */
function blockLikeness(a: unknown, b: unknown): number {
  if (kindOf(a) === undefined || kindOf(a) !== kindOf(b)) return 0;
  const heading = (block: unknown) => (isFields(block) ? block.heading : undefined);
  const named = heading(a) !== undefined && heading(a) === heading(b) ? 0.6 : 0;
  return Math.max(named, likeness(wordsOf(a), wordsOf(b)));
}

/** Leaves out the type, which both blocks share, and the name: blocks of one name have found each other already. */
function wordsOf(block: unknown): unknown {
  if (!isFields(block)) return block;
  const { type, id, ...words } = block;
  return words;
}
