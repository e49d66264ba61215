// What a comparison comes to: the changes, each with its lines, and the pages that look different because of it.
import type { Words } from './words.ts';

/** What changed in one block or one part of a document. Without a label the sentences stand for themselves. */
export type Line = { label?: Words; phrases: Words[] };

type State = 'changed' | 'added' | 'removed' | 'renamed';

export type Change = {
  kind: 'page' | 'site' | 'shared' | 'file' | 'code' | 'unexplained';
  state: State;
  title: Words;
  /** The page's address, and the one that it had before. */
  route?: string;
  formerRoute?: string;
  lines: Line[];
  /** Other pages that look different because of this change. */
  seenOn: string[];
  seenEverywhere?: boolean;
};

/** A page that looks different: where it is now, where it was before, and whether its own document changed. */
export type ChangedPage = { route?: string; formerRoute?: string; own: boolean };

export type Report = {
  changes: Change[];
  pages: ChangedPage[];
  /** Names of pages by their addresses, for both sides. */
  names: Map<string, string>;
  /** What could not be compared, and why. */
  remarks: Words[];
};
