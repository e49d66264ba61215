// Goes one step into a schema beside its document: along a reference, into a field, into an item of a list.
import { isFields, ownOf, typeOf } from '../../base/json-value.ts';
import type { Definitions, Schema } from './sources.ts';

/** "kind" is the shared definition that a schema refers to ("line", "link"). "schema" is what that definition says. */
export type Shape = { kind?: string; schema: Schema };

/** Follows a reference. A list of blocks allows every type, so the type of the value decides, if the value is given. */
export function shapeOf(schema: Schema | undefined, definitions: Definitions, value?: unknown): Shape {
  if (typeof schema?.$ref !== 'string') return { schema: schema ?? {} };
  const kind = kindOf(schema.$ref, definitions);
  const ofType = kind === 'block' ? blockSchema(value, definitions) : undefined;
  return { kind, schema: ofType ?? definitions[kind] ?? {} };
}

/** The schema of a block's own type. Shared definitions such as "link" are no types of blocks. */
export function blockSchema(value: unknown, definitions: Definitions): Schema | undefined {
  const type = typeOf(value);
  const schema = type === undefined ? undefined : ownOf(definitions, type);
  return (schema?.properties as Definitions | undefined)?.type?.const === type ? schema : undefined;
}

/** The schema of a field or of an item. Fields of a map have no schema by name, so they share one. */
export function schemaOfStep(schema: Schema, step: string | number): Schema | undefined {
  const { properties, additionalProperties, items } = schema;
  if (typeof step === 'number') return items as Schema | undefined;
  if (properties && Object.hasOwn(properties, step)) return (properties as Definitions)[step];
  return isFields(additionalProperties) ? additionalProperties : undefined;
}

const kinds = new Map<string, string>();

export function kindOf(ref: string, definitions: Definitions): string {
  const kind = kinds.get(ref) ?? ref.slice('#/definitions/'.length);
  kinds.set(ref, kind);
  if (!definitions[kind]) throw new Error(`The schema refers to "${kind}", which is not defined.`);
  return kind;
}
