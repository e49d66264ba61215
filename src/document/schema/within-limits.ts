// Shortens lists and objects that are longer than their schema allows, before anything goes through them. If somebody pastes a
// hundred thousand items, the length is the mistake, and not each of the items.
import { type Fields, isFields, typeOf } from '../../base/json-value.ts';
import type { Schema } from './sources.ts';
import { type Definitions, kindOf } from './walk.ts';

/** Leaves "spare" items beyond the limit. Returns a value within its limits itself, without a copy. */
export function withinLimits(
  schema: Schema,
  value: unknown,
  definitions: Definitions,
  spare: number,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inner = (part: unknown, of: Schema) => withinLimits(of, part, definitions, spare);
  if (typeof schema.$ref === 'string') {
    const kind = kindOf(schema.$ref, definitions);
    const own = kind === 'block' ? blockSchema(value, definitions) : definitions[kind];
    return own ? inner(value, own) : value;
  }
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

function shortFields(
  { properties = {}, additionalProperties, maxProperties }: Schema,
  fields: Fields,
  spare: number,
  inner: Inner,
): Fields {
  const names = Object.keys(fields);
  const isShort = !(names.length > Number(maxProperties) + spare);
  const short = isShort ? names : names.slice(0, Number(maxProperties) + spare);
  let isSame = isShort;
  const made = short.map((name): [string, unknown] => {
    const schema = Object.hasOwn(properties as object, name)
      ? (properties as Definitions)[name]
      : additionalProperties;
    const value = fields[name];
    const part = isFields(schema) ? inner(value, schema as Schema) : value;
    if (part !== value) isSame = false;
    return [name, part];
  });
  return isSame ? fields : Object.fromEntries(made);
}

/** The schema of pages describes a block as one of all types. This finds the schema of its own type. */
export function blockSchema(value: unknown, definitions: Definitions): Schema | undefined {
  const type = typeOf(value);
  return type !== undefined && Object.hasOwn(definitions, type) ? definitions[type] : undefined;
}
