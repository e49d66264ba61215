// Checks blocks with a filter: each item is shown by one of its buttons.
import { isFields } from '../../../base/json-value.ts';
import { says, the, together } from '../../../base/sentences/said.ts';
import { clearlyNearest, nearest } from '../../../document/problem/did-you-mean.ts';
import { valueSpan } from '../../../document/problem/position.ts';
import { type Rule, replacing } from '../rule.ts';

export const filters: Rule = ({ fields, library, say, parsed }) => {
  const blocks = Array.isArray(fields.blocks) ? fields.blocks.filter(isFields) : [];
  return blocks.flatMap(block => {
    const type = String(block.type);
    const field = Object.hasOwn(library.definitions, type)
      ? library.definitions[type]?.filteredBy
      : undefined;
    if (typeof field !== 'string' || !Array.isArray(block.filter) || !Array.isArray(block.items)) return [];
    const shown = wordsOf(block.filter, field);
    if (shown.length === 0) return [];
    const at = (fields.blocks as unknown[]).indexOf(block);
    return block.items.flatMap((item, index) => {
      const own = isFields(item) ? item[field] : undefined;
      if (typeof own !== 'string' || shown.includes(own)) return [];
      const path = ['blocks', at, 'items', index, field];
      const meant = nearest(own, shown);
      const message = together(
        says`No button of the filter shows ${the.text(own)}; they show ${the.list(shown.map(the.text), 'and')}.`,
        meant !== undefined && says`Did you mean ${the.text(meant)}?`,
      );
      return say(path, message, replacing(valueSpan(parsed, path), clearlyNearest(own, shown)));
    });
  });
};

function wordsOf(list: unknown[], field: string): string[] {
  return list.flatMap(one => (isFields(one) && typeof one[field] === 'string' ? [one[field]] : []));
}
