// Parsed documents in, problems with the schema's eyes out.
import { Ajv, type ValidateFunction } from 'ajv';
import type { Schema } from '../schema/sources';
import type { Parsed } from './document';
import { problemAt, valueSpan } from './place';
import type { Problem } from './problem';

const VOCABULARY = [
  'defaultSnippets',
  'enumDescriptions',
  'patternErrorMessage',
  'deprecationMessage',
  'markdownDescription',
  'tsType',
  'tsRequired',
  'fromSite',
];

export function compileSchema(schema: Schema): ValidateFunction {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    discriminator: true,
    strict: true,
    allowUnionTypes: true,
  });
  ajv.addVocabulary(VOCABULARY);
  return ajv.compile(schema);
}

export function validate(parsed: Parsed, check: ValidateFunction): Problem[] {
  if (check(parsed.value)) return [];
  return (check.errors ?? [])
    .filter(error => error.keyword !== 'if')
    .map(error => {
      const path = error.instancePath
        .split('/')
        .slice(1)
        .map(step => (/^\d+$/.test(step) ? Number(step) : step));
      return problemAt(
        parsed.source,
        valueSpan(parsed, path),
        error.instancePath,
        error.message ?? 'is wrong',
      );
    });
}
