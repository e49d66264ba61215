// Describes a page that goes: from its file or, if somebody has deleted the file by hand, from the last commit.
import { is404Page, isRoute } from '../../../document/files/pages.ts';
import type { PageFile } from '../../../document/problem/document.ts';
import { committedText } from '../../../site/git/earlier.ts';
import { publicSpan } from '../../../site/publication.ts';
import type { Library } from '../../../site/types.ts';
import { pageThat } from '../move/page-and-target.ts';

export type RemovedPage = {
  route: string;
  file: string;
  /** Undefined if the file is gone already. */
  text?: string;
  wasPublic: boolean;
  /** Old addresses that led to the page. */
  redirects: string[];
  /** The page above it, if it names one. */
  parent?: string;
};

/** "target" is the page that takes its place. */
export type Instead = {
  target?: PageFile;
  /** "take out" turns links in texts into plain words, and takes out all others that can go. The rest lead to the replacement. */
  links: 'lead on' | 'take out';
  /** Pages below the removed one stay where they are. */
  hasPagesBelow: boolean;
};

export function removedPage(route: string, library: Library): RemovedPage {
  const deleted = library.page(route) ? undefined : deletedPage(route, library);
  if (deleted) return deleted;
  const page = pageThat('remove', route, library, library.root);
  return { ...describe(page, library), text: page.parsed?.source.text };
}

function deletedPage(route: string, library: Library): RemovedPage | undefined {
  if (!isRoute(route) || is404Page(route)) return undefined;
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
