/** Fields as an author has written them. */
export type Written = { readonly [field: string]: unknown };

/**
 * How a block of an older shape becomes one of this version. Pure: a new block comes out, the given one stays as it is.
 * "version" is the number that the block's schema.json has carried since then; "change" says in a few words what is new.
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

/** The pages of a site as they are written, by their addresses. */
export type WrittenPages = { readonly [route: string]: Written };

/** The same for the site document, whose version stands in schema/site.json. */
export type SiteMigration = Omit<Migration, 'migrate'> & {
  migrate: (site: Written, pages: WrittenPages) => Written;
  /** What a site document of the version before held that belongs into files of their own now: texts by the names of the files. */
  files?: (site: Written) => { [file: string]: string };
};
