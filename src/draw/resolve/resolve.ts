// Turns a checked page document into the page model that React draws, and the head of its HTML.
import { wordsOf } from '../../base/languages/read.ts';
import { type LanguageWords, say } from '../../base/languages/say.ts';
import { is404Page } from '../../document/files/pages.ts';
import { sharedPicture } from '../../document/pictures/photograph.ts';
import type { ShownAtMost } from '../../document/pictures/variant.ts';
import type { AuthoredBlock, AuthoredPage, PageFile } from '../../document/problem/document.ts';
import { drawnIcon } from '../../document/schema/own-icons.ts';
import type { Schema } from '../../document/schema/sources.ts';
import { type Piece, type Visitor, walk } from '../../document/schema/walk.ts';
import type { Block, Placed, SiteDocument } from '../../generated/types.ts';
import { type ArticleList, articleListOf } from '../../site/articles.ts';
import { pageName } from '../../site/page-summary.ts';
import { blocksOf, isShown, isWhole } from '../../site/shared-blocks.ts';
import { shownTitle } from '../../site/title.ts';
import type { Library } from '../../site/types.ts';
import type { Crumb, Page } from '../page/model.ts';
import { articleCards, articleOf } from './article.ts';
import { withFirstPicture } from './first-picture.ts';
import { type Head, headOf } from './head.ts';
import { completeLinks } from './link-subjects.ts';
import { type AuthoredPicture, picture } from './picture.ts';
import * as pieces from './pieces.ts';
import { ranksOf } from './ranks.ts';
import { readArticle } from './read-article.ts';
import { withMenu } from './shown-menu.ts';

/** "endpoints" are the other origins that the page's forms send to. */
export type Resolved = { page: Page; head: Head; endpoints: string[] };

/** The site document with its values filled in and the engine's words in its language. */
export type ResolvedSite = Omit<SiteDocument, 'words'> & { words: LanguageWords };

/** "list" says which articles the current block lists. */
type Scope = pieces.Context & { library: Library; list?: ArticleList; endpoints: Set<string> };

export function resolve(file: PageFile, library: Library): Resolved {
  const site = library.settings().document;
  const { document, route } = file;
  const name = pageName(file, library);
  if (!document || name === undefined || !site || !isWhole(file, library))
    throw new Error(`${file.file} has mistakes, so it cannot be resolved.`);
  const { root, picture } = library;
  const scope: Scope = {
    ...{ root, site, headingLevel: 2, library, endpoints: new Set() },
    ...(picture && { picture }),
  };
  const blocks = shownBlocks(file, library);
  const ranks = ranksOf(blocks, document.article !== undefined);
  const drawn = completeLinks(
    blocks.map((block, index) => placed({ ...block, rank: ranks[index] }, index, document, scope)),
    say(wordsOf(scope.site), 'learnMore'),
    site.language,
  );
  const read = document.article && readArticle(drawn, site.language);
  const page: Page = withFirstPicture({
    route,
    title: shownTitle(pieces.plainLine(document.title, scope), site.brand),
    description: pieces.plainLine(document.description, scope),
    canonical: site.address + route,
    breadcrumbs: breadcrumbs(file, scope),
    ...(route === '/404' && { nearer: nearerMissingPages(library) }),
    ...(document.article &&
      read && { article: { ...articleOf(document.article, route, scope), ...read.article } }),
    blocks: read?.blocks ?? drawn,
  });
  return {
    page,
    head: headOf(document, page, name, scope),
    endpoints: [...scope.endpoints],
  };
}

export function resolveSite(library: Library): ResolvedSite {
  const site = library.settings().document;
  if (!site) throw new Error('pages/_site.json has mistakes, so it cannot be resolved.');
  const scope: Scope = { root: library.root, site, headingLevel: 2, library, endpoints: new Set() };
  const own = walk(library.schemas.site, site, library.definitions, visitor(scope)) as SiteDocument;
  return { ...withMenu(own, library), image: sharedPicture(library.root, site.image), words: wordsOf(site) };
}

/** Sections with a "not found" page of their own. The app asks for no others. */
function nearerMissingPages(library: Library): string[] {
  return library.routes().filter(route => is404Page(route) && route !== '/404');
}

/** Puts shared blocks in their places. After this, nothing depends on which file a block is written in. */
function shownBlocks(file: PageFile, library: Library): AuthoredBlock[] {
  // The page and its shared blocks have been checked against their schemas.
  return blocksOf(file, library).flatMap(standing =>
    isShown(standing) ? [standing.block as AuthoredBlock] : [],
  );
}

function placed(block: AuthoredBlock, index: number, document: AuthoredPage, scope: Scope): Placed<Block> {
  const level = index === 0 && !document.article ? 1 : 2;
  const schema = scope.library.definitions[block.type];
  if (!schema) throw new Error(`There is no block "${block.type}".`);
  const { note, ...shown } = block;
  const context = { ...scope, headingLevel: block.heading ? level + 1 : 2, list: articleListOf(block) };
  const resolved = walk(schema, shown, scope.library.definitions, visitor(context));
  const name = typeof block.id === 'string' ? block.id : `${block.type}-${index + 1}`;
  // The block was checked against the schema that its type is generated from, and the walk has resolved each piece.
  return { ...(resolved as Block), level, name };
}

function visitor(scope: Scope): Visitor {
  const nested = { ...scope, headingLevel: scope.headingLevel + 1 };
  return (piece, inside) => {
    const context = isNested(piece) ? nested : scope;
    switch (piece.kind) {
      case 'siteValue':
        return typeof piece.value === 'string' ? pieces.line(piece.value, context) : piece.value;
      case 'line':
        return pieces.line(piece.value as string, context);
      case 'text':
        return pieces.compiledMarkdown(piece.value as string | string[], 'text', context);
      case 'longText':
        return pieces.compiledMarkdown(piece.value as string | string[], 'longText', context);
      case 'money':
        return pieces.money(piece.value as number | string, context);
      case 'href':
        return pieces.address(piece.value as string, context.site);
      case 'endpoint':
        return endpoint(piece.value as string, context);
      case 'link':
        return pieces.link(piece.value as pieces.AuthoredLink, context);
      case 'image':
        return picture(piece.value as AuthoredPicture, shownIn(piece.schema), context);
      case 'icon':
        return drawnIcon(piece.value as string, scope.library.definitions);
      case 'point':
        return pieces.point(inside() as string, context);
      case 'card':
        return card(piece, inside, context);
      case 'filled':
        return filled(piece, context);
      default:
        return inside();
    }
  };
}

/** Schemas say how large their pictures are shown. */
function shownIn({ shownWidth, shownHeight }: Schema): ShownAtMost {
  return { shownWidth, shownHeight } as ShownAtMost;
}

function endpoint(href: string, { site, endpoints }: Scope): string {
  const address = href.startsWith('/') ? href : pieces.address(href, site);
  if (address.startsWith('https:')) endpoints.add(new URL(address).origin);
  return address;
}

function isNested(piece: Piece): boolean {
  return piece.path.length > 2 && piece.path.some(step => typeof step === 'number');
}

/** A card that names a page shows that page's own card. Fields written next to the name replace the page's. */
function card(piece: Piece, inside: () => unknown, scope: Scope): unknown {
  const { page, ...own } = inside() as { page?: string; [field: string]: unknown };
  if (page === undefined) return own;
  const file = scope.library.page(page);
  const summary = file && scope.library.summary(file);
  const schema = scope.library.definitions.card;
  if (!summary?.card || !schema) return { title: page, ...own };
  const { page: _, ...theirCard } = summary.card;
  const theirs = walk(schema, theirCard, scope.library.definitions, visitor(scope), piece.path);
  return {
    link: { text: say(wordsOf(scope.site), 'learnMore'), href: page },
    ...(theirs as object),
    ...own,
  };
}

function filled(piece: Piece, scope: Scope): unknown {
  const { fromSite, fromPages } = piece.schema;
  if (typeof fromSite === 'string') {
    const value = fromSite
      .split('.')
      .reduce<unknown>((inner, step) => (inner as { [step: string]: unknown })?.[step], scope.site);
    if (typeof value === 'number') return pieces.money(value, scope).text;
    if (typeof value === 'string') return pieces.line(value, scope);
    if (value === undefined) return undefined;
    return walk(piece.schema, value, scope.library.definitions, visitor(scope), piece.path);
  }
  if (fromPages === 'articles') return articleCards(scope);
  return undefined;
}

/** Home first, then each page above this one. Empty for pages directly below home. */
function breadcrumbs(file: PageFile, { library, site }: Scope): Crumb[] {
  const trail: Crumb[] = [];
  const seen = new Set([file.route]);
  let route = parentOf(file, library);
  while (route && route !== '/' && !seen.has(route)) {
    seen.add(route);
    const above = library.page(route);
    const name = above && pageName(above, library);
    if (name !== undefined) trail.unshift({ text: name, href: route });
    route = above && name !== undefined ? parentOf(above, library) : folderOf(route);
  }
  return trail.length > 0 ? [{ text: say(wordsOf(site), 'home'), href: '/' }, ...trail] : [];
}

function parentOf(file: PageFile, library: Library): string {
  return library.summary(file).parent ?? folderOf(file.route);
}

function folderOf(route: string): string {
  return route.replace(/\/[^/]*$/, '');
}
