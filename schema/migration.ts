/** Fields as an author has written them. */
export type Written = { readonly [field: string]: unknown };

/**
 * How a block of an older shape becomes one of this version. Pure: a new block comes out, the given one stays as it is.
 * "version" is the number that the block's schema.json has carried since then; "change" says in a few words what is new.
 */
export type Migration = {
  version: number;
  change: string;
  migrate: (block: Written) => Written;
};
