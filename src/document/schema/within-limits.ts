// Shortens lists and objects that are longer than their schema allows, before anything goes through them. If somebody pastes a
// hundred thousand items, the length is the mistake, and not each of the items.
import type { Fields } from '../../base/json-value.ts';
import type { Definitions, Schema } from './sources.ts';
import { schemaOfStep, shapeOf } from './step.ts';

/** Leaves "spare" items beyond the limit. Returns a value within its limits itself, without a copy. */
export function withinLimits(
  schema: Schema,
  value: unknown,
  definitions: Definitions,
  spare: number,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inner = (part: unknown, of: Schema) => withinLimits(of, part, definitions, spare);
  if (typeof schema.$ref === 'string') return inner(value, shapeOf(schema, definitions, value).schema);
  return Array.isArray(value)
    ? shortList(schema, value, spare, inner)
    : shortFields(schema, value as Fields, spare, inner);
}

type Inner = (part: unknown, schema: Schema) => unknown;

function shortList(
  { items = {}, maxItems }: Schema,
  list: unknown[],
  spare: number,
  inner: Inner,
): unknown[] {
  const short = list.length > Number(maxItems) + spare ? list.slice(0, Number(maxItems) + spare) : list;
  const made = short.map(item => inner(item, items as Schema));
  return made.some((item, index) => item !== short[index]) ? made : short;
}

function shortFields(schema: Schema, fields: Fields, spare: number, inner: Inner): Fields {
  const names = Object.keys(fields);
  const most = Number(schema.maxProperties) + spare;
  const isShort = !(names.length > most);
  const short = isShort ? names : names.slice(0, most);
  let isSame = isShort;
  const made = short.map((name): [string, unknown] => {
    const value = fields[name];
    const field = schemaOfStep(schema, name);
    const part = field ? inner(value, field) : value;
    if (part !== value) isSame = false;
    return [name, part];
  });
  return isSame ? fields : Object.fromEntries(made);
}
