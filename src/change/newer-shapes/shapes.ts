// Says whether a block fits its schema. Compiles the validator of a type when it is first needed.
import type { ValidateFunction } from 'ajv';
import type { Written } from '../../../schema/migration.ts';
import type { Path } from '../../base/json-value.ts';
import type { Schema } from '../../document/schema/sources.ts';
import { compileSchema } from '../../document/validate/validate.ts';

export type Shapes = (block: unknown) => boolean;

export function shapesOf(pageSchema: Schema): Shapes {
  const definitions = pageSchema.definitions as { [name: string]: Schema };
  const checks = new Map<string, ValidateFunction>();
  return block => {
    const type = typeOf(block);
    if (type === undefined || !Object.hasOwn(definitions, type)) return false;
    const check =
      checks.get(type) ?? compileSchema({ type: 'object', $ref: `#/definitions/${type}`, definitions });
    checks.set(type, check);
    return check(block);
  };
}

export type TypedBlock = Written & { type: string };

function isBlock(value: unknown): value is TypedBlock {
  return typeOf(value) !== undefined;
}

/** The blocks in the list at this place of a document. */
export function blocksIn(value: unknown, list: Path): { block: TypedBlock; index: number }[] {
  const blocks = list.reduce<unknown>((inner, step) => (inner as { [step: string]: unknown })?.[step], value);
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block, index) => (isBlock(block) ? [{ block, index }] : []));
}

function typeOf(value: unknown): string | undefined {
  const type = typeof value === 'object' && value !== null ? (value as { type?: unknown }).type : undefined;
  return typeof type === 'string' ? type : undefined;
}
