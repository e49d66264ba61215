// Checks and builds take it for granted that the schemas are JSON Schema of draft 7.

import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { placesAt } from '../../base/places.mjs';
import { pageBundle, sharedBundle, siteBundle } from './bundle.ts';
import { readSources, type Schema } from './sources.ts';

const { sources } = readSources(placesAt(process.cwd()));
const ajv = new Ajv({ strict: false });

function problemsIn(schema: Schema): string {
  return ajv.validateSchema(schema) ? '' : ajv.errorsText(ajv.errors);
}

const SCHEMAS: [string, Schema][] = [
  ['pages', pageBundle(sources)],
  ['shared documents', sharedBundle(sources)],
  ['the site', siteBundle(sources)],
  ...sources.blocks.map(({ type, schema }): [string, Schema] => [type, schema]),
];

test.each(SCHEMAS)('the schema of %s is one', (_, schema) => {
  expect(problemsIn(schema)).toBe('');
});

test('a slip is seen', () => {
  expect(problemsIn({ properties: { heading: { type: 'string', maxLength: -1 } } })).toContain('maxLength');
});
