// Walks a document beside its schema and stops at each piece that common.json defines (line, text, link, image …). The stages
// that resolve and check a document only say what to do there, so a new block needs no code in them.
import type { Fields, Path } from '../../base/json-value.ts';
import { onceEach } from '../../base/once-each.ts';
import type { Definitions, Schema } from './sources.ts';
import { kindOf, schemaOfStep } from './step.ts';

/**
 * Called for each piece. Its result replaces the piece. "inside" walks into the piece. A field that the site document or other
 * pages fill (fromSite, fromPages) is a piece of the kind "filled".
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
    const kind = kindOf(schema.$ref, definitions);
    const inside = () => walk(definitions[kind] ?? {}, value, definitions, visit, path);
    return visit({ kind, value, path, schema }, inside);
  }
  if (Array.isArray(value)) {
    const items = schema.items as Schema | undefined;
    return items
      ? value.map((item, index) => walk(items, item, definitions, visit, [...path, index]))
      : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  return walkFields(schema, value as Fields, definitions, visit, path);
}

function walkFields(
  schema: Schema,
  value: Fields,
  definitions: Definitions,
  visit: Visitor,
  path: Path,
): unknown {
  const result: Fields = {};
  for (const field of Object.keys(value)) {
    const inner = value[field];
    const inSchema = schemaOfStep(schema, field);
    result[field] =
      inSchema && mayHold(inSchema, inner)
        ? walk(inSchema, inner, definitions, visit, [...path, field])
        : inner;
  }
  for (const [field, inner] of filledFields(schema)) {
    if (Object.hasOwn(value, field)) continue;
    const filled = visit(filledPiece(field, inner, path), () => undefined);
    if (filled !== undefined) result[field] = filled;
  }
  return result;
}

/** The same walk for a visitor that only looks. It builds no new document. */
export function eachPiece(
  schema: Schema,
  value: unknown,
  definitions: Definitions,
  see: (piece: Piece) => void,
  path: Path = [],
): void {
  if (typeof schema.$ref === 'string') {
    see({ kind: kindOf(schema.$ref, definitions), value, path, schema });
  } else if (Array.isArray(value)) {
    const items = schema.items as Schema | undefined;
    for (let index = 0; items && index < value.length; index += 1)
      eachPiece(items, value[index], definitions, see, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    const fields = value as Fields;
    for (const field of Object.keys(fields)) {
      const inSchema = schemaOfStep(schema, field);
      if (inSchema && mayHold(inSchema, fields[field]))
        eachPiece(inSchema, fields[field], definitions, see, [...path, field]);
    }
    for (const [field, inner] of filledFields(schema))
      if (!Object.hasOwn(fields, field)) see(filledPiece(field, inner, path));
  }
}

/** Whether the value is a piece or can hold one. */
function mayHold(schema: Schema, value: unknown): boolean {
  return typeof value === 'object' || typeof schema.$ref === 'string';
}

const filledFields = onceEach(({ properties }: Schema) =>
  Object.entries((properties ?? {}) as Definitions).filter(([, inner]) => inner.fromSite || inner.fromPages),
);

function filledPiece(field: string, schema: Schema, path: Path): Piece {
  return { kind: 'filled', value: undefined, path: [...path, field], schema };
}
