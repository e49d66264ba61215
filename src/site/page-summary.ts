// Summarises a page: everything that the rest of the site can know about it (see PageSummary in types.ts), and its name.
import { isFields } from '../base/json-value.ts';
import type { PageFile } from '../document/problem/document.ts';
import { anchorsWrittenIn, outgoingLinksOf, readUse, type WrittenBlock, writtenIn } from './inventory.ts';
import type { Library, Opening, PageSummary } from './types.ts';

export function summarise(page: PageFile, library: Library): PageSummary {
  const { document, parsed } = page;
  const fields = isFields(parsed?.value) ? parsed.value : {};
  const written = writtenIn(page, library);
  const { title, status, publishAt, unpublishAt, redirects, article } = fields;
  return {
    isRead: parsed !== undefined,
    isValid: document !== undefined,
    isIndexed: document?.index !== false,
    ...(document && { parent: document.parent, card: document.card, article: document.article }),
    title,
    openings: openingsOf(written),
    moments: { status, publishAt, unpublishAt },
    redirects: Array.isArray(redirects) ? redirects : [],
    articleNumber: isFields(article) ? article.id : undefined,
    anchors: anchorsWrittenIn(page, library),
    uses: written.flatMap(block => readUse(block) ?? []),
    ...outgoingLinksOf(page, library),
  };
}

function openingsOf(written: WrittenBlock[]): Opening[] {
  const openings: Opening[] = [];
  for (const { block, path } of written) {
    if (block.hidden === true) continue;
    const use = readUse({ block, path });
    openings.push(use ? { ref: use.name } : { heading: block.heading });
    if (!use) break;
  }
  return openings;
}

/** Undefined if the page has mistakes of its own. */
export function pageName(page: PageFile, library: Library): string | undefined {
  const { isValid, card, article, openings, title } = library.summary(page);
  if (!isValid) return undefined;
  return String(card?.title ?? article?.title ?? headingOf(openings, library) ?? title);
}

function headingOf(openings: Opening[], library: Library): unknown {
  for (const opening of openings) {
    if ('heading' in opening) return opening.heading;
    const shared = library.shared(opening.ref);
    const shown = shared && writtenIn(shared, library).find(({ block }) => block.hidden !== true);
    if (shown) return shown.block.heading;
  }
  return undefined;
}
