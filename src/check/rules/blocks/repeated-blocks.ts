// Finds blocks that stand on a page a second time, word for word, each with the first of them. Two equal blocks may be meant. If
// they cannot be, because both have the same id, it is one mistake for the block and not one for each field.

import { typeOf } from '../../../base/json-value.ts';

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
