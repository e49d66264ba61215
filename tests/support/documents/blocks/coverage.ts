// Writes a sentence for each field and each choice of a block that none of its examples shows.

import { innerOf, isWritten } from '../../../../src/document/schema/fields.ts';
import type { BlockSource, Definitions, Schema } from '../../../../src/document/schema/sources.ts';

/** A field, or one choice of it, and the block or shared piece that contains it. */
type Part = { owner: string; field: string; choice?: string };

/** "definitions" are those of the bundle. A shared piece counts once for each block, however often it is used. */
export function missingInExamples({ type, examples }: BlockSource, definitions: Definitions): string[] {
  const schema = definitions[type] ?? {};
  const shown = new Set<string>();
  for (const example of examples) {
    visit(schema, inSight(example), definitions, (part, value) => {
      if (value !== undefined) shown.add(keyOf(part));
    });
  }
  const missing = new Map<string, string>();
  visit(schema, undefined, definitions, part => {
    if (!shown.has(keyOf(part))) missing.set(keyOf(part), sentence(type, part));
  });
  return [...missing.values()];
}

/** Leaves out a hidden example, which only shows how to hide a block. */
function inSight(example: unknown): unknown {
  return (example as { hidden?: true }).hidden ? { hidden: true } : example;
}

type Visitor = (part: Part, value: unknown) => void;

/** Visits every part of a schema with each of its values in the document. Without a document, visits each part once. */
function visit(schema: Schema, value: unknown, definitions: Definitions, visitor: Visitor, owner = ''): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(schema, item, definitions, visitor, owner);
    return;
  }
  for (const [field, shape] of Object.entries((schema.properties ?? {}) as Definitions)) {
    if (!isWritten(shape)) continue;
    const inner = (value as { [field: string]: unknown } | undefined)?.[field];
    if (value !== undefined && inner === undefined) continue;
    visitor({ owner, field }, inner);
    for (const choice of choicesOf(shape)) {
      const given = [inner].flat().find(one => JSON.stringify(one) === choice);
      visitor({ owner, field, choice }, given);
    }
    const { name, schema: within } = ownerOf(shape, field, owner, definitions);
    visit(within, inner, definitions, visitor, name);
  }
}

function ownerOf(shape: Schema, field: string, owner: string, definitions: Definitions) {
  const reference = (((shape.items as Schema | undefined) ?? shape).$ref as string | undefined) ?? '';
  const piece = definitions[reference.replace('#/definitions/', '')];
  if (piece?.inWords) return { name: (piece.inWords as { one: string }).one, schema: piece };
  const quoted = JSON.stringify(field);
  return { name: owner ? `${owner} › ${quoted}` : quoted, schema: innerOf(shape, definitions) };
}

function choicesOf(shape: Schema): string[] {
  const choices = shape.enum ?? (shape.items as Schema | undefined)?.enum;
  return Array.isArray(choices) ? choices.map(choice => JSON.stringify(choice)) : [];
}

function keyOf({ owner, field, choice }: Part): string {
  return `${owner}|${field}|${choice ?? ''}`;
}

function sentence(type: string, { owner, field, choice }: Part): string {
  const written = choice === undefined ? JSON.stringify(field) : `${JSON.stringify(field)}: ${choice}`;
  const where = owner.startsWith('"') ? ` in ${owner}` : '';
  const whose = owner && !where ? ` of ${owner}` : '';
  return `blocks/${type}/examples.json has no example${whose} with ${written}${where}.`;
}
