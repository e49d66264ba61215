// Resolves what a page shows as an article: its head, the way back and the way on. Also makes the cards for lists of articles.
import type { ArticleCard } from '../../../schema/values.ts';
import { longDate } from '../../base/dates/dates.ts';
import type { ShownAtMost } from '../../document/pictures/variant.ts';
import type { AuthoredPage } from '../../document/problem/document.ts';
import type { Definitions } from '../../document/schema/sources.ts';
import { type ArticleList, holderOf, listsArticle } from '../../site/articles.ts';
import type { Library } from '../../site/types.ts';
import type { PageArticle } from '../page/model.ts';
import { type AuthoredPicture, picture } from './picture.ts';
import * as pieces from './pieces.ts';

type Scope = pieces.Context & { library: Library; list?: ArticleList };
type Written = NonNullable<AuthoredPage['article']>;

export function articleOf(
  article: Written,
  route: string,
  scope: Scope,
): Omit<PageArticle, 'minutes' | 'contents'> {
  return {
    ...articleHead(article, scope),
    ...(article.author && { author: pieces.line(article.author, scope) }),
    ...backLink(route, scope),
    ...nextArticle(route, scope),
  };
}

export function articleCards(scope: Scope): ArticleCard[] {
  return scope.library
    .routes()
    .flatMap(route => {
      const file = scope.library.page(route);
      const article = file && scope.library.summary(file).article;
      return article && listsArticle(scope.list ?? {}, route, article)
        ? [{ excerpt: pieces.line(article.excerpt, scope), href: route, ...articleHead(article, scope) }]
        : [];
    })
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
}

type ArticleHead = Pick<ArticleCard, 'title' | 'category' | 'date' | 'dateText' | 'image'>;

function articleHead(article: Written, scope: Scope): ArticleHead {
  return {
    title: pieces.line(article.title, scope),
    category: article.category,
    date: article.date,
    dateText: longDate(article.date, scope.site.language),
    // The picture is still as it was written, whatever the generated type says: resolving has not reached it.
    image: picture(article.image as AuthoredPicture, shownOfArticle(scope.library), scope),
  };
}

function shownOfArticle({ schemas }: Library): ShownAtMost {
  const { article } = schemas.page.properties as Definitions;
  const { image } = (article?.properties ?? {}) as Definitions;
  const { shownWidth, shownHeight } = image ?? {};
  return { shownWidth, shownHeight } as ShownAtMost;
}

function backLink(route: string, scope: Scope): Pick<PageArticle, 'back'> {
  const holder = holderOf(route, scope.site.articles ?? []);
  if (!holder) return {};
  const { text, folder, href = folder } = holder;
  return { back: { text: pieces.line(text, scope), href: pieces.address(href, scope.site) } };
}

/** The next article in the order of the list, among articles of the same folder. */
function nextArticle(route: string, scope: Scope): Pick<PageArticle, 'next'> {
  const holder = holderOf(route, scope.site.articles ?? []);
  const cards = articleCards({ ...scope, list: holder ? { folder: holder.folder } : {} });
  const next = cards[(cards.findIndex(({ href }) => href === route) + 1) % cards.length];
  if (!next || next.href === route) return {};
  const { title, href, category, image } = next;
  return { next: { title, href, category, image } };
}
