// Finds the names in a document that may stand there only once, and makes free ones.
import { isFields } from '../../../base/json-value.ts';
import type { Definitions, Schema } from '../../../document/schema/sources.ts';
import { blockSchema } from '../../../document/schema/step.ts';
import { eachPiece, type Piece } from '../../../document/schema/walk.ts';

/** Places on a page, the fields of a form, and addresses that the document claims for itself. */
export function isSoleName(kind: string | undefined, { names }: Schema): boolean {
  return kind === 'anchor' || kind === 'fieldName' || (kind === 'route' && names === undefined);
}

export function soleNamesIn(
  schema: Schema,
  value: unknown,
  definitions: Definitions,
  isSole = isSoleName,
): string[] {
  const found: string[] = [];
  const see = ({ kind, value, path, schema }: Piece): void => {
    if (isSole(kind, schema)) found.push(String(value));
    if (!isFields(value)) return;
    const inner = kind === 'block' ? blockSchema(value, definitions) : definitions[kind];
    eachPiece(inner ?? {}, value, definitions, see, path);
  };
  eachPiece(schema, value, definitions, see);
  return found;
}

/** "tables" → "tables-2". From then on, the free name is taken too. */
export function freeName(name: string, taken: Set<string>): string {
  const stem = name.replace(/-\d+$/, '');
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${stem}-${count}`;
  taken.add(free);
  return free;
}
