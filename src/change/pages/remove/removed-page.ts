// The address of a page that goes in, what is to be known of it out: from its file or, where somebody has deleted that by hand,
// from the last commit.
import { isMissingPage, isRoute } from '../../../document/files/pages.ts';
import type { PageFile } from '../../../document/problem/document.ts';
import { committedText } from '../../../site/git/earlier.ts';
import { publicSpan } from '../../../site/publication.ts';
import type { Library } from '../../../site/types.ts';
import { pageThat } from '../move/page-and-target.ts';

export type RemovedPage = {
  route: string;
  file: string;
  /** Undefined where the file has gone already. */
  text?: string;
  wasPublic: boolean;
  /** Addresses that led there. */
  redirects: string[];
  /** The page above it, where it names one. */
  parent?: string;
};

/** "target" is the page that takes its place. */
export type Instead = {
  target?: PageFile;
  /** "take out" leaves the words of links without the links, and leads on only what cannot go. */
  links: 'lead on' | 'take out';
  /** They stay where they are. */
  hasPagesBelow: boolean;
};

export function removedPage(route: string, library: Library): RemovedPage {
  const deleted = library.page(route) ? undefined : deletedPage(route, library);
  if (deleted) return deleted;
  const page = pageThat('taken away', route, library, library.root);
  return { ...describe(page, library), text: page.parsed?.source.text };
}

function deletedPage(route: string, library: Library): RemovedPage | undefined {
  if (!isRoute(route) || isMissingPage(route)) return undefined;
  for (const file of [`pages${route}.json`, `pages${route}/index.json`]) {
    const text = committedText(library.root, file);
    if (text === undefined) continue;
    const then = library.withText({ file, text });
    const page = then.page(route);
    if (page?.parsed) return describe(page, then);
  }
  return undefined;
}

function describe(page: PageFile, library: Library): RemovedPage {
  const span = publicSpan(page, library);
  const { redirects, parent } = library.summary(page);
  return {
    route: page.route,
    file: page.file,
    wasPublic: span !== undefined && span.from <= library.now(),
    redirects: redirects.map(String),
    ...(parent !== undefined && { parent }),
  };
}
