/** Fields as an author has written them. */
export type Written = { readonly [field: string]: unknown };

/**
 * Turns a block of an older shape, or the site document, into the newest shape. "version" is the number of its schema from then on,
 * "change" says in a few words what is new, and "migrate" returns a new object without changing the given one.
 * For example, in the migrations.ts of a block:
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
