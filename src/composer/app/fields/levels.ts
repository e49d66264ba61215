// Follows a path through the forms: the page, the block, the item in its list. The panel shows the innermost of these that has
// fields of its own.
import { type Path, valueAt } from '../../../base/json-value.ts';
import type { Schema } from '../../../document/schema/sources.ts';
import type { DocumentNow, Opened } from '../../form/asks.ts';
import type { Control } from '../../form/control.ts';
import { formOf } from '../../form/form.ts';

/** "schema" describes what is at the path. */
export type Level = { path: Path; label: string; schema: Schema; control?: Control };

/** The document, and below it everything on the way to the path, as far as the forms know it. */
export function levelsTo(path: Path, value: unknown, kind: DocumentNow['kind'], opened: Opened): Level[] {
  const levels: Level[] = [{ path: [], label: kind, schema: opened.schemas[kind] }];
  for (const step of path) {
    const around = levels.at(-1);
    if (!around) break;
    const { fields } = formOf(around.schema, opened.definitions, valueAt(value, around.path));
    const field = fields.find(one => one.step === step);
    const inner: Schema | undefined = schemaIn(field?.control) ?? schemaIn(field?.otherwise);
    if (!field) break;
    levels.push({
      path: [...around.path, step],
      label: field.label,
      schema: inner ?? {},
      control: field.control,
    });
    if (!inner) break;
  }
  return levels;
}

function schemaIn(control: Control | undefined): Schema | undefined {
  return (control as { schema?: Schema } | undefined)?.schema;
}

/** A level that the panel can show: the document, a block, an item of a list. */
export function hasOwnPanel({ path, control }: Level): boolean {
  return path.length === 0 || (typeof path.at(-1) === 'number' && isGroup(control));
}

function isGroup(control: Control | undefined): boolean {
  return control !== undefined && ['group', 'picture', 'card'].includes(control.kind);
}
