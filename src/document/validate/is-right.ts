// Asks the validator of a document. What it goes through is no longer than it may be: where thousands of items are wrong, it copies
// all that it has found so far for each of them.
import type { ValidateFunction } from 'ajv';
import type { Schema } from '../schema/sources.ts';
import type { Definitions } from '../schema/walk.ts';
import { withinLimits } from '../schema/within-limits.ts';

/** By the one item that is left beyond its limit, the validator tells that a list is too long. */
const SPARE = 1;

/** What is wrong stands in check.errors. */
export function isRight(document: unknown, check: ValidateFunction): boolean {
  const schema = check.schema as Schema;
  return check(withinLimits(schema, document, (schema.definitions ?? {}) as Definitions, SPARE));
}
