// Checks that blocks and their items have the fields that the chosen variant cannot do without ("neededIn" in the schema).
import { type Fields, isFields, type Path } from '../../../base/json-value.ts';
import { says, the } from '../../../base/sentences/said.ts';
import { openingSpan } from '../../../document/problem/position.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import type { Definitions, Schema } from '../../../document/schema/sources.ts';
import type { Rule, RuleInput } from '../rule.ts';

export const variants: Rule = subject => {
  const { fields, library } = subject;
  if (!Array.isArray(fields.blocks)) return [];
  return fields.blocks.flatMap((block, index) => {
    const type = isFields(block) ? String(block.type) : '';
    const schema = Object.hasOwn(library.definitions, type) ? library.definitions[type] : undefined;
    if (!schema || !isFields(block)) return [];
    const variant = String(block.variant ?? propertiesOf(schema).variant?.default);
    return missingIn(block, schema, variant, ['blocks', index], subject);
  });
};

function missingIn(
  value: Fields,
  schema: Schema,
  variant: string,
  path: Path,
  subject: RuleInput,
): Problem[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, field]) => {
    const here = [...path, name];
    const inner = value[name];
    if (inner === undefined) return isNeededIn(field, variant) ? [missing(name, variant, path, subject)] : [];
    if (isFields(inner)) return missingIn(inner, field, variant, here, subject);
    if (!Array.isArray(inner) || !isFields(field.items)) return [];
    const items = field.items;
    return inner.flatMap((item, index) =>
      isFields(item) ? missingIn(item, items, variant, [...here, index], subject) : [],
    );
  });
}

function isNeededIn({ neededIn }: Schema, variant: string): boolean {
  return Array.isArray(neededIn) && neededIn.includes(variant);
}

function missing(field: string, variant: string, path: Path, { say, parsed }: RuleInput): Problem {
  const message = says`The variant ${the.choice(variant)} needs ${the.field(field)}. Add it, or choose another variant.`;
  return say(path, message, { span: openingSpan(parsed, path) });
}

function propertiesOf({ properties }: Schema): Definitions {
  return (properties ?? {}) as Definitions;
}
