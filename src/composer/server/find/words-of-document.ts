// Collects what an author can search for in a document: its words as they are read, and its amounts, each with the place of its field.
import { isFields, type Path } from '../../../base/json-value.ts';
import { withoutSigns } from '../../../base/without-signs.ts';
import type { Definitions, Schema } from '../../../document/schema/sources.ts';
import { schemaOfStep, shapeOf } from '../../../document/schema/step.ts';
import { type Control, controlsOf } from '../../model/form/control.ts';

/** Values of the site stand as they are written: "{phone}" is a name in braces, and an amount a number. */
export type WrittenAt = { path: Path; written: string | number };

export function wordsOfDocument(value: unknown, schema: Schema, definitions: Definitions): WrittenAt[] {
  const found: WrittenAt[] = [];
  collect(value, schema, []);
  return found;

  function collect(value: unknown, written: Schema, path: Path): void {
    const controls = controlsFor(written, definitions);
    const words = controls.map(control => wordsIn(value, control)).find(words => words !== undefined);
    if (words !== undefined) found.push({ path, written: words });
    if (words !== undefined || typeof value !== 'object') return;
    const { schema } = shapeOf(written, definitions, value);
    for (const [name, inner] of Object.entries(value ?? {})) {
      const step = Array.isArray(value) ? Number(name) : name;
      const schemaThere = schemaOfStep(schema, step);
      if (schemaThere) collect(inner, schemaThere, [...path, step]);
    }
  }
}

const controlsOfSchemas = new WeakMap<Schema, Control[]>();

/** The name of a field decides only what the items of a list are called. */
function controlsFor(schema: Schema, definitions: Definitions): Control[] {
  const kept = controlsOfSchemas.get(schema);
  if (kept) return kept;
  const { control, otherwise } = controlsOf(schema, { field: '', definitions });
  const controls = otherwise ? [control, otherwise] : [control];
  controlsOfSchemas.set(schema, controls);
  return controls;
}

/** Undefined for what nobody reads as words: an address, a choice, a day. */
function wordsIn(value: unknown, control: Control): string | number | undefined {
  if (control.kind === 'words') return wordsOfMarkdown(value);
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (control.kind === 'amount') return control.counts === 'money' ? value : undefined;
  const isLine = control.kind === 'line' && control.pattern === undefined;
  const isCategory = control.kind === 'choice' && control.from === 'categories';
  return isLine || isCategory ? value : undefined;
}

function wordsOfMarkdown(value: unknown): string | undefined {
  const written = Array.isArray(value) ? value.filter(one => typeof one === 'string').join('\n') : value;
  return typeof written === 'string' ? withoutSigns(written) : undefined;
}

/** The names of the shared documents that these blocks show. */
export function sharedNamed(blocks: unknown[], type: string): string[] {
  return blocks.flatMap(block =>
    isFields(block) && block.type === type && typeof block.ref === 'string' ? block.ref : [],
  );
}
