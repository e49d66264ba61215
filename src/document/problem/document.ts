// The shapes of a document while it is read, parsed and validated.

import type { PageDocument, SharedDocument, SiteDocument } from '../../generated/types.ts';
import type { Node } from './nodes.ts';
import type { Problem } from './problem.ts';

/** A file as it was read: its text without a byte order mark. */
export type Source = { file: string; text: string };

/** A parsed document. The tree gives positions, the value is plain data. */
export type Parsed = { source: Source; tree: Node; value: unknown };

/** A block as authors write it. Its fields stay plain JSON until the block is resolved; only the page around it is typed. */
export type AuthoredBlock = { type: string; [field: string]: unknown };
export type AuthoredShared = Omit<SharedDocument, 'blocks'> & { blocks: AuthoredBlock[] };
export type AuthoredPage = Omit<PageDocument, 'blocks' | 'card'> & {
  blocks: AuthoredBlock[];
  card?: { [field: string]: unknown };
};

/** Everything known about one file in pages/. "document" is missing if the file has an error of its own. */
export type Loaded<Document> = {
  file: string;
  /** Missing if the file cannot be read as text. */
  source?: Source;
  parsed?: Parsed;
  document?: Document;
  problems: Problem[];
};

export type PageFile = Loaded<AuthoredPage> & { kind: 'page'; route: string };

/** Blocks that several pages use. "name" is the name of the file in pages/_shared, without ".json". */
export type SharedFile = Loaded<AuthoredShared> & { kind: 'shared'; name: string };

/** The file pages/_site.json. */
export type SiteFile = Loaded<SiteDocument> & { kind: 'site' };

/** Any document that people write. */
export type DocumentFile = PageFile | SharedFile | SiteFile;

/** The fields of a page that say when visitors can see it. */
export type Moments = { status?: unknown; publishAt?: unknown; unpublishAt?: unknown };
