// Answers with what a window needs once: the schemas, the blocks with their examples, and the drafts of closed windows. Lists the pages.

import { createHash } from 'node:crypto';
import { windowWords } from '../language/languages.ts';
import type { Opened, PageListed } from '../model/asks.ts';
import type { Author, ShownCopy } from './copy.ts';
import { keptWords } from './kept-words.ts';
import { titleOfPageFile } from './page-titles.ts';
import { standingSaid } from './standing-said.ts';

export function opened(copy: ShownCopy, author: Author): Opened {
  const { library, places, where } = copy;
  const now = library();
  const day = copy.day?.();
  return {
    ...(day !== undefined && { day }),
    copy: createHash('sha256').update(places.site).digest('base64url').slice(0, 22),
    site: now.settings().document?.brand ?? '',
    where: windowWords(author.language).where[where],
    schemas: now.schemas,
    definitions: now.definitions,
    blocks: Object.fromEntries(now.types.map(type => [type, now.examples(type)])),
    kept: keptWords(copy, author),
    openWindows: copy.openWindows(),
  };
}

export function pagesListed({ library }: ShownCopy, { language }: Author): { pages: PageListed[] } {
  const now = library();
  const pages = now.routes().flatMap((route): PageListed[] => {
    const page = now.page(route);
    if (!page) return [];
    const [standing] = standingSaid(page, now, windowWords(language)) ?? [];
    return [{ route, title: titleOfPageFile(page, now), ...(standing && { standing }) }];
  });
  return { pages };
}
