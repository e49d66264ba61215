// What the rest of the site may know of a page. Nothing else of it is ever looked at while another page is checked or drawn,
// so that a page whose neighbours kept their faces need not be looked at again. Plain data: a build keeps it for the next one.
import { isFields } from '../base/json-value.ts';
import { judgeUrl } from '../document/text/href.ts';
import type { AuthoredPage, DocumentFile, Moments, PageFile } from '../document/types.ts';
import { idsIn, isHidden } from './ids.ts';
import { surveyOf } from './inventory.ts';
import type { Library } from './library.ts';
import { readUse, type Use, writtenIn } from './written.ts';

export type Face = {
  /** Whether it is JSON at all. */
  isRead: boolean;
  /** Whether its schema has accepted it. What follows up to "article" is there only then. */
  isValid: boolean;
  isIndexed: boolean;
  parent?: string;
  card?: { [field: string]: unknown };
  article?: AuthoredPage['article'];
  title: unknown;
  /** What may give the page its name: shared blocks, or the first block of its own that is shown. */
  openings: ({ ref: string } | { heading: unknown })[];
  moments: Moments;
  redirects: unknown[];
  articleNumber: unknown;
  anchors: { shown: string[]; hidden: string[] };
  uses: Use[];
} & Leads;

/** What a document leads to. */
export type Leads = { routes: string[]; hasArticleList: boolean };

const faces = new WeakMap<PageFile, Face>();

export function faceOf(page: PageFile, library: Library): Face {
  const known = faces.get(page);
  if (known) return known;
  const face = look(page, library);
  faces.set(page, face);
  return face;
}

/** A page that is as it was shows the face that it had. */
export function recallFace(page: PageFile, face: Face): void {
  faces.set(page, face);
}

/** Undefined while nobody has asked for its face. */
export function knownFace(page: PageFile): Face | undefined {
  return faces.get(page);
}

/** Those of a page that nobody has read yet may be presumed instead of reading it. */
export function momentsOf(page: PageFile, library: Library): Moments {
  return library.presumedMoments?.(page) ?? faceOf(page, library).moments;
}

function look(page: PageFile, library: Library): Face {
  const { document, parsed } = page;
  const fields = isFields(parsed?.value) ? parsed.value : {};
  const written = writtenIn(page, library);
  const uses = written.flatMap(block => readUse(block) ?? []);
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
    anchors: ownAnchors(page, library),
    uses,
    ...leadsOf(page, library, page.route),
  };
}

function openingsOf(written: ReturnType<typeof writtenIn>): Face['openings'] {
  const openings: Face['openings'] = [];
  for (const { block, path } of written) {
    if (block.hidden === true) continue;
    const use = readUse({ block, path });
    openings.push(use ? { ref: use.name } : { heading: block.heading });
    if (!use) break;
  }
  return openings;
}

export function ownAnchors(file: DocumentFile, library: Library): Face['anchors'] {
  const anchors: Face['anchors'] = { shown: [], hidden: [] };
  const blocks = surveyOf(file, library)?.fields.blocks;
  for (const { value, path } of idsIn(file, library)) {
    anchors[isHidden(path, blocks) ? 'hidden' : 'shown'].push(value);
  }
  return anchors;
}

export function leadsOf(file: DocumentFile, library: Library, own?: string): Leads {
  const { links = [], pieces = [] } = surveyOf(file, library) ?? {};
  const routes = new Set<string>();
  for (const { href } of links) {
    const judgement = judgeUrl(href);
    if (judgement.kind === 'route') routes.add(judgement.route);
  }
  for (const { kind, value, owner } of pieces) {
    if (kind === 'route' && owner?.kind === 'card') routes.add(String(value));
  }
  if (own !== undefined) routes.delete(own);
  return {
    routes: [...routes],
    hasArticleList: pieces.some(({ schema }) => schema.fromPages === 'articles'),
  };
}

/** Undefined where the page has mistakes of its own. */
export function pageName(page: PageFile, library: Library): string | undefined {
  const { isValid, card, article, openings, title } = faceOf(page, library);
  if (!isValid) return undefined;
  return String(card?.title ?? article?.title ?? headingOf(openings, library) ?? title);
}

function headingOf(openings: Face['openings'], library: Library): unknown {
  for (const opening of openings) {
    if ('heading' in opening) return opening.heading;
    const shared = library.shared(opening.ref);
    const shown = shared && writtenIn(shared, library).find(({ block }) => block.hidden !== true);
    if (shown) return shown.block.heading;
  }
  return undefined;
}
