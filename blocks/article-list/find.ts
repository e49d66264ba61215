// Finds the articles that match what a visitor has typed or chosen.
import type { ArticleCard } from '../../schema/values.ts';
import { plainLetters } from '../../src/ui/letters.ts';

/** Category 0 stands for all categories and 1 for the first one, like the values of the radio buttons. */
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

/** "#wood-guides", "#Wood-Guides" and "#Wood%20Guides" all name the category "Wood Guides". 0 if the hash names none. */
export function categoryOfHash(hash: string, articles: ArticleCard[], language: string): number {
  const wanted = slugs(decoded(hash.replace(/^#/, '')), language);
  const isMeant = (name: string) => slugs(name, language).some(slug => slug !== '' && wanted.includes(slug));
  return categoriesOf(articles).findIndex(isMeant) + 1;
}

/** People type letters in several ways: "strasse" finds "Straße", and in German "aerzte" and "arzte" find "Ärzte". */
function spellings(text: string, language: string): string[] {
  return [plainLetters(text), plainLetters(text, language)];
}

function slugs(name: string, language: string): string[] {
  return spellings(name, language).map(text => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim());
}

/** A lone "%" makes decodeURIComponent throw, but a visitor may well type one. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
