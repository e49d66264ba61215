// Finds lists of articles that show more or fewer articles now, because an article was added, removed or moved.
import { isFields } from '../../../base/json-value.ts';
import type { PageFile } from '../../../document/problem/document.ts';
import { type ArticleList, articleListOf, listsArticle } from '../../../site/articles.ts';
import { inventoryOf } from '../../../site/inventory.ts';
import { documentIn } from '../../../site/library/documents.ts';
import { isPublic } from '../../../site/publication.ts';
import type { Library } from '../../../site/types.ts';
import { type CountMoved, nounsOf } from './counts.ts';

/** "told" is all that decides about it. */
type Listed = { file: string; told: unknown; isIn: (list: ArticleList) => boolean };

/** Whether lists may show other articles because of these files. Reads nothing else. */
export function haveArticlesMoved(then: Library, files: string[], now: Library): boolean {
  const [before, after] = [then, now].map(library => listedOf(files, library).map(({ told }) => told));
  return JSON.stringify(before) !== JSON.stringify(after);
}

export function movedArticles(then: Library, files: string[], now: Library): CountMoved[] {
  if (!haveArticlesMoved(then, files, now)) return [];
  const before = listedOf(files, then);
  const after = listedOf(files, now);
  const pages = now.routes().flatMap(route => now.page(route) ?? []);
  const all = listedOf(
    pages.map(({ file }) => file),
    now,
  );
  return pages
    .filter(page => now.summary(page).articleLists.length > 0)
    .flatMap(page => listsOn(page, now).flatMap(list => movedIn(list, { before, after, all }, page, now)));
}

function movedIn(
  { block, path }: ReturnType<typeof listsOn>[number],
  articles: { before: Listed[]; after: Listed[]; all: Listed[] },
  page: PageFile,
  now: Library,
): CountMoved[] {
  const list = articleListOf(block);
  const shown = (some: Listed[]) => some.filter(({ isIn }) => isIn(list)).map(({ file }) => file);
  const [before, after, all] = [shown(articles.before), shown(articles.after), shown(articles.all)];
  const was = all.length - after.length + before.length;
  if (was === all.length) return [];
  const [isAfter, isBefore] = [new Set(after), new Set(before)];
  const cause = [...after, ...before].find(file => isAfter.has(file) !== isBefore.has(file));
  const more = `article ${now.summary(page).title}`;
  const nouns = nounsOf({ type: String(block.type), block }, now, more);
  return [{ file: page.file, cause, was, now: all.length, path, isTotal: false, nouns }];
}

function listsOn(page: PageFile, library: Library) {
  const { pieces = [] } = inventoryOf(page, library) ?? {};
  return pieces.flatMap(({ schema, owner }) =>
    schema.fromPages === 'articles' && owner && isFields(owner.value)
      ? { block: owner.value, path: owner.path }
      : [],
  );
}

/** The articles among these files that visitors see. */
function listedOf(files: string[], library: Library): Listed[] {
  return files.flatMap(file => {
    const page = documentIn(file, library);
    const article = page?.kind === 'page' && isPublic(page, library) && library.summary(page).article;
    return article
      ? { file, told: [file, article], isIn: list => listsArticle(list, page.route, article) }
      : [];
  });
}
