// Begins an item of any list, or a block at any place of a page, so that somebody can write over it. It is accepted as it is, and
// says which of its words are those of an example.
import { type Fields, isFields, type Path, valueAt } from '../../base/json-value.ts';
import { valuesAt } from '../../document/schema/fields.ts';
import { readWordsIn } from '../../document/schema/given-words.ts';
import { SHARED } from '../../document/schema/shared-block.ts';
import type { Definitions, Schema } from '../../document/schema/sources.ts';
import { blockSchema, schemaOfStep, shapeOf } from '../../document/schema/step.ts';
import { itemSchema, type MadeValue, makeValue } from './begun-value.ts';
import { resolved } from './control.ts';
import { mayStand } from './may-stand.ts';
import { freeName, soleNamesIn } from './names.ts';
import type { ListPlace, Supply } from './supply.ts';

/** What a block may have, but is never begun with. A filter would have to show what its items are. */
const NEVER_BEGUN = ['id', 'hidden', 'note', 'filter'];

/** Undefined if nothing can be put there. "type" says which block, if the list is one of blocks. */
export function beginAt(place: ListPlace, supply: Supply, type?: string): MadeValue | undefined {
  const list = listAt(place, supply.definitions);
  if (!list || isFull(list)) return undefined;
  const made = type === undefined ? beginItem(list, place, supply) : beginBlock(type, list, place, supply);
  if (!made) return undefined;
  if (type !== undefined && !mayStand(made.value, place, supply)) return undefined;
  return made;
}

export type FoundList = { schema: Schema; items: unknown[]; block?: { schema: Schema; path: Path } };

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
  return Array.isArray(items) && isFields(found.items)
    ? { schema: found, items, ...(block && { block }) }
    : undefined;
}

export function isFull({ schema: { maxItems }, items }: FoundList): boolean {
  return items.length >= Number(maxItems ?? Number.POSITIVE_INFINITY);
}

function beginItem(list: FoundList, place: ListPlace, supply: Supply): MadeValue | undefined {
  const { block } = list;
  const type = block && String((valueAt(place.document, block.path) as Fields).type);
  const names = place.path.slice(block?.path.length).filter(step => typeof step === 'string');
  const examples = type === undefined ? [] : supply.examples(type);
  const found = examples.flatMap(example => valuesAt(example, names)).flat();
  const used = new Set(readWordsIn(list.items).map(({ text }) => text));
  const made = makeValue(
    itemSchema(list.schema),
    { examples: found, neighbours: nearestFirst(list.items, place.at), used },
    { supply, taken: takenOn(place, supply), sole: block?.schema.oneOfItems },
  );
  if (!list.schema.uniqueItems || !list.items.includes(made?.value)) return made;
  return { value: freeName(String(made?.value), new Set(list.items.map(String))), given: [[]] };
}

function beginBlock(type: string, list: FoundList, place: ListPlace, supply: Supply): MadeValue | undefined {
  const schema = blockSchema({ type }, supply.definitions);
  if (!schema || !typesIn(list, place.schema).includes(type)) return undefined;
  const blocks = nearestFirst(list.items, place.at).filter(isFields);
  const alike = blocks.filter(block => block.type === type);
  const others = blocks.filter(
    block => !blockSchema(block, supply.definitions)?.opensPage && block.type !== SHARED,
  );
  const shared = type === SHARED ? sharedFor(place, blocks, supply) : [];
  const isFirst = list.items.slice(0, place.at).every(block => isFields(block) && block.hidden === true);
  const examples = supply.examples(type);
  const make = (wanted: string[]) =>
    makeValue(
      schema,
      { examples, neighbours: alike.length > 0 ? alike : others },
      {
        supply: { ...supply, shared: Object.fromEntries(shared.map(name => [name, []])) },
        taken: takenOn(place, supply),
        wanted,
        left: NEVER_BEGUN.filter(name => name !== 'filter' || schema.filteredBy !== undefined),
        sole: schema.oneOfItems,
      },
    );
  const first = isFirst ? ['heading'] : [];
  const needsNothing = [schema.required].flat().every(name => name === 'type');
  // A block that needs no field would show nothing, so it begins with those of its example.
  const rest = needsNothing && isFields(examples[0]) ? Object.keys(examples[0]) : [];
  return make([...first, ...rest]) ?? make(first);
}

/** Puts first the shared blocks that the page does not have yet. */
function sharedFor(place: ListPlace, blocks: Fields[], supply: Supply): string[] {
  const isUsed = (name: string) => blocks.some(({ type, ref }) => type === SHARED && ref === name);
  return Object.keys(supply.shared)
    .filter(name => mayStand({ type: SHARED, ref: name }, place, supply))
    .sort((a, b) => Number(isUsed(a)) - Number(isUsed(b)));
}

/** A shared document holds all blocks but the one that leads to another. */
function typesIn({ schema }: FoundList, { definitions }: Schema): unknown[] {
  const kind = resolved(schema.items as Schema, definitions as Definitions);
  const { type } = (kind.schema.properties ?? {}) as Definitions;
  return (type?.enum as unknown[] | undefined) ?? [];
}

function nearestFirst(items: unknown[], at: number): unknown[] {
  return [...items.slice(0, at).reverse(), ...items.slice(at)];
}

/** Names that stand on the page already, those of its shared blocks too. */
export function takenOn({ document, schema }: ListPlace, supply: Supply): Set<string> {
  const { definitions, shared, anchors } = supply;
  const blocks = Array.isArray(document.blocks) ? document.blocks.filter(isFields) : [];
  const parts = blocks.flatMap(({ type, ref }) => (type === SHARED ? (shared[String(ref)] ?? []) : []));
  const ofShared = soleNamesIn(schema, { blocks: parts }, definitions);
  return new Set([...anchors, ...ofShared, ...soleNamesIn(schema, document, definitions)]);
}
