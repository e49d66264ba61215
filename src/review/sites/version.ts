// One version of the site in a comparison: its pages as they are written and as visitors see them.

import { type Fields, isFields, isSame } from '../../base/json-value.ts';
import type { Sides } from '../../base/places.mjs';
import { otherInForm, type Said, says, the } from '../../base/sentences/said.ts';
import type { AuthoredBlock, PageFile, SharedFile } from '../../document/problem/document.ts';
import { hasErrors, type Problem } from '../../document/problem/problem.ts';
import { readSources } from '../../document/schema/sources.ts';
import { plainLine } from '../../draw/resolve/pieces.ts';
import { type Resolved, resolve, resolveSite } from '../../draw/resolve/resolve.ts';
import type { SiteDocument } from '../../generated/types.ts';
import { asVisitorsSee } from '../../site/library/as-visitors-see.ts';
import { openLibrary, rememberSummaries } from '../../site/library/library.ts';
import { pageName as nameOf, summarise } from '../../site/page-summary.ts';
import { standingOf } from '../../site/publication.ts';
import type { Library } from '../../site/types.ts';

export type Side = {
  library: Library;
  /** Every page, including drafts. */
  routes: string[];
  /** Whether visitors see the page. */
  isPublic: (route: string) => boolean;
  /** Why visitors do not see the page: "a draft", or the date when it comes or went. */
  absence: (route: string) => Said | undefined;
  /** The document as it is written, including mistakes; undefined if it is not JSON. */
  document: (route: string) => Fields | undefined;
  site: () => Fields | undefined;
  siteMistake: () => Problem | undefined;
  /** The first mistake that keeps the page from being drawn. */
  mistake: (route: string) => Problem | undefined;
  /** The page as visitors see it; undefined if they do not see it. */
  drawn: (route: string) => Drawn | undefined;
  /** What every page shows around its blocks, as text to compare. */
  shell: () => string;
  name: (route: string) => string;
};

/** A resolved page as text to compare, with the addresses of the pages that were looked at to draw it. */
export type Drawn = { text: string; resolved: Resolved; drawnFrom: Set<string> };

/** Bring a block or a site document of an earlier version into its newest shape. */
export type Bring = {
  block: (block: AuthoredBlock) => AuthoredBlock;
  site: (site: SiteDocument) => SiteDocument;
};

export function sideOf(library: Library): Side {
  const visible = asVisitorsSee(library);
  const drawn = new Map<string, Drawn | undefined>();
  let shell: string | undefined;
  const side: Side = {
    library,
    routes: library.routes(),
    isPublic: route => visible.page(route) !== undefined,
    absence: route => absenceOf(route, library),
    document(route) {
      const file = library.page(route);
      return fieldsOf(file?.document ?? file?.parsed?.value);
    },
    site: () => fieldsOf(library.settings().parsed?.value),
    siteMistake: () => library.settings().problems.find(problem => hasErrors([problem])),
    mistake: route => library.page(route)?.problems.find(problem => hasErrors([problem])),
    drawn(route) {
      if (!drawn.has(route)) drawn.set(route, drawRoute(route, visible));
      return drawn.get(route);
    },
    shell() {
      shell ??= shellOfVersion(library);
      return shell;
    },
    name: route => pageName(route, side),
  };
  return side;
}

/** Undefined if the folder's own schemas cannot be read: an old commit may have none, or broken ones. */
export function ownLibrary({ site, engine }: Sides): Library | undefined {
  try {
    return readSources({ site, engine }).mistakes.length > 0 ? undefined : openLibrary(site, engine);
  } catch {
    return undefined;
  }
}

/**
 * Reads an earlier library with the schemas of a later one and brings everything into its newest shape. Otherwise a change of
 * shape alone would count as a change of the site.
 */
export function modern(earlier: Library, later: Library, bring: Bring): Library {
  if (isSame(earlier.schemas.page, later.schemas.page) && isSame(earlier.schemas.site, later.schemas.site))
    return earlier;
  const page = remembered(route => brought(earlier.page(route), bring));
  const shared = remembered(name => brought(earlier.shared(name), bring));
  const { schemas, types, homeOf } = later;
  // A block type that was removed since keeps its old schema.
  const definitions = { ...earlier.definitions, ...later.definitions };
  const summary = rememberSummaries(page => summarise(page, library));
  const moments = (page: PageFile) => summary(page).moments;
  const site = earlier.settings();
  const broughtSite = site.document ? { ...site, document: bring.site(site.document) } : site;
  const settings = () => broughtSite;
  const library: Library = {
    ...earlier,
    ...{ schemas, types, homeOf, definitions, settings, page, shared, summary, moments },
  };
  return library;
}

function remembered<Found>(find: (name: string) => Found): (name: string) => Found {
  const known = new Map<string, Found>();
  return name => {
    const found = known.get(name) ?? find(name);
    known.set(name, found);
    return found;
  };
}

function brought<File extends PageFile | SharedFile>(file: File | undefined, bring: Bring): File | undefined {
  if (!file?.document) return file;
  return { ...file, document: { ...file.document, blocks: file.document.blocks.map(bring.block) } };
}

function absenceOf(route: string, library: Library): Said | undefined {
  const file = library.page(route);
  const standing = file && standingOf(file, library);
  if (!standing || standing.kind === 'public') return undefined;
  const { publishAt, unpublishAt } = library.moments(file);
  if (standing.kind === 'draft') return says`a draft`;
  return standing.kind === 'waiting'
    ? says`to come on ${the.date(String(publishAt))}`
    : says`gone since ${the.date(String(unpublishAt))}`;
}

function fieldsOf(value: unknown): Fields | undefined {
  return isFields(value) ? value : undefined;
}

/** Undefined if mistakes keep the page from being drawn. */
export function drawRoute(route: string, library: Library): Drawn | undefined {
  const drawnFrom = new Set<string>();
  const watched: Library = {
    ...library,
    page(other) {
      drawnFrom.add(other);
      return library.page(other);
    },
  };
  try {
    const file = library.page(route);
    if (!file) return undefined;
    const resolved = resolve(file, watched);
    return { text: JSON.stringify(resolved), resolved, drawnFrom };
  } catch {
    return undefined;
  }
}

export function shellOfVersion(library: Library): string {
  try {
    const { header, footer, brand, tagline, language, words, organization } = resolveSite(library);
    const { address, registrations } = organization;
    return JSON.stringify({ header, footer, brand, tagline, language, words, address, registrations });
  } catch {
    return '';
  }
}

/** People of the site know its home page by a word of their language. */
export function homeOr(name: string, route: string): Said {
  return route === '/' ? says`Home` : says`${the.sign(name)}`;
}

/** Puts a problem into a sentence, for the file with its place there. */
export function saidOfProblem(problem: Problem, sentence: (problem: Said) => Said): Said {
  const { message, said = says`${the.sign(message)}`, file, line, column } = problem;
  const own = sentence(said);
  return otherInForm(says`${own} (${the.sign(`${file}:${line}:${column}`)})`, own);
}

/** Example: Services › Repairs */
function pageName(route: string, { library, drawn }: Side): string {
  if (route === '/') return 'Home';
  const file = library.page(route);
  const own = file && nameOf(file, library);
  const site = library.settings().document;
  if (own === undefined) return '';
  const name = site ? plainLine(own, { root: library.root, site, headingLevel: 2 }) : own;
  const trail = drawn(route)?.resolved.page.breadcrumbs.slice(1) ?? [];
  return [...trail.map(({ text }) => text), name].join(' › ');
}
