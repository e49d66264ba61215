/** Fields as an author has written them. */
export type Written = { readonly [field: string]: unknown };

/**
 * How a block of an older shape, or the site document, becomes one of this version. Pure: a new one comes out, the given one stays
 * as it is. "version" is the number that its schema has carried since then; "change" says in a few words what is new.
 * A first one, in the migrations.ts of its block:
 *
 *     export const migrations: Migration[] = [
 *       {
 *         version: 2,
 *         change: '"list" is called "points" now.',
 *         migrate: ({ list, ...block }) => (list === undefined ? block : { ...block, points: list }),
 *       },
 *     ];
 */
export type Migration = {
  version: number;
  change: string;
  migrate: (block: Written) => Written;
};
