// Checks blocks whose items have times: each ends after it begins, and they stand in the order in which they begin.
import { type Fields, isFields, type Path } from '../../../base/json-value.ts';
import { says, the } from '../../../base/sentences/said.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import { itemTitle } from '../../../document/schema/block-keywords.ts';
import type { Schema } from '../../../document/schema/sources.ts';
import type { Rule, RuleInput } from '../rule.ts';

export const times: Rule = subject => {
  const { fields, library } = subject;
  if (!Array.isArray(fields.blocks)) return [];
  return fields.blocks.flatMap((block, at) => {
    if (!isFields(block) || !Array.isArray(block.items)) return [];
    const type = String(block.type);
    const schema = Object.hasOwn(library.definitions, type) ? library.definitions[type] : undefined;
    return schema?.timed ? problemsOf(block.items, ['blocks', at, 'items'], schema, subject) : [];
  });
};

function problemsOf(items: unknown[], list: Path, schema: Schema, { say }: RuleInput): Problem[] {
  const [from = '', to = ''] = [schema.timed].flat().map(String);
  const noun = the.thing(itemTitle(schema));
  let latest = 0;
  return items.flatMap((item, index) => {
    const [begin, end] = isFields(item) ? [numberIn(item, from), numberIn(item, to)] : [];
    const path = [...list, index];
    if (begin === undefined) {
      const message = says`This ${noun} has an end and no beginning. Say when it begins, or leave out its end.`;
      return end === undefined ? [] : [say([...path, to], message)];
    }
    if (end !== undefined && end <= begin) {
      const message = says`A ${noun} ends after it begins. This one begins at ${the.number(begin)} and ends at ${the.number(end)}.`;
      return [say([...path, to], message)];
    }
    if (begin < latest) {
      const message = says`Another ${noun} before this one begins later, at ${the.number(latest)}. Put the ${noun}s in the order in which they begin.`;
      return [say([...path, from], message)];
    }
    latest = begin;
    return [];
  });
}

function numberIn(item: Fields, field: string): number | undefined {
  const value = item[field];
  return typeof value === 'number' ? value : undefined;
}
