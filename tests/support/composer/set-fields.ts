// Lists the fields that are set in a document, as its forms show them.

import { type Path, valueAt } from '../../../src/base/json-value.ts';
import { type FieldInForm, formOf } from '../../../src/composer/model/form/form.ts';
import type { Definitions, Schema } from '../../../src/document/schema/sources.ts';

export type SetField = { path: Path; field: FieldInForm; value: unknown };

export function setFields(
  schema: Schema,
  definitions: Definitions,
  document: unknown,
  path: Path = [],
): SetField[] {
  return formOf(schema, definitions, document).fields.flatMap(field => {
    const value = valueAt(document, [field.step]);
    if (value === undefined) return [];
    const at = [...path, field.step];
    const inside = [field.control, field.otherwise].flatMap(control =>
      control && 'schema' in control && control.schema && typeof value === 'object'
        ? setFields(control.schema, definitions, value, at)
        : [],
    );
    return [{ path: at, field, value }, ...inside];
  });
}
