// Copies an item or a block so that the copy can stand beside it: with free names, and without a field that only one item may have.
import { type Fields, isFields } from '../../../base/json-value.ts';
import type { Schema } from '../../../document/schema/sources.ts';
import { blockSchema } from '../../../document/schema/step.ts';
import { type Visitor, walk } from '../../../document/schema/walk.ts';
import { isFull, listAt, takenOn } from './begun.ts';
import { mayStand } from './may-stand.ts';
import { freeName, isSoleName } from './names.ts';
import type { ListPlace, Supply } from './supply.ts';

/** Undefined if the list is full, or if the page can have such a thing only once. */
export function duplicate(original: unknown, place: ListPlace, supply: Supply): unknown {
  const { definitions } = supply;
  const list = listAt(place, definitions);
  if (!list || isFull(list) || list.schema.uniqueItems || original === undefined) return undefined;
  const taken = takenOn(place, supply);
  const visit: Visitor = ({ kind, value, schema }, inside) => {
    if (kind === 'filled') return undefined;
    return isSoleName(kind, schema) && typeof value === 'string' ? freeName(value, taken) : inside();
  };
  const own = list.block ? undefined : blockSchema(original, definitions);
  const copy = walk(own ?? (list.schema.items as Schema), original, definitions, visit);
  if (!own) return list.block ? without(copy, list.block.schema) : copy;
  if (isFields(copy) && Array.isArray(copy.items)) copy.items = copy.items.map(item => without(item, own));
  return mayStand(copy, place, supply) ? copy : undefined;
}

function without(item: unknown, { oneOfItems }: Schema): unknown {
  if (!isFields(item)) return item;
  const { [String(oneOfItems)]: sole, ...rest }: Fields = item;
  return rest;
}
