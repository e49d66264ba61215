// Names the block of each part of a page, and the field of each text and picture. The server finds them, and with them the window
// knows which field a click is meant for.
import type { Path } from '../../base/json-value.ts';

type Place = { document: string; path: Path };

/** A block at its place in a document. A hidden block is not drawn, nor is a block whose component throws. */
export type BlockOnPage = Place & {
  type: string;
  isHidden: boolean;
  isDrawn: boolean;
  shared?: SharedOn;
};

/** The place on this page from which a shared document is shown, and how many pages use it. */
export type SharedOn = { from: Place; pages: number };

/** Several items may have the same category. The item around the clicked word decides which of their fields is meant. */
export type FieldShown = Place | { oneOf: Place[] };

/** A field that a text or a picture of the page comes from. If a text joins several fields, each one ends before the letter "until". */
export type FieldOnPage = FieldShown & { until: number };
