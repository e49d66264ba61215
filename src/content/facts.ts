// What other pages may know of a page: its name, its card, its article, its anchors. Nothing else of it is ever looked at.
import type { AuthoredPage, PageFile } from './document.ts';
import type { Library } from './library.ts';
import { blocksOf, isShown } from './shared.ts';

export type Facts = {
  route: string;
  name: string;
  title: string;
  parent?: string;
  card?: { [field: string]: unknown };
  article?: AuthoredPage['article'];
};

/** Undefined where the page has mistakes of its own. */
export function factsOf(file: PageFile, library: Library): Facts | undefined {
  if (!file.document) return undefined;
  const { title, parent, card, article } = file.document;
  const heading = blocksOf(file, library).find(isShown)?.block.heading;
  const name = String(card?.title ?? article?.title ?? heading ?? title);
  return { route: file.route, name, title, parent, card, article };
}
