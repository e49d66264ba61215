// A document on its way through the first three stages: read → parse → validate.

import type { PageDocument, SharedDocument, SiteDocument } from '../../generated/types.ts';
import type { Node } from './nodes.ts';
import type { Problem } from './problem.ts';

/** A file as it was read: its text without a byte order mark. */
export type Source = { file: string; text: string };

/** A parsed document. The tree gives positions, the value is plain data. */
export type Parsed = { source: Source; tree: Node; value: unknown };

/** A page as authors write it: the envelope is typed, blocks stay JSON until resolving has walked them. */
export type AuthoredBlock = { type: string; [field: string]: unknown };
export type AuthoredShared = Omit<SharedDocument, 'blocks'> & { blocks: AuthoredBlock[] };
export type AuthoredPage = Omit<PageDocument, 'blocks' | 'card'> & {
  blocks: AuthoredBlock[];
  card?: { [field: string]: unknown };
};

/** What the pipeline knows of one file in pages/. "document" is there only when the file has no error of its own. */
export type Loaded<Document> = {
  file: string;
  /** Missing where the file cannot be read as text. */
  source?: Source;
  parsed?: Parsed;
  document?: Document;
  problems: Problem[];
};

export type PageFile = Loaded<AuthoredPage> & { kind: 'page'; route: string };

/** Blocks of several pages, which call them by this name: that of the file in pages/_shared without its ending. */
export type SharedFile = Loaded<AuthoredShared> & { kind: 'shared'; name: string };

/** What the whole site shares. */
export type SiteFile = Loaded<SiteDocument> & { kind: 'site' };

/** Any document that people write. */
export type DocumentFile = PageFile | SharedFile | SiteFile;

/** What a page says of when visitors see it. */
export type Moments = { status?: unknown; publishAt?: unknown; unpublishAt?: unknown };
