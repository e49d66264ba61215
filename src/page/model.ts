// The page model: what resolving makes of a document, what the components draw, and what /path.json carries to the browser.
import type { Article, Block, Placed } from '../generated/types.ts';

export type Crumb = { text: string; href: string };

export type PageArticle = Pick<Article, 'title' | 'category' | 'image'> & {
  date: string;
  dateText: string;
  /** To the page that lists the articles. */
  back?: { text: string; href: string };
};

export type Page = {
  route: string;
  /** The title of the document, brand included. */
  title: string;
  description: string;
  canonical: string;
  /** Of the general "not found" page: the routes of those that stand nearer to some addresses. */
  nearer?: string[];
  breadcrumbs: Crumb[];
  article?: PageArticle;
  blocks: Placed<Block>[];
};
