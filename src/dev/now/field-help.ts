// Finds the fields that may stand at a place in a document, with what each is for and what it takes. Everything comes from the
// schema.

import { examplesIn } from '../../base/dates/dates.ts';
import { isFields, type Path, valueAt } from '../../base/json-value.ts';
import { inFile } from '../../base/sentences/read.ts';
import { says } from '../../base/sentences/said.ts';
import type { DocumentFile, Parsed } from '../../document/problem/document.ts';
import { nodeAround, pathTo } from '../../document/problem/nodes.ts';
import { type Field, fieldsOf } from '../../document/schema/fields.ts';
import type { Schema } from '../../document/schema/sources.ts';
import { schemaOfStep, shapeOf } from '../../document/schema/step.ts';
import { thing } from '../../document/validate/messages/names-of-things.ts';
import { timeZoneOf } from '../../site/publication.ts';
import type { Library } from '../../site/types.ts';

/** "of" is what has these fields: "the hero block", "a link". */
export type FieldHelp = { of: string; fields: Field[] };

/** Undefined if no set of fields is known, for example in broken JSON. */
export function fieldHelpAt(file: DocumentFile, offset: number, library: Library): FieldHelp | undefined {
  const { parsed } = file;
  const node = parsed && nodeAround(parsed.tree, offset);
  if (!parsed || !node) return undefined;
  // On the name of a field the path ends with that field, but the set of fields around it is meant.
  const path = pathTo(node);
  const found = innermostSet(parsed, path, library.schemas[file.kind], library);
  if (!found) return undefined;
  const fields = fieldsOf(found.schema, library.definitions)
    .filter(({ inside }) => inside.length === 0)
    .map(field => ({
      ...field,
      ...(field.example && { example: examplesIn(field.example, timeZoneOf(library)) }),
    }));
  return { of: inFile(says`${thing(found.schema, found.path)}`, false), fields };
}

type Found = { schema: Schema; path: Path };

/** The innermost set of fields with known names on the way to the place. */
function innermostSet(parsed: Parsed, path: Path, top: Schema, library: Library): Found | undefined {
  let found: Found | undefined;
  let value = parsed.value;
  let schema: Schema | undefined = shapeOf(top, library.definitions, value).schema;
  for (let depth = 0; schema; depth += 1) {
    if (schema.properties && isFields(value)) found = { schema, path: path.slice(0, depth) };
    const step = path[depth];
    if (step === undefined) break;
    const inner: Schema | undefined = schemaOfStep(schema, step);
    value = valueAt(value, [step]);
    schema = inner && shapeOf(inner, library.definitions, value).schema;
  }
  return found;
}
