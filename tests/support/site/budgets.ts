// What the site may weigh in bytes: "loader" and "liveLoader" as parts of a page, "fonts" as files, the others compressed.
import { readFileSync } from 'node:fs';

type Budgets = {
  /** The script in each page, with the one that shows a late font of headings. */
  loader: number;
  /** The script in pages with something live, which keeps what visitors do before React is there. */
  liveLoader: number;
  /** The first page with its styles. */
  home: number;
  /** Tests fail above this. The difference is room for a sentence of the site's owner. */
  homeAtMost: number;
  /** Any other page with its styles. */
  page: number;
  pageAtMost: number;
  /** All scripts that are fetched when a visitor is about to use them. */
  app: number;
  /** The fonts that every page fetches. */
  fonts: number;
};

export const BUDGETS: Budgets = JSON.parse(readFileSync('budgets.json', 'utf8'));

type Page = { name: string; route: string; bytes: number };

/** Says how much a page may weigh, with a note if it is above its budget but within that. */
export function judgeWeight({ name, route, bytes }: Page): { atMost: number; note?: string } {
  const kind = route === '/' ? 'home' : 'page';
  const [budget, atMost] = [BUDGETS[kind], BUDGETS[`${kind}AtMost`]];
  if (bytes <= budget || bytes > atMost) return { atMost };
  const [above, of, red] = [bytes - budget, budget, atMost].map(number => number.toLocaleString('en-AU'));
  return {
    atMost,
    note: `${route} of ${name} weighs ${above} bytes more than its budget of ${of}. Above ${red} it is red.`,
  };
}
