// All documents, held together as a site: what whoever checks, resolves or draws one of them may ask.
import type { Path } from '../base/json-value.ts';
import type {
  AuthoredPage,
  DocumentFile,
  Moments,
  PageFile,
  SharedFile,
  SiteFile,
  Source,
} from '../document/problem/document.ts';
import type { Schema } from '../document/schema/sources.ts';
import type { Definitions } from '../document/schema/walk.ts';
import type { ArticleList } from './articles.ts';
import type { ReadLook } from './look/look.ts';

/**
 * Every part of Ashlar is handed a library and asks it. So whoever wants another answer hands on a library that answers
 * otherwise: the same object with one method in the place of its own.
 */
export type Library = {
  /** The folder that holds pages/. */
  root: string;
  /** What each kind of document is held against. */
  schemas: { [kind in DocumentFile['kind']]: Schema };
  definitions: Definitions;
  /** Every type of block that has a component. */
  types: string[];
  /** The folder that holds the block's blocks/: the engine's or, where the site has its own, the site's. */
  homeOf(type: string): string;
  /** Of a type of block, what editors offer to begin one with. */
  examples(type: string): unknown[];
  /** What new pages begin as, as far as it can be read. */
  starters(): unknown[];
  /** Every route, sorted. Reads the folder, not the files. */
  routes(): string[];
  page(route: string): PageFile | undefined;
  /** Every name of a shared document, sorted. Reads the folder, not the files. */
  sharedNames(): string[];
  shared(name: string): SharedFile | undefined;
  /** pages/_site.json: what the whole site shares. */
  settings(): SiteFile;
  /** pages/_look, with what is wrong with it. */
  look(): ReadLook;
  /** What the rest of the site may know of a page. */
  summary(page: PageFile): PageSummary;
  /** When visitors see it. */
  moments(page: PageFile): Moments;
  hasPublicFile(path: string): boolean;
  /** The same library with other texts in place of documents' own; nothing on disk changes. */
  withText(...sources: Source[]): Library;
  /** Forget what was read of a file, or of everything. */
  forget(file?: string): void;
  /** The time that decides what is public. */
  now: () => number;
};

/**
 * What the rest of the site may know of a page. Nothing else of it is ever looked at while another page is checked or drawn, so
 * that a page whose neighbours kept their summaries need not be looked at again. Plain data: a build keeps it for the next one.
 */
export type PageSummary = {
  /** Whether it is JSON at all. */
  isRead: boolean;
  /** Whether its schema has accepted it. What follows up to "article" is there only then. */
  isValid: boolean;
  isIndexed: boolean;
  parent?: string;
  card?: { [field: string]: unknown };
  article?: AuthoredPage['article'];
  title: unknown;
  /** What may give the page its name: shared blocks, or the first block of its own that is shown. */
  openings: Opening[];
  moments: Moments;
  redirects: unknown[];
  articleNumber: unknown;
  anchors: AnchorNames;
  uses: Use[];
} & OutgoingLinks;

export type Opening = { ref: string } | { heading: unknown };

/** The names of places on a page. */
export type AnchorNames = { shown: string[]; hidden: string[] };

/** What a document leads to; "pictures" are all files below images/ that its text names anywhere. */
export type OutgoingLinks = { routes: string[]; articleLists: ArticleList[]; pictures: string[] };

/** A place on a page that names a shared document. */
export type Use = { name: string; path: Path; isHidden: boolean };
