// A bundle in, what editors read out: the same schema with help that no check needs.
import { type Replacements, replacedSentence } from './replaced.ts';
import type { Schema } from './sources.ts';

export function forEditors(bundle: Schema): Schema {
  return withOldFields(bundle) as Schema;
}

/** An old field is explained where it still stands and offered nowhere. */
function withOldFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOldFields);
  if (typeof value !== 'object' || value === null) return value;
  const { replaced, ...schema }: Schema = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withOldFields(inner)]),
  );
  if (!replaced) return schema;
  return {
    ...schema,
    properties: { ...(schema.properties as object), ...oldFields(replaced as Replacements) },
  };
}

function oldFields(replaced: Replacements): { [name: string]: Schema } {
  return Object.fromEntries(
    Object.entries(replaced).map(([name, replacement]) => {
      const sentence = replacedSentence(name, replacement);
      return [name, { description: sentence, deprecationMessage: sentence, doNotSuggest: true }];
    }),
  );
}
