// The blocks of a page in, those that stand there a second time, word for word, with the first of them out. Two equal blocks
// may be meant; where they cannot be, because a place on the page would have two, it is one mistake and not one a field.

import { typeOf } from '../../base/json-value.ts';

const known = new WeakMap<object, Map<number, number>>();

export function copiesOf(blocks: unknown): Map<number, number> {
  if (!Array.isArray(blocks)) return new Map();
  const copies = known.get(blocks) ?? lookAt(blocks);
  known.set(blocks, copies);
  return copies;
}

function lookAt(blocks: unknown[]): Map<number, number> {
  const first = new Map<string, number>();
  const copies = new Map<number, number>();
  const types = blocks.map(typeOf);
  for (const [index, block] of blocks.entries()) {
    const isOnlyOne = types.indexOf(types[index]) === types.lastIndexOf(types[index]);
    if (isOnlyOne) continue;
    const text = JSON.stringify(block);
    const earlier = first.get(text);
    if (earlier === undefined) first.set(text, index);
    else copies.set(index, earlier);
  }
  return copies;
}
