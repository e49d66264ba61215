// Takes parts out of a document. If a list would have fewer items than its schema allows, or an object would lack a field that it
// needs, the list or the object goes as well.
import { type Path, valueAt } from '../../../base/json-value.ts';
import { applyEdits } from '../../../document/json/edits.ts';
import { remove } from '../../../document/json/fields.ts';
import { readTree } from '../../../document/json/reader.ts';
import type { Definitions, Schema } from '../../../document/schema/sources.ts';
import { schemaOfStep, shapeOf } from '../../../document/schema/step.ts';

type SchemaPlace = { value: unknown; schema: Schema; definitions: Definitions };

/** Adds what has to go with these places. Undefined if nothing would be left of the document. */
export function wholeOf(paths: Path[], shape: SchemaPlace): Path[] | undefined {
  const grown = unique(paths.map(path => withHolder(path, paths, shape)));
  if (grown.some(path => path.length === 0)) return undefined;
  return sameAs(grown, paths)
    ? grown.filter(path => !grown.some(other => isPathBelow(path, other)))
    : wholeOf(grown, shape);
}

/** The place itself, or what holds it if that cannot do without it. */
function withHolder(path: Path, all: Path[], shape: SchemaPlace): Path {
  const [holder, step] = [path.slice(0, -1), path.at(-1)];
  if (typeof step === 'string') return isNeeded(schemaAt(holder, shape), step) ? holder : path;
  const list = valueAt(shape.value, holder);
  const going = all.filter(other => other.length === path.length && isPathBelow(other, holder));
  const left = (Array.isArray(list) ? list.length : 0) - going.length;
  return left < Number(schemaAt(holder, shape).minItems ?? 0) ? holder : path;
}

function isNeeded({ required, anyOf, oneOf }: Schema, field: string): boolean {
  const choices = [anyOf, oneOf].flatMap(list => (Array.isArray(list) ? (list as Schema[]) : []));
  return [{ required }, ...choices].some(
    ({ required }) => Array.isArray(required) && required.includes(field),
  );
}

function schemaAt(path: Path, { value, schema, definitions }: SchemaPlace): Schema {
  const own = shapeOf(schema, definitions, value).schema;
  const [step, ...rest] = path;
  if (step === undefined) return own;
  const inner = schemaOfStep(own, step) ?? {};
  return schemaAt(rest, { value: valueAt(value, [step]), schema: inner, definitions });
}

export function isPathBelow(path: Path, above: Path): boolean {
  return path.length > above.length && above.every((step, index) => step === path[index]);
}

export function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}

/** Whether the path is one of the others, or lies inside one. */
export function isAmong(path: Path, others: Path[]): boolean {
  return others.some(other => isSamePath(path, other) || isPathBelow(path, other));
}

/** Begins at the end, so that the items before keep their numbers. */
export function withoutPaths(text: string, paths: Path[]): string {
  return [...paths]
    .sort(byPlace)
    .reverse()
    .reduce((left, path) => applyEdits(left, remove({ text: left, tree: readTree(left) }, path)), text);
}

/** Only the items of lists need an order. Fields may go in any order. */
function byPlace(one: Path, other: Path): number {
  const index = one.findIndex((step, at) => step !== other[at]);
  const [left, right] = [one[index], other[index]];
  return typeof left === 'number' && typeof right === 'number' ? left - right : 0;
}

function unique(paths: Path[]): Path[] {
  return [...new Map(paths.map(path => [JSON.stringify(path), path])).values()];
}

function sameAs(one: Path[], other: Path[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
