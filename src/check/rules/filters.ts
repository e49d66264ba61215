// Checks blocks with a filter: each item is shown by one of its buttons.
import { isFields } from '../../base/json-value.ts';
import { listed, quoted } from '../../base/words.ts';
import { clearlyNearest, didYouMean, nearest } from '../../document/problem/did-you-mean.ts';
import { valueSpan } from '../../document/problem/position.ts';
import { type Rule, replacing } from './rule.ts';

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
      const message = `No button of the filter shows ${quoted(own)}; they show ${listed(shown, 'and')}.`;
      const hint = didYouMean(nearest(own, shown));
      return say(path, message + hint, replacing(valueSpan(parsed, path), clearlyNearest(own, shown)));
    });
  });
};

function wordsOf(list: unknown[], field: string): string[] {
  return list.flatMap(one => (isFields(one) && typeof one[field] === 'string' ? [one[field]] : []));
}
