// What the site has for a value that is begun or duplicated, besides the list that the value is put into.
import type { Fields, Path } from '../../../base/json-value.ts';
import type { GivenSources } from '../../../document/schema/given-words.ts';
import type { Schema } from '../../../document/schema/sources.ts';

/** The examples and starters give the words, everything else is given by the site itself. */
export type Supply = GivenSources & {
  /** Whether all visitors can see a page, so that a link may lead there. */
  isPage: (route: string) => boolean;
  /** Categories and folders, by the keyword "names" of the field that asks for one. */
  names: { [names: string]: string[] };
  /** What texts may name in braces. */
  values: string[];
  /** The addresses that links name as "site:…". */
  addresses: Fields;
  /** The blocks of each shared document, by its name. */
  shared: { [name: string]: Fields[] };
  /** Names of places that every page has already. */
  anchors: string[];
};

/** A list of a document, and the index before which something is put into it. */
export type ListPlace = { document: Fields; schema: Schema; path: Path; at: number };
