// The result of a comparison: what changed, and which pages look different because of it.
import type { Said } from '../../base/sentences/said.ts';

/**
 * What changed in one block or another part of a document. Without a label, the sentences say themselves what they are about. "alone"
 * stands in the place of the first of them where there is no label, because they are about all that it names.
 */
export type Line = { label?: Said; phrases: Said[]; alone?: Said[] };

type State = 'changed' | 'added' | 'removed' | 'renamed';

export type Change = {
  kind: 'page' | 'site' | 'shared' | 'file' | 'code' | 'unexplained';
  state: State;
  title: Said;
  /** The page's address now, and before if it was another. */
  route?: string;
  formerRoute?: string;
  /** The public file's address now, and before if it was another. */
  addresses?: string[];
  lines: Line[];
  /** Other pages that look different because of this change. */
  seenOn: string[];
  seenEverywhere?: boolean;
};

/** A page that looks different. An address is missing where visitors don't see it. "own" means that its own document changed. */
export type ChangedPage = { route?: string; formerRoute?: string; own: boolean };

export type Report = {
  changes: Change[];
  pages: ChangedPage[];
  /** Names of pages by their addresses, before and after. */
  names: Map<string, string>;
  /** What could not be compared, and why; warnings too. */
  remarks: Said[];
};
