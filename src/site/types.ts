// The library: all documents of a site, and the questions that the check and the drawing of pages can ask about them.
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
import type { ExamplesOf } from '../document/schema/example-words.ts';
import type { Definitions, Schema } from '../document/schema/sources.ts';
import type { SpokenBundles } from '../document/schema/spoken.ts';
import type { ArticleList } from './articles.ts';
import type { ReadLook } from './look/look.ts';

/**
 * Every part of Ashlar gets a library and asks it. To give other answers, for example only what visitors can see, wrap a library:
 * copy the object and replace a method.
 */
export type Library = {
  /** The folder that holds pages/. */
  root: string;
  /** The schema of each kind of document. */
  schemas: { [kind in DocumentFile['kind']]: Schema };
  definitions: Definitions;
  /** The schemas and definitions with the labels and help of a language, for forms. English if the engine does not speak it. */
  spoken(language?: string): SpokenBundles;
  /** Every type of block that has a component. */
  types: string[];
  /** The folder whose blocks/ holds the block: the site's if it has one of its own, or else the engine's. */
  homeOf(type: string): string;
  /** Examples of a type of block, which editors offer as a start. */
  examples: ExamplesOf;
  /** The documents with which new pages begin, if they can be read. */
  starters(): unknown[];
  /** All addresses of pages, sorted. Reads the folder, not the files. */
  routes(): string[];
  page(route: string): PageFile | undefined;
  /** The names of all shared documents, sorted. Reads the folder, not the files. */
  sharedNames(): string[];
  shared(name: string): SharedFile | undefined;
  /** The site document, pages/_site.json. */
  settings(): SiteFile;
  /** The site's look, pages/_look, with its problems. */
  look(): ReadLook;
  /** Everything that the rest of the site can know about a page. */
  summary(page: PageFile): PageSummary;
  /** The fields that say when visitors can see the page. */
  moments(page: PageFile): Moments;
  hasPublicFile(path: string): boolean;
  /** A picture that pages are drawn with although the folder does not have it. "crop" is as documents write it. */
  picture?(src: string, crop?: string): PictureBeside | undefined;
  /** As earlierTexts() of site/git, without starting Git each time. Undefined if nobody tells the library what changes. */
  earlier?(): Source[];
  /** The same library with other texts for some documents. Nothing on disk changes. */
  withText(...sources: Source[]): Library;
  /**
   * Opens a copy of this site in another folder, which has the same blocks. Reading the schemas anew would take longer than checking
   * a small site.
   */
  copyIn(folder: string, now: () => number): Library;
  /** Forgets what was read from a file, or from all files. */
  forget(file?: string): void;
  /** The time that decides what is public. */
  now: () => number;
};

/**
 * Everything that the rest of the site can know about a page. When another page is checked or drawn, nothing else is read from this
 * one. So if the summaries of a page's neighbours have not changed, the page need not be checked or drawn again. A summary is plain
 * data, because a build keeps it for the next build.
 */
export type PageSummary = {
  /** Whether it is JSON at all. */
  isRead: boolean;
  /** Whether the page fits its schema. "parent", "card" and "article" are set only then. */
  isValid: boolean;
  isIndexed: boolean;
  parent?: string;
  card?: { [field: string]: unknown };
  article?: AuthoredPage['article'];
  title: unknown;
  /** The blocks that can give the page its name: shared ones, up to the first block of its own that is shown. */
  openings: Opening[];
  moments: Moments;
  redirects: unknown[];
  articleNumber: unknown;
  anchors: AnchorNames;
  uses: Use[];
} & OutgoingLinks;

/** "src" holds the picture itself, or a small one like it. */
export type PictureBeside = { src: string; width: number; height: number };

export type Opening = { ref: string } | { heading: unknown };

/** The names of the places on a page to which links can lead. */
export type AnchorNames = { shown: string[]; hidden: string[] };

/** What a document refers to. "pictures" are all files below images/ that its text names anywhere. */
export type OutgoingLinks = { routes: string[]; articleLists: ArticleList[]; pictures: string[] };

/** A block of a page that stands for a shared document. */
export type Use = { name: string; path: Path; isHidden: boolean };
