// The category of an article: one of those that the site document lists.
import { isFields } from '../../base/json-value.ts';
import { listed, quoted } from '../../base/words.ts';
import { didYouMean, nearest, surely } from '../../document/problem/did-you-mean.ts';
import { valueSpan } from '../../document/problem/position.ts';
import { siteFacts } from '../../site/site-facts.ts';
import { type Rule, replacing } from '../rule.ts';

export const categories: Rule = ({ fields: { article }, library, say, parsed }) => {
  const known = siteFacts(library).categories;
  const category = isFields(article) ? article.category : undefined;
  if (!known || typeof category !== 'string' || category === '' || known.includes(category)) return [];
  const span = valueSpan(parsed, ['article', 'category']);
  if (known.length === 0) {
    const message = `The site document lists no categories. Add "categories" to pages/_site.json, with ${quoted(category)} among them.`;
    return [say(['article'], message, { span })];
  }
  const meant = didYouMean(nearest(category, known));
  const message = `"category" is one of ${listed(known, 'or')}, not ${quoted(category)}.${meant}`;
  return [say(['article'], message, replacing(span, surely(category, known)))];
};
