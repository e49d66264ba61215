// What other pages may know of a page: its name, its card, its article, its anchors. Nothing else of it is ever looked at.
import type { AuthoredBlock, AuthoredPage } from './document.ts';

export type Facts = {
  route: string;
  name: string;
  title: string;
  parent?: string;
  card?: { [field: string]: unknown };
  article?: AuthoredPage['article'];
};

export function factsOf(route: string, document: AuthoredPage): Facts {
  const { title, parent, card, article } = document;
  return { route, name: nameOf(document), title, parent, card, article };
}

function nameOf(document: AuthoredPage): string {
  const { card, article, blocks, title } = document;
  const heading = visible(blocks)[0]?.heading;
  return String(card?.title ?? article?.title ?? heading ?? title);
}

export function visible(blocks: AuthoredBlock[]): AuthoredBlock[] {
  return blocks.filter(block => block.hidden !== true);
}
