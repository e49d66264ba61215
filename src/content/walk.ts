// Walks a document beside its schema and stops at every piece that common.json defines (line, text, link, image …).
// Resolving and the rules of the check are visitors, so a new block needs no line here and none there.
import type { Schema } from '../schema/sources.ts';
import type { Path } from './document.ts';

export type Definitions = { [name: string]: Schema };

/**
 * Called for each piece; its result takes the piece's place. "inside" walks into the piece. A field that the site
 * document or other pages fill (fromSite, fromPages) comes as a piece of the kind "filled".
 */
export type Visitor = (piece: Piece, inside: () => unknown) => unknown;

export type Piece = { kind: string; value: unknown; path: Path; schema: Schema };

export function walk(
  schema: Schema,
  value: unknown,
  definitions: Definitions,
  visit: Visitor,
  path: Path = [],
): unknown {
  if (typeof schema.$ref === 'string') {
    const kind = schema.$ref.slice('#/definitions/'.length);
    const definition = definitions[kind];
    if (!definition) throw new Error(`The schema refers to "${kind}", which is not defined.`);
    return visit({ kind, value, path, schema }, () => walk(definition, value, definitions, visit, path));
  }
  if (Array.isArray(value)) {
    const items = schema.items as Schema | undefined;
    return items
      ? value.map((item, index) => walk(items, item, definitions, visit, [...path, index]))
      : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  return walkFields(schema, value as { [field: string]: unknown }, definitions, visit, path);
}

function walkFields(
  schema: Schema,
  value: { [field: string]: unknown },
  definitions: Definitions,
  visit: Visitor,
  path: Path,
): unknown {
  const properties = (schema.properties ?? {}) as Definitions;
  const result: { [field: string]: unknown } = {};
  for (const [field, inner] of Object.entries(value)) {
    const inSchema = Object.hasOwn(properties, field)
      ? properties[field]
      : (schema.additionalProperties as Schema);
    result[field] = inSchema ? walk(inSchema, inner, definitions, visit, [...path, field]) : inner;
  }
  for (const [field, inner] of Object.entries(properties)) {
    if (!(inner.fromSite || inner.fromPages) || Object.hasOwn(value, field)) continue;
    const filled = visit(
      { kind: 'filled', value: undefined, path: [...path, field], schema: inner },
      () => undefined,
    );
    if (filled !== undefined) result[field] = filled;
  }
  return result;
}
