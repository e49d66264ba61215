// Runs a document's validator. Lists that are too long are shortened first: for each mistake ajv copies all that it has found so
// far, so thousands of wrong items would take very long.
import type { ValidateFunction } from 'ajv';
import type { Definitions, Schema } from '../schema/sources.ts';
import { withinLimits } from '../schema/within-limits.ts';

/** One item stays beyond the limit, so that the validator still reports the list as too long. */
const SPARE = 1;

/** The mistakes are in check.errors afterwards. */
export function isRight(document: unknown, check: ValidateFunction): boolean {
  const schema = check.schema as Schema;
  return check(withinLimits(schema, document, (schema.definitions ?? {}) as Definitions, SPARE));
}
