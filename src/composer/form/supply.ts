// What something that is begun or duplicated can be made of, besides the list that it is put into: everything that the site has.
import type { Fields, Path } from '../../base/json-value.ts';
import type { GivenSources } from '../../document/schema/given-words.ts';
import type { Schema } from '../../document/schema/sources.ts';

/** The examples and starters give the words, everything else is given by the site itself. */
export type Supply = GivenSources & {
  /** Pages that visitors can see, so that a link may lead there. */
  pages: string[];
  pictures: string[];
  /** The addresses that links name as "site:…". */
  addresses: Fields;
  /** What texts may name in braces. */
  values: string[];
  categories: string[];
  folders: string[];
  /** The blocks of each shared document, by its name. */
  shared: { [name: string]: Fields[] };
  /** Names of places that every page has already. */
  anchors: string[];
};

/** A list of a document, and the index before which something is put into it. */
export type ListPlace = { document: Fields; schema: Schema; path: Path; at: number };

/** Values of the same schema, the best examples and the nearest neighbours first. */
export type Models = {
  examples: unknown[];
  neighbours: unknown[];
  /** Words that stand in the same list already, so that another example is better. */
  used?: Set<string>;
};

export type Making = {
  supply: Supply;
  /** Names that may not be given again. */
  taken: Set<string>;
  /** Fields of the outermost value that are needed, whatever its schema says. */
  wanted?: string[];
  /** Fields that the outermost value never begins with. */
  left?: string[];
  /** A field that only one item of a page may have. */
  sole: unknown;
};
