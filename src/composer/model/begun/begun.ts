// Begins an item of any list, or a block at any place of a page, from a neighbour or an example, so that somebody can write over it.
// The check accepts the value as it is, and "given" says which of its words are those of an example.
import { type Fields, isFields, type Path, valueAt } from '../../../base/json-value.ts';
import { valuesAt } from '../../../document/schema/fields.ts';
import { SHARED } from '../../../document/schema/shared-block.ts';
import type { Definitions, Schema } from '../../../document/schema/sources.ts';
import { blockSchema, schemaOfStep, shapeOf } from '../../../document/schema/step.ts';
import { resolved } from '../form/control.ts';
import { textsIn } from './begun-texts.ts';
import { itemSchema, type MadeValue, type Making, makeLike, variantOf } from './begun-value.ts';
import { mayStand } from './may-stand.ts';
import { freeName, soleNamesIn } from './names.ts';
import type { ListPlace, Supply } from './supply.ts';

/** Undefined if nothing can be put there. "type" says which block, if the list is one of blocks. */
export function beginAt(place: ListPlace, supply: Supply, type?: string): MadeValue | undefined {
  const list = listAt(place, supply.definitions);
  if (!list || isFull(list)) return undefined;
  if (type === undefined) return beginItem(list, place, supply);
  // A shared document holds all blocks but the one that leads to another.
  const { schema } = resolved(list.schema.items as Schema, place.schema.definitions as Definitions);
  const types = valueAt(schema, ['properties', 'type', 'enum']);
  if (!Array.isArray(types) || !types.includes(type)) return undefined;
  const block = type === SHARED ? sharedBlock(place, supply) : beginBlock(type, list, place, supply);
  return block && mayStand(block.value, place, supply) ? block : undefined;
}

type FoundList = { schema: Schema; items: unknown[]; block?: { schema: Schema; path: Path } };

/** Undefined if the place is no list. A list that is not there yet is empty. */
export function listAt(
  { document, schema, path }: ListPlace,
  definitions: Definitions,
): FoundList | undefined {
  let block: FoundList['block'];
  let current = schema;
  for (const [index, step] of path.entries()) {
    const above = path.slice(0, index);
    const { kind, schema: around } = shapeOf(current, definitions, valueAt(document, above));
    if (kind === 'block') block = { schema: around, path: above };
    current = schemaOfStep(around, step) ?? {};
  }
  const found = resolved(current, definitions).schema;
  const items = valueAt(document, path) ?? [];
  return Array.isArray(items) && isFields(found.items) ? { schema: found, items, block } : undefined;
}

export function isFull({ schema: { maxItems }, items }: FoundList): boolean {
  return items.length >= Number(maxItems ?? Number.POSITIVE_INFINITY);
}

function beginItem(list: FoundList, place: ListPlace, supply: Supply): MadeValue | undefined {
  const { schema, items, block } = list;
  const type = String(valueAt(place.document, [...(block?.path ?? []), 'type']));
  const names = place.path.slice(block?.path.length).filter(step => typeof step === 'string');
  const made = firstLike(nearestFirst(items, place.at), itemSchema(schema), {
    supply,
    examples: block ? valuesAt(supply.examples(type), names).flat() : [],
    used: wordsOf(place),
    taken: takenOn(place, supply),
    sole: block?.schema.oneOfItems,
    variant: block && variantOf(valueAt(place.document, block.path), block.schema),
  });
  if (!schema.uniqueItems || !items.includes(made?.value)) return made;
  return { value: freeName(String(made?.value), new Set(items.map(String))), given: [[]] };
}

function beginBlock(type: string, list: FoundList, place: ListPlace, supply: Supply): MadeValue | undefined {
  const schema = blockSchema({ type }, supply.definitions);
  if (!schema) return undefined;
  const isShown = (block: unknown): block is Fields => isFields(block) && block.hidden !== true;
  const shown = nearestFirst(list.items, place.at).filter(isShown);
  // The first block of a page has its title.
  const isFirst = !list.items.slice(0, place.at).some(isShown);
  const haveHeadings = shown.every(block => block.heading !== undefined || block.type === SHARED);
  const alike = shown.filter(block => block.type === type);
  return firstLike(alike, schema, {
    supply,
    examples: supply.examples(type),
    used: wordsOf(place),
    taken: takenOn(place, supply),
    sole: schema.oneOfItems,
    wanted: isFirst || haveHeadings ? ['heading'] : [],
    // A filter would have to show what its items are.
    left: ['hidden', 'note', ...(schema.filteredBy === undefined ? [] : ['filter'])],
  });
}

/** Tries the neighbours first, then the examples. Prefers a value with words to write over. */
function firstLike(
  neighbours: unknown[],
  schema: Schema,
  making: Omit<Making, 'isOurs'>,
): MadeValue | undefined {
  let first: MadeValue | undefined;
  for (const [index, model] of [...neighbours, ...making.examples, undefined].entries()) {
    const isOurs = index < neighbours.length;
    const own = { isOurs, taken: new Set(making.taken), ...(isOurs && { siblings: neighbours }) };
    const made = makeLike(model, schema, { ...making, ...own });
    if (made && made.given.length > 0) return made;
    first ??= made;
  }
  return first;
}

/** Prefers a shared document that the page does not have yet. */
function sharedBlock(place: ListPlace, supply: Supply): MadeValue | undefined {
  const used = valuesAt(place.document, ['blocks', 'ref']);
  const [value] = Object.keys(supply.shared)
    .sort((a, b) => Number(used.includes(a)) - Number(used.includes(b)))
    .map(ref => ({ type: SHARED, ref }))
    .filter(block => mayStand(block, place, supply));
  return value && { value, given: [] };
}

function wordsOf({ document }: ListPlace): Set<string> {
  return new Set(textsIn(document));
}

function nearestFirst(items: unknown[], at: number): unknown[] {
  return [...items.slice(0, at).reverse(), ...items.slice(at)];
}

/** Names that stand on the page already, those of its shared blocks too. */
export function takenOn({ document, schema }: ListPlace, supply: Supply): Set<string> {
  const { definitions, shared, anchors } = supply;
  const names = valuesAt(document, ['blocks', 'ref']).map(String);
  const parts = { blocks: names.flatMap(name => shared[name] ?? []) };
  return new Set([...anchors, ...[document, parts].flatMap(one => soleNamesIn(schema, one, definitions))]);
}
