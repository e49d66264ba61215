// The articles, a category and a search term in, the articles to show out.
import type { ArticleCard } from '../../schema/values.ts';

/** What a visitor has chosen. Category 0 is all of them, 1 the first, as the radios count. */
export type Query = { category: number; term: string };

export const EVERYTHING: Query = { category: 0, term: '' };

export function categoriesOf(articles: ArticleCard[]): string[] {
  return [...new Set(articles.map(article => article.category))];
}

export function find(articles: ArticleCard[], { category, term }: Query): ArticleCard[] {
  const name = categoriesOf(articles)[category - 1];
  const words = plain(term.trim());
  return articles.filter(
    article =>
      (name === undefined || article.category === name) &&
      [article.title, article.excerpt, article.category].some(text => plain(text).includes(words)),
  );
}

/** "#wood-guides", "#Wood-Guides" and "#Wood%20Guides" all mean the category "Wood Guides". 0 where none is meant. */
export function categoryOfHash(hash: string, articles: ArticleCard[]): number {
  const wanted = slug(decoded(hash.replace(/^#/, '')));
  return wanted === '' ? 0 : categoriesOf(articles).findIndex(name => slug(name) === wanted) + 1;
}

/** Small letters without their accents: "maori" finds "Māori". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function slug(name: string): string {
  return plain(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A lone "%" is no mistake of the visitor's. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
