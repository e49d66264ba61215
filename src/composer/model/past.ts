// What the window is told of the past of a site: its moments, a page as it was at one of them, and what comes back.
import type { Path } from '../../base/json-value.ts';
import type { BlockOnPage, FieldOnPage } from './on-page.ts';

type Place = { document: string; path: Path };

/**
 * How a version came about: by this author, by somebody else, by a command, in an editor. "found" was there when the journal began, and
 * "elsewhere" came with the folder: it can be put back, and is never undone.
 */
export type MomentBy = 'you' | 'others' | 'command' | 'editor' | 'found' | 'elsewhere';

/** A minute in the time zone of the site: "2026-11-26" and "15:02". */
export type Minute = { day: string; time: string };

/**
 * A version of a document, or of the whole site. "words" is the first change in words, and "more" counts the others. "name" says who it
 * was, or which command. "where" and "document" name what was changed, in the history of the whole site alone.
 */
export type PastMoment = Minute & {
  /** Names the version in "pageThen" and "putBack". Missing where the document was taken away. Two moments may have the same text. */
  key?: string;
  words: string;
  more?: number;
  document?: string;
  where?: string;
  by: MomentBy;
  name?: string;
  /** When the main branch of the remote has got it. Nobody knows here whether it is public. */
  takenIn?: Minute;
  /** The present version. */
  isNow?: true;
};

/** "key" is that of the last version, and "words" say when and how it went. */
export type GonePage = { document: string; title: string; key: string; words: string };

/**
 * The page as it was. The header and the footer in "drawn" are today's, also where the site document was another one ("isSiteOther").
 * Without "drawn" the version has mistakes. "rows" say in words what would be different if it was put back.
 */
export type ThenPage = Minute & {
  title: string;
  mistakes?: string[];
  blocks: BlockOnPage[];
  fields: FieldOnPage[][];
  rows: string[];
  differs: Difference[];
  /** What others have changed since, which putting it back would take back as well. */
  others: string[];
  isSiteOther?: true;
};

/**
 * A place in which the version differs from now: a whole block, or a value in one. "path" is its place in the document of that moment, and
 * undefined if it came later. "now" is its present place, and undefined if it is gone. "words" say what putting it back would change.
 */
export type Difference = { what: 'block' | 'value'; path?: Path; now?: Place; words: string };

/**
 * "left" says what stays as it is, and why. "along" lists the other places that were changed by the same step, if they are not put back
 * with it.
 */
export type PutBackDone = {
  others: string[];
  left: string[];
  along?: (Place & { words: string })[];
};
