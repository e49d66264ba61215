// What a page shows, each text and picture with the field that it comes from. The server makes this from the page model, and the
// shell finds the field of a word on the page with it.
import type { Path } from '../../base/json-value.ts';

type Place = { document: string; path: Path };

/** A line as it is shown or the address of a picture ("text"), or compiled Markdown ("html"). */
export type Leaf = Place & ({ text: string } | { html: string });

/**
 * A block of a page where it is written, in the order of the page. A hidden block is not drawn and has no leaves, nor has one that
 * cannot be drawn.
 */
export type BlockLeaves = Place & {
  type: string;
  isHidden: boolean;
  isDrawn: boolean;
  shared?: SharedOn;
  leaves: Leaf[];
};

/** The place on this page from which a shared document is shown, and how many pages use it. */
export type SharedOn = { from: Place; pages: number };

export type PageLeaves = {
  /** The page's own document. */
  document: string;
  blocks: BlockLeaves[];
  /** What stands beside the blocks: the head of an article, the names of the pages above. */
  beside: Leaf[];
  header: Leaf[];
  footer: Leaf[];
};
