// The page model. Resolving a document makes it, components draw it, and /path.json carries it to the browser.
import type { ArticleCard } from '../../../schema/values.ts';
import type { Article, Block, Placed } from '../../generated/types.ts';

export type Crumb = { text: string; href: string };

export type PageArticle = Pick<Article, 'title' | 'category' | 'image' | 'author'> & {
  date: string;
  dateText: string;
  minutes: number;
  /** Its headings, shown beside the first blocks. "beside" says how many blocks. */
  contents?: { parts: { id: string; text: string }[]; beside: number };
  /** The next article in the list; after the last one, the first. */
  next?: Pick<ArticleCard, 'title' | 'href' | 'category' | 'image'>;
  /** Leads to the page that lists the articles. */
  back?: { text: string; href: string };
};

export type Page = {
  route: string;
  /** The title of the document, including the brand. */
  title: string;
  description: string;
  canonical: string;
  /** Only on the general "not found" page: the routes of "not found" pages for single sections. */
  nearer?: string[];
  /** Must be loaded as a document of its own. Its own policy lets its forms send, and the policy of another document would not. */
  alone?: boolean;
  breadcrumbs: Crumb[];
  article?: PageArticle;
  blocks: Placed<Block>[];
};
