// Opens the library of a site's documents. It reads, parses and validates a file only when it is asked for, and at most once for
// each version.
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import { clock } from '../../base/dates/clock.ts';
import { localeIn } from '../../base/language.ts';
import { statOf } from '../../document/files/folder.ts';
import { fileOfRoute, listPages, routeOfFile } from '../../document/files/pages.ts';
import { fileOfShared, listShared, sharedNameOf } from '../../document/files/shared.ts';
import type {
  AuthoredPage,
  AuthoredShared,
  DocumentFile,
  PageFile,
  SharedFile,
  SiteFile,
  Source,
} from '../../document/problem/document.ts';
import type { SiteDocument } from '../../generated/types.ts';
import { readLook } from '../look/look.ts';
import { summarise } from '../page-summary.ts';
import type { Library, PageSummary } from '../types.ts';
import { type Grammar, grammarOfCopy, readGrammar } from './grammar.ts';
import { load, loadText } from './load.ts';
import { once, openContents, shelf } from './shelf.ts';
import { readStarters } from './starters.ts';
import { withDocuments } from './with-text.ts';

export type { Library } from '../types.ts';

export const SITE_FILE = 'pages/_site.json';

export function openLibrary(root: string, engine: string = root, now: () => number = clock()): Library {
  return openDocuments(root, readGrammar({ engine, site: root }), now);
}

function openDocuments(root: string, grammar: Grammar, now: () => number): Library {
  const { sides, sources, checkPage, ofSite, checkShared } = grammar;
  const names = {
    routes: once(() => listPages(root).pages.map(({ route }) => route)),
    shared: once(() => listShared(root).names),
  };
  const contents = openContents(file => load<AuthoredPage>(root, file, judge(checkPage)));
  const pages = shelf<PageFile>(route => {
    const file = fileOfRoute(root, route);
    return file === undefined ? undefined : contents.pageFile(route, file);
  });
  const shared = shelf<SharedFile>(name => {
    const file = fileOfShared(root, name);
    if (file === undefined) return undefined;
    return { kind: 'shared', name, ...load<AuthoredShared>(root, file, judge(checkShared.get())) };
  });
  const settings = once<SiteFile>(() => ({ kind: 'site', ...load<SiteDocument>(root, SITE_FILE, ofSite) }));

  const locale = once(() => localeIn(settings.get().parsed?.value));
  const judge = (check: ValidateFunction) => ({ check, locale: locale.get() });
  const starters = once(() => readStarters(root));
  const look = once(() => readLook(root, settings.get().document));

  const library: Library = {
    root,
    now,
    ...grammar.shown,
    homeOf(type) {
      const home = sources.blocks.find(block => block.type === type)?.home ?? sides.engine;
      return home === sides.site ? root : home;
    },
    copyIn: (folder, then) => openDocuments(folder, grammarOfCopy(grammar, folder), then),
    starters: starters.get,
    routes: names.routes.get,
    page: pages.get,
    sharedNames: names.shared.get,
    shared: shared.get,
    settings: settings.get,
    summary: rememberSummaries(page => summarise(page, library)),
    moments: page => library.summary(page).moments,
    look: look.get,
    hasPublicFile(path) {
      return statOf(join(root, 'pages/_public', path))?.isFile() ?? false;
    },
    withText: (...sources) => withDocuments(library, sources.map(readText), readText),
    forget(file) {
      names.routes.forget();
      names.shared.forget();
      look.forget();
      starters.forget();
      if (file === undefined || file === SITE_FILE) {
        const before = JSON.stringify(locale.get());
        for (const kept of [settings, locale]) kept.forget();
        // The site's language decides how the numbers of every page are read.
        if (JSON.stringify(locale.get()) !== before) for (const kept of [contents, shared]) kept.forget();
      }
      pages.forget(file && routeOfFile(file));
      contents.forget(file);
      shared.forget(file && (sharedNameOf(file) ?? ''));
    },
  };
  return library;

  function readText(source: Source): DocumentFile {
    if (source.file === SITE_FILE) return { kind: 'site', ...loadText<SiteDocument>(source, ofSite) };
    const name = sharedNameOf(source.file);
    if (name !== undefined)
      return { kind: 'shared', name, ...loadText<AuthoredShared>(source, judge(checkShared.get())) };
    const route = routeOfFile(source.file);
    return { kind: 'page', route, ...loadText<AuthoredPage>(source, judge(checkPage)) };
  }
}

/** Keeps the summary of each page. A page that changes gets a new PageFile, so the summary of an old one is never wrong. */
export function rememberSummaries(summarise: (page: PageFile) => PageSummary): Library['summary'] {
  const summaries = new WeakMap<PageFile, PageSummary>();
  return page => {
    const summary = summaries.get(page) ?? summarise(page);
    summaries.set(page, summary);
    return summary;
  };
}
