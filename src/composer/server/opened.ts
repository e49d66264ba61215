// Answers with what a window needs once: the schemas, the blocks with their examples, and the drafts of closed windows. Lists the pages.

import { createHash } from 'node:crypto';
import type { PageFile } from '../../document/problem/document.ts';
import { changedSinceCommit } from '../../site/git/earlier-kept.ts';
import { documentIn } from '../../site/library/documents.ts';
import type { Library } from '../../site/types.ts';
import { type WindowWords, windowWords } from '../language/languages.ts';
import type { Asks, Opened, PageListed, PageLook } from '../model/asks.ts';
import type { Author, ShownCopy } from './copy.ts';
import { keptWords } from './kept-words.ts';
import { titleOfPageFile } from './sentences/page-titles.ts';
import { standingSaid } from './sentences/standing-said.ts';

export function opened(copy: ShownCopy, author: Author): Opened {
  const { library, places, where } = copy;
  const now = library();
  const day = copy.day?.();
  return {
    ...(day !== undefined && { day }),
    copy: createHash('sha256').update(places.site).digest('base64url').slice(0, 22),
    site: now.settings().document?.brand ?? '',
    where: windowWords(author.language).where[where],
    ...now.spoken(author.language),
    kept: keptWords(copy, author),
    openWindows: copy.openWindows(),
  };
}

export function pagesListed({ library }: ShownCopy, { language }: Author): Asks['pages']['told'] {
  const now = library();
  const listed = pageLister(now, windowWords(language));
  const pages = now.routes().flatMap(route => now.page(route) ?? []);
  return { pages: pages.map(listed), ...toSend(now) };
}

/** Counts pages that are gone as well, shared parts and the site document. */
export function toSend(library: Library): Pick<PageLook, 'toSend'> {
  const isChanged = changedSinceCommit(library);
  const changed = (library.earlier?.() ?? []).filter(({ file }) =>
    isChanged(documentIn(file, library) ?? { file }),
  );
  return changed.length > 0 ? { toSend: changed.length } : {};
}

/** Returns a function that makes the row of a page in the list of pages. */
export function pageLister(library: Library, words: WindowWords) {
  const isChanged = changedSinceCommit(library);
  return (page: PageFile): PageListed => {
    const [standing] = standingSaid(page, library, words) ?? [];
    const { unpublishAt } = library.moments(page);
    const until =
      standing === undefined && unpublishAt !== undefined && words.standing.until(String(unpublishAt));
    return {
      route: page.route,
      title: titleOfPageFile(page, library),
      ...(standing !== undefined && { standing }),
      ...(until && { until }),
      ...(isChanged(page) && { isChanged: true }),
    };
  };
}
