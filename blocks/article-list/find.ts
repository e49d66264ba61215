// The articles, a category and a search term in, the articles to show out.
import type { ArticleCard } from '../../schema/values.ts';
import { plainLetters } from '../../src/ui/letters.ts';

/** What a visitor has chosen. Category 0 is all of them, 1 the first, as the radios count. */
export type Query = { category: number; term: string };

export const EVERYTHING: Query = { category: 0, term: '' };

export function categoriesOf(articles: ArticleCard[]): string[] {
  return [...new Set(articles.map(article => article.category))];
}

export function find(articles: ArticleCard[], { category, term }: Query, language: string): ArticleCard[] {
  const name = categoriesOf(articles)[category - 1];
  const words = spellings(term.trim(), language);
  const isFound = (text: string) =>
    spellings(text, language).some(spelling => words.some(word => spelling.includes(word)));
  return articles.filter(
    article =>
      (name === undefined || article.category === name) &&
      [article.title, article.excerpt, article.category].some(isFound),
  );
}

/** "#wood-guides", "#Wood-Guides" and "#Wood%20Guides" all mean the category "Wood Guides". 0 where none is meant. */
export function categoryOfHash(hash: string, articles: ArticleCard[], language: string): number {
  const wanted = slugs(decoded(hash.replace(/^#/, '')), language);
  const isMeant = (name: string) => slugs(name, language).some(slug => slug !== '' && wanted.includes(slug));
  return categoriesOf(articles).findIndex(isMeant) + 1;
}

/** However somebody types it: "maori" finds "Māori", "strasse" finds "Straße", and in German "aerzte" finds "Ärzte" as "arzte" does. */
function spellings(text: string, language: string): string[] {
  return [plainLetters(text), plainLetters(text, language)];
}

function slugs(name: string, language: string): string[] {
  return spellings(name, language).map(text => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim());
}

/** A lone "%" is no mistake of the visitor's. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
