// What the site may weigh, in bytes, as budgets.json says: "loader" and "liveLoader" as they stand in a page, "fonts" as files, the others compressed.
import { readFileSync } from 'node:fs';

type Budgets = {
  /** The script in pages. */
  loader: number;
  /** The script in pages with something live on them, which keeps what is done before React is there. */
  liveLoader: number;
  /** The first page with its styles. */
  home: number;
  /** Any page with its styles. */
  page: number;
  /** All scripts that are fetched when somebody means to use them. */
  app: number;
  /** The faces that every page fetches. */
  fonts: number;
};

export const BUDGETS: Budgets = JSON.parse(readFileSync('budgets.json', 'utf8'));
