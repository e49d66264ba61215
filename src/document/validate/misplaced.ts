// Finds whole things at a wrong place: a page among blocks, a block among items, a block in place of a page. Each is one mistake,
// however many of its fields do not fit there.
import { isFields, type Path, typeOf } from '../../base/json-value.ts';
import { otherInForm, type Said, says, the } from '../../base/sentences/said.ts';
import type { Parsed } from '../problem/document.ts';
import { openingSpan, problemAt } from '../problem/position.ts';
import type { Problem } from '../problem/problem.ts';
import { whereIs } from '../problem/where.ts';
import type { Mistake } from './messages/mistakes.ts';

export type Misplaced = { path: Path; message: Said };

export function misplacedIn(mistakes: Mistake[], types: string[]): Misplaced[] {
  const found = new Map<string, Misplaced>();
  for (const { finding, ...mistake } of mistakes) {
    const { path, data } = finding;
    const message = sentence(path, data, types, 'field' in mistake && mistake.field === 'type');
    if (message) found.set(path.join('/'), { path, message });
  }
  return [...found.values()];
}

function sentence(path: Path, value: unknown, types: string[], isTypeUnknown: boolean): Said | undefined {
  if (!isFields(value)) return undefined;
  const isBlockPlace = path.length === 2 && path[0] === 'blocks';
  const isBlock = types.includes(typeOf(value) ?? '');
  if (isBlockPlace && Array.isArray(value.blocks))
    return otherInForm(
      says`This is a whole page inside another one. Put its blocks here one by one, or give it a file of its own.`,
      says`This is a whole page inside another one. Put its blocks here one by one, or make a page of its own of it.`,
    );
  if (!isBlock || !isTypeUnknown) return undefined;
  if (path.length === 0)
    return otherInForm(
      says`This file holds one block where a page is due. A page has ${the.list(['title', 'description', 'blocks'].map(the.field), 'and')}; the block belongs into ${the.field('blocks')}.`,
      says`The file of this page holds one block and no page. Bring back an earlier version of it.`,
    );
  return otherInForm(
    says`A block cannot stand inside another block. Move it into ${the.field('blocks')}, before or after this one.`,
    says`A block cannot stand inside another block. Move it before or behind this one.`,
  );
}

/** Whether the mistake is a list that is too long only because of the misplaced thing. */
export function isFilledBy(
  { finding: { path, keyword, data, schema } }: Mistake,
  { path: inner }: Misplaced,
): boolean {
  return (
    keyword === 'maxItems' &&
    inner.length === path.length + 1 &&
    path.every((step, index) => inner[index] === step) &&
    (data as unknown[]).length - 1 <= Number(schema)
  );
}

export function isInside({ finding: { path } }: Mistake, { path: outer }: Misplaced): boolean {
  return outer.every((step, index) => path[index] === step);
}

export function misplacedProblem({ path, message }: Misplaced, parsed: Parsed): Problem {
  return problemAt(parsed.source, openingSpan(parsed, path), whereIs(parsed.value, path), message);
}
