// Tells which folder holds an article, and which lists show it.
import { isFields } from '../base/json-value.ts';
import type { AuthoredPage } from '../document/problem/document.ts';

/** The folder and the category to which a list of articles is limited. */
export type ArticleList = { folder?: unknown; category?: unknown };

/** Reads the limits from a block that lists articles. */
export function articleListOf(block: unknown): ArticleList {
  const { folder, category } = isFields(block) ? block : {};
  return { ...(folder !== undefined && { folder }), ...(category !== undefined && { category }) };
}

export function isBelow(route: string, folder: string): boolean {
  return folder === '/' ? route !== '/' : route.startsWith(`${folder}/`);
}

/** The nearest folder, if several contain one another. */
export function holderOf<Holder extends { folder: string }>(
  route: string,
  holders: Holder[],
): Holder | undefined {
  const [nearest] = holders
    .filter(({ folder }) => isBelow(route, folder))
    .sort((a, b) => b.folder.length - a.folder.length);
  return nearest;
}

export function listsArticle(
  { folder, category }: ArticleList,
  route: string,
  article: NonNullable<AuthoredPage['article']>,
): boolean {
  if (typeof folder === 'string' && !isBelow(route, folder)) return false;
  return typeof category !== 'string' || category === article.category;
}
