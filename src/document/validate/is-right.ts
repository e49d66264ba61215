// Runs a document's validator. Lists that are too long are shortened first: for each mistake ajv copies all that it has found so
// far, so thousands of wrong items would take very long.
import type { ValidateFunction } from 'ajv';
import { LARGEST_DOCUMENT } from '../files/read.ts';
import type { Definitions, Schema } from '../schema/sources.ts';
import { withinLimits } from '../schema/within-limits.ts';

/** One item stays beyond the limit, so that the validator still reports the list as too long. */
const SPARE = 1;

/** In so few characters even the most mistakes are found in no time. */
const SMALL = 24_000;

/** The mistakes are in check.errors afterwards. "length" is that of the document's text. */
export function isRight(document: unknown, check: ValidateFunction, length = LARGEST_DOCUMENT): boolean {
  if (length <= SMALL && check(document)) return true;
  const schema = check.schema as Schema;
  return check(withinLimits(schema, document, (schema.definitions ?? {}) as Definitions, SPARE));
}
