// Finds blocks that have the type of one kind of block and the fields of another. That is one mistake, however many fields show
// it.

import type { ValidateFunction } from 'ajv';
import { type Fields, isFields, type Path, typeOf } from '../../base/json-value.ts';
import { otherInForm, says, the } from '../../base/sentences/said.ts';
import type { Parsed } from '../problem/document.ts';
import { problemAt, valueSpan } from '../problem/position.ts';
import type { Problem } from '../problem/problem.ts';
import { whereIs } from '../problem/where.ts';
import type { Schema } from '../schema/sources.ts';
import { isRight } from './is-right.ts';
import type { Mistake } from './messages/mistakes.ts';

/** "places" are the paths of the mistakes. Returns the index of each such block, with the types that its fields fit. */
export function blocksOfOtherType(
  parsed: Parsed,
  places: Path[],
  check: ValidateFunction,
): Map<number, string[]> {
  const found = new Map<number, string[]>();
  const { value } = parsed;
  if (!isFields(value) || !Array.isArray(value.blocks)) return found;
  const mistakes = new Map<unknown, number>();
  for (const [first, second] of places)
    if (first === 'blocks') mistakes.set(second, (mistakes.get(second) ?? 0) + 1);
  for (const [index, count] of mistakes) {
    if (count < 2 || typeof index !== 'number') continue;
    const block: unknown = value.blocks[index];
    const type = typeOf(block);
    if (type === undefined || !isFields(block)) continue;
    const others = typesOf(check).filter(
      other => other !== type && mayBe(other, block, check) && fits({ ...block, type: other }, check),
    );
    if (others.length > 0) found.set(index, others);
  }
  return found;
}

/** Compares the names of the fields, which is quicker than checking the block against a whole schema. */
function mayBe(type: string, block: Fields, { schema }: ValidateFunction): boolean {
  const { definitions = {} } = schema as { definitions?: { [type: string]: Schema } };
  const known = (definitions[type]?.properties ?? {}) as Fields;
  return Object.keys(block).every(field => Object.hasOwn(known, field));
}

export function otherTypeProblem(
  parsed: Parsed,
  index: number,
  types: string[],
  mistakes: Mistake[],
): Problem {
  const path = ['blocks', index, 'type'];
  const span = valueSpan(parsed, path);
  const written = parsed.source.text.slice(span.offset, span.offset + span.length);
  const [own, others] = [the.sign(written), the.list(types.map(the.choice), 'or')];
  const needs = the.list(missingIn(mistakes, index).map(the.field), 'and');
  const lacks = needs.is === 'list' && needs.parts.length > 0;
  const message = otherInForm(
    lacks
      ? says`The fields of this block are those of ${others}, not of ${own}, which needs ${needs}. Change the type, or the fields.`
      : says`The fields of this block are those of ${others}, not of ${own}. Change the type, or the fields.`,
    says`The fields of this block are those of another kind: ${the.list(types.map(the.block), 'or')}. Take the block out, or put one of that kind in its place.`,
  );
  return problemAt(parsed.source, span, whereIs(parsed.value, ['blocks', index]), message);
}

/** The required fields that the block lacks. */
function missingIn(mistakes: Mistake[], index: number): string[] {
  return mistakes.flatMap(mistake => {
    const { path } = mistake.finding;
    return mistake.kind === 'missing' && path.length === 2 && path[1] === index ? mistake.fields : [];
  });
}

function fits(block: Fields, check: ValidateFunction): boolean {
  return (
    isRight({ blocks: [block] }, check) ||
    !check.errors?.some(({ instancePath }) => instancePath.startsWith('/blocks/0'))
  );
}

export function typesOf(check: ValidateFunction): string[] {
  const { definitions } = check.schema as { definitions?: { block?: { properties?: { type?: Schema } } } };
  return (definitions?.block?.properties?.type?.enum ?? []) as string[];
}
