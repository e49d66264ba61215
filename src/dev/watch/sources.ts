// Watches the files of the site and of its blocks, and has the open pages told of what changes.
import { join, relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Places } from '../../base/places.mjs';
import { generate } from '../../change/editor/generate.ts';
import type { Journal } from '../../change/journal/watch.ts';
import { sheetOf } from '../../draw/html/styles.ts';
import { SITE_FILE } from '../../site/library/library.ts';
import { LOOK_FILES, LOOK_FOLDER } from '../../site/look/look.ts';
import type { LookNow } from '../now/look-now.ts';
import type { PagesNow } from '../now/pages-now.ts';
import { lookTwice, openFilesAsRead, ROUND_MS } from './as-read.ts';
import { keepOpenPages, LINKED } from './open-pages.ts';
import { openSaying, openWholeSite } from './whole-site.ts';

/**
 * Stands for the files in which the check of the whole site found something. They are watched even if no page that shows them is
 * open.
 */
const ANY_PAGE = '*';
/** Stands for the files of the look, which every page uses. */
const LOOK = 'look';
const MOST_FOLLOWED = 100;

export type OpenPages = {
  /** Sends every open page what is known now. */
  tellAll: () => void;
  /** The same after this server has saved these files, before the watcher reports them. */
  tellSaved: (files: string[]) => void;
  /** The pages that are open, in a tab or in a window of the composer. */
  routes: () => string[];
  /** From now on this window of the composer shows the page, or none. */
  showIn: (window: object, route?: string) => void;
  /** The callback runs whenever open pages are told something. */
  onTold: (listen: () => void) => void;
};

export function watchSources(
  server: ViteDevServer,
  places: Places,
  pagesNow: PagesNow,
  lookNow: LookNow,
  journal: Journal,
  openSite = openWholeSite,
): OpenPages {
  const files = openFilesAsRead(pathsOf);
  const pages = keepOpenPages(server, places, pagesNow, lookNow, files, () => wholeSite.askOnce());
  const say = openSaying(server.config.logger);
  let toldOf: string[] = [];
  const wholeSite = openSite(places, problems => {
    toldOf = [...new Set(problems.map(({ file }) => file))].slice(0, MOST_FOLLOWED);
    files.reading(ANY_PAGE, () => pagesNow.hearOfSite(problems));
    say(problems);
    // No file has changed, so this is no news for anything but the overlay.
    pages.tellOpen(false);
  });
  server.httpServer?.once('close', wholeSite.close);

  /** Tells the pages of what this server has saved, before the watcher reports it. */
  function tellSaved(names: string[]): void {
    for (const name of names) {
      files.saved(join(places.site, name));
      pagesNow.forget(name);
    }
    pages.tellAll(false);
    if (names.includes(SITE_FILE)) pages.sendShells();
  }

  server.watcher.add([join(places.site, 'pages'), join(places.site, 'blocks')]);
  server.watcher.on('all', (_, path) => lookTwice(path, look));
  const rounds = setInterval(goRound, ROUND_MS).unref();
  server.httpServer?.once('close', () => clearInterval(rounds));

  /**
   * Looks for what the watcher has missed. It loses a file that was a link or a folder for a while, or that is deleted right after
   * it was made. On a busy machine it misses other changes too.
   */
  function goRound(): void {
    files.overdue([...pages.routes(), ANY_PAGE, LOOK, LINKED]).forEach(look);
  }

  function pathsOf(route: string): string[] {
    try {
      return namesOf(route).map(file => join(places.site, file));
    } catch {
      // The error will be reported when the page is looked at.
      return [];
    }
  }

  function namesOf(route: string): string[] {
    if (route === LOOK) return Object.values(LOOK_FILES);
    if (route === LINKED) return filesOfLinked();
    return route === ANY_PAGE ? toldOf : pagesNow.filesOf(route);
  }

  function filesOfLinked(): string[] {
    return [...new Set([...pages.linkedRoutes()].flatMap(route => pagesNow.filesOf(route)))].slice(
      0,
      MOST_FOLLOWED,
    );
  }

  function look(path: string): void {
    if (!files.isTold(path)) files.forget(path);
    readAnew(path);
  }

  function readAnew(path: string): void {
    const content = slashed(relative(places.site, path));
    journal.noteSoon(content);
    const source = content.startsWith('blocks/') ? content : slashed(relative(places.engine, path));
    if (/^(pages\/|blocks\/.*\.json$)/.test(content) || source.startsWith('schema/')) wholeSite.askSoon();
    if (content.startsWith('pages/_public/')) {
      pagesNow.forget();
      pages.tellAll(false);
    } else if (content === LOOK_FILES.logo) {
      pagesNow.forget(content);
      pages.reloadAll();
    } else if (content.startsWith(`${LOOK_FOLDER}/`)) {
      pagesNow.forget(content);
      files.reading(LOOK, () => {
        pages.tellAll(true);
        for (const name of ['base', 'accents']) pages.sendStyle(name);
      });
    } else if (content.startsWith('pages/')) {
      if (!files.isTold(path)) {
        pagesNow.forget(content);
        pages.tellAll(true);
        if (content === SITE_FILE) pages.sendShells();
      }
      sayWhere(server, pagesNow, content);
    } else if (
      /^(blocks\/[^/]+\/(schema|examples|(examples\.)?[a-z]{2})\.json|schema\/[a-z]+\.json)$/.test(source)
    ) {
      void regenerate(server, places, pagesNow).then(() => {
        files.forget();
        pages.tellAll(false);
      });
    } else {
      const name = sheetOf(source);
      if (name) pages.sendStyle(name);
    }
  }

  return {
    tellAll: () => pages.tellAll(false),
    tellSaved,
    routes: pages.routes,
    showIn: pages.showIn,
    onTold: pages.onTold,
  };
}

/** Says in the terminal where a shared block is used, because its change also shows on pages that nobody has open. */
function sayWhere(server: ViteDevServer, pagesNow: PagesNow, file: string): void {
  try {
    const used = pagesNow.usedSentence(file);
    if (used !== undefined) server.config.logger.info(`${file}  ${used}`, { timestamp: true });
  } catch (error) {
    server.config.logger.error(`${file}: ${(error as Error).message}`);
  }
}

async function regenerate(server: ViteDevServer, places: Places, pagesNow: PagesNow): Promise<void> {
  try {
    await generate(places);
    pagesNow.reopen();
  } catch (error) {
    server.config.logger.error((error as Error).message);
  }
}

function slashed(path: string): string {
  return path.split(sep).join('/');
}
