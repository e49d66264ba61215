// What a page shows, and where each of it is written. The server finds this out, and the shell knows by it what a click means.
import type { Path } from '../../base/json-value.ts';

type Place = { document: string; path: Path };

/** A block of a page where it is written, in the order of the page. A hidden block is not drawn, nor is one that throws. */
export type BlockOnPage = Place & {
  type: string;
  isHidden: boolean;
  isDrawn: boolean;
  shared?: SharedOn;
};

/** The place on this page from which a shared document is shown, and how many pages use it. */
export type SharedOn = { from: Place; pages: number };

/** A category is written in several items: the field is the one of the item in which the word stands. */
export type FieldShown = Place | { oneOf: Place[] };

/** A field that a text or a picture of the page comes from. A text may be made of several, each of which goes "until" a letter. */
export type FieldOnPage = FieldShown & { until: number };
