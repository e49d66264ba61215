// The page model: what resolving makes of a document, what the components draw, and what /path.json carries to the browser.
import type { Article, Block } from '../generated/types';

/** A block in its place: the level of its heading follows from the position; the name is its id, or its type and number. */
export type Placed<B> = B & { level: 1 | 2; name: string };

export type Crumb = { text: string; href: string };

export type PageArticle = Pick<Article, 'title' | 'category' | 'image'> & { date: string; dateText: string };

export type Page = {
  route: string;
  /** The title of the document, brand included. */
  title: string;
  description: string;
  canonical: string;
  /** A block of the page needs React from the start. */
  live: boolean;
  breadcrumbs: Crumb[];
  article?: PageArticle;
  blocks: Placed<Block>[];
};
