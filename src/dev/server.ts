// Serves the documents for editing. Each request reads only what it needs, so a large site starts as fast as a small one.

import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { sweepTemporaries } from '../base/files/save.ts';
import { shortHash } from '../base/hash.ts';
import type { Places } from '../base/places.mjs';
import { openJournal } from '../change/journal/watch.ts';
import { realPath } from '../document/files/folder.ts';
import { ABOUT_THE_SITE, FAVICON } from '../document/files/public.ts';
import { contentPolicy } from '../draw/html/policy.ts';
import { printStyles } from '../draw/html/print-styles.ts';
import { allBlockStyles, type KeptSheets, loadStyles, PRINT_STYLES } from '../draw/html/styles.ts';
import { examplesSite } from '../publish/gallery/examples.ts';
import { listingOf, siteFiles } from '../publish/site-files.ts';
import { withEarlier } from '../site/git/earlier-kept.ts';
import { openLibrary } from '../site/library/library.ts';
import { serveComposer } from './composer.ts';
import { serveGallery } from './gallery.ts';
import type { CodeNow } from './now/code-now.ts';
import { openComponentsNow, thrownIn } from './now/components-now.ts';
import { openLookNow } from './now/look-now.ts';
import { openPagesNow, type PageSources, type PagesNow } from './now/pages-now.ts';
import { openPagesOnDays } from './now/pages-on-days.ts';
import { servePhotographs } from './photographs.ts';
import { devPolicy, keepAsPage, keepToOwnPages, namedStyles, pathOf, sendAnswer } from './respond.ts';
import { serveListed } from './served.ts';
import { serveSocialPictures } from './social-pictures.ts';
import { watchCode } from './watch/code.ts';
import { keepToKnownMessages } from './watch/hear.ts';
import { watchSources } from './watch/sources.ts';
import { serveWriting } from './write/write.ts';

export const DEV_MODULE = '/@ashlar/dev.js';
const BLOCK_STYLES = '/@ashlar/blocks.css';
/** The engine's words for visitors. A build writes them in front of the app. */
const WORDS = '/@ashlar/words.json';

/** The order matters: React Refresh has to be there before the first component is loaded. */
export function devModuleSource(): string {
  return [
    "import '/@vite/client';",
    "import { injectIntoGlobalHook } from '/@react-refresh';",
    'injectIntoGlobalHook(window);',
    'window.$RefreshReg$ = () => {};',
    'window.$RefreshSig$ = () => type => type;',
    "await import('/src/dev/in-browser/start.ts');",
  ].join('\n');
}

export function serveDocuments(
  server: ViteDevServer,
  places: Places,
  code: CodeNow,
  day?: string,
): () => void {
  const components = openComponentsNow(server, places);
  const lookNow = openLookNow(() => pagesNow.library());
  const keptSheets: KeptSheets = new Map();
  const stylesNow = () => loadStyles(places, lookNow(), keptSheets);
  const sources: PageSources = {
    library: () => withEarlier(openLibrary(places.site, places.engine)),
    assets: () => {
      const styles = stylesNow();
      const named = namedStyles(styles);
      return {
        look: lookNow(),
        styles,
        // An open page tells by this address which styles it has.
        blockStyles: `${BLOCK_STYLES}?${shortHash(named)}`,
        loaders: { page: '', livePage: '' },
        dev: { module: DEV_MODULE, styles: named },
      };
    },
    server: components.server,
    code,
    thrownIn: (error, message) => thrownIn(error, message, places),
  };
  const pagesNow: PagesNow = openPagesNow(sources, day);
  sweepTemporaries(join(places.site, 'pages'));
  keepToKnownMessages(server);
  server.middlewares.use((request, response, next) => {
    keepToOwnPages(request, response);
    next();
  });
  const { logger } = server.config;
  const journal = openJournal(
    places.site,
    sentence => logger.warn(sentence),
    sentence => logger.info(sentence),
  );
  const open = watchSources(server, places, pagesNow, lookNow, journal);
  watchCode(server, places, code, components, pagesNow, open);
  const copy = { library: pagesNow.library, places, journal, tell: open.tellSaved };
  // Shows a door that a request comes from a page of this server. Nobody else can read those pages.
  const token = randomBytes(32).toString('base64url');
  serveWriting(server, copy, token);
  open.onTold(
    serveComposer(
      server,
      openPagesOnDays(sources, pagesNow),
      { ...copy, day: pagesNow.day },
      token,
      open.showIn,
    ),
  );
  serveGallery(server, places);
  servePhotographs(server, [...new Set([places.site, examplesSite(places.engine, places.site)])]);
  serveSocialPictures(server, pagesNow);
  printWhere(server, places);
  server.middlewares.use((request, response, next) => {
    const path = pathOf(request);
    if (path === BLOCK_STYLES) return sendAnswer(response, 200, 'text/css', allBlockStyles(stylesNow()));
    if (path === `/${PRINT_STYLES}`)
      return sendAnswer(response, 200, 'text/css', printStyles(stylesNow(), pagesNow.site()));
    if (path === WORDS)
      return sendAnswer(response, 200, 'application/json', JSON.stringify(pagesNow.site().words));
    const route = pagesNow.routeOf(path.replace(/\.json$/, ''));
    if (route === undefined || !/^(GET|HEAD)$/.test(request.method ?? '')) return next();
    if (path.endsWith('.json')) return sendPage(pagesNow, request, response, route);
    respond(pagesNow, response, route).catch(next);
  });
  const missing: Connect.NextHandleFunction = (request, response, next) => {
    const path = pathOf(request);
    const name = path.slice(1);
    const file = [...ABOUT_THE_SITE, FAVICON].includes(name)
      ? siteFiles(pagesNow.site(), lookNow(), pagesNow.publicPages().map(listingOf)).get(name)
      : undefined;
    if (file !== undefined)
      return sendAnswer(response, 200, name === FAVICON ? 'image/svg+xml' : 'text/plain', file);
    if (!isPageRequest(request)) return sendAnswer(response, 404, 'text/plain', 'Not found');
    respond(pagesNow, response, pagesNow.missingRoute(path), 404).catch(next);
  };
  serveListed(server, places, missing);
  return () => {
    server.middlewares.use(missing);
    server.middlewares.use(sayWhatWentWrong(server));
  };
}

/** Shows the error in the terminal only, because its text and the paths in it are private. */
function sayWhatWentWrong({ config }: ViteDevServer): Connect.ErrorHandleFunction {
  return (error: Error, _request, response, _next) => {
    config.logger.error(error.stack ?? error.message);
    sendAnswer(response, 500, 'text/plain', 'Something went wrong here. The terminal says what.');
  };
}

/**
 * Here the policy allows only this page's form endpoints, because collecting all would mean reading every page. Such a page
 * answers 409 to the router and loads as a document.
 */
function sendPage(
  pagesNow: PagesNow,
  request: Connect.IncomingMessage,
  response: ServerResponse,
  route: string,
): void {
  const { page, endpoints } = pagesNow.page(route);
  const isOwn = pagesNow.routeOf(askingPage(request)) === route;
  if (endpoints.length > 0 && !isOwn) sendAnswer(response, 409, 'text/plain', 'Open this page by itself.');
  else sendAnswer(response, 200, 'application/json', JSON.stringify(page));
}

/** A program that is no browser may send a Referer that is no address. */
function askingPage({ headers: { referer = '' } }: Connect.IncomingMessage): string {
  return URL.canParse(referer) ? new URL(referer).pathname : '/';
}

async function respond(pagesNow: PagesNow, response: ServerResponse, route: string, status = 200) {
  const { html, endpoints } = await pagesNow.document(route);
  // Vite's client needs no exception from the policy: styles come as adopted sheets, and it never writes style elements.
  keepAsPage(response, devPolicy(contentPolicy([], endpoints)));
  sendAnswer(response, status, 'text/html', html);
}

function isPageRequest(request: Connect.IncomingMessage): boolean {
  return request.headers.accept?.includes('text/html') === true;
}

function printWhere(server: ViteDevServer, places: Places): void {
  const print = server.printUrls;
  server.printUrls = () => {
    print();
    const { info } = server.config.logger;
    info(`  ➜  Content: ${realPath(places.site)}/pages (edit a JSON file there and watch the page)`);
    info('  ➜  Blocks:  /_blocks (every block with its examples and fields)');
    info('  ➜  Edit:    /_edit (or press "Edit this page" on any page)');
  };
}
