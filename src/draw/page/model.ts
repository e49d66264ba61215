// The page model: what resolving makes of a document, what the components draw, and what /path.json carries to the browser.
import type { ArticleCard } from '../../../schema/values.ts';
import type { Article, Block, Placed } from '../../generated/types.ts';

export type Crumb = { text: string; href: string };

export type PageArticle = Pick<Article, 'title' | 'category' | 'image' | 'author'> & {
  date: string;
  dateText: string;
  minutes: number;
  /** Its headings; they stand beside the first so many blocks. */
  contents?: { parts: { id: string; text: string }[]; beside: number };
  /** The one after it in the list, and after the last the first. */
  next?: Pick<ArticleCard, 'title' | 'href' | 'category' | 'image'>;
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
  /** It can be no part of another page's document, and is opened by itself. */
  alone?: boolean;
  breadcrumbs: Crumb[];
  article?: PageArticle;
  blocks: Placed<Block>[];
};
