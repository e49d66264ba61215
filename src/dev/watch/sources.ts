// Sends changes of files to the open pages: new page models, problems, style sheets.
import { join, relative, sep } from 'node:path';
import type { NormalizedHotChannelClient, ViteDevServer } from 'vite';
import type { Places } from '../../base/places.mjs';
import { generate } from '../../change/editor/generate.ts';
import type { Journal } from '../../change/journal/watch.ts';
import { hasErrors } from '../../document/problem/problem.ts';
import { loadStyle, sheetOf } from '../../draw/html/styles.ts';
import { SITE_FILE } from '../../site/library/library.ts';
import { LOOK_FILES, LOOK_FOLDER } from '../../site/look/look.ts';
import type { LookNow } from '../now/look-now.ts';
import type { PagesNow, Update } from '../now/pages-now.ts';
import { lookTwice, openFilesAsRead, ROUND_MS } from './as-read.ts';
import { addressIn, dayIn, hear, routesIn } from './hear.ts';
import { openSaying, openWholeSite } from './whole-site.ts';

/** How long a save takes at most until the file is whole. Only then do mistakes count. */
const SETTLE_MS = 60;
/**
 * Stands for the files in which the check of the whole site found something. They are watched even if no page that shows them is
 * open.
 */
const ANY_PAGE = '*';
/** Stands for the files of the look, which every page uses. */
const LOOK = 'look';
/** Stands for the pages that the open ones link to, because a link says whether visitors see its page. */
const LINKED = 'linked';
const MOST_FOLLOWED = 100;

export type OpenPages = {
  /** Sends every open page what is known now. */
  tellAll: () => void;
  /** The same after this server has saved these files, before the watcher reports them. */
  tellSaved: (files: string[]) => void;
  /** The pages that are open. */
  routes: () => string[];
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
  const open = new Map<NormalizedHotChannelClient, string>();
  const linked = new Map<NormalizedHotChannelClient, string[]>();
  const listeners = new Set<() => void>();
  const files = openFilesAsRead(pathsOf);
  const channel = server.environments.client.hot;
  const say = openSaying(server.config.logger);
  let toldOf: string[] = [];
  const wholeSite = openSite(places, problems => {
    toldOf = [...new Set(problems.map(({ file }) => file))].slice(0, MOST_FOLLOWED);
    files.reading(ANY_PAGE, () => pagesNow.hearOfSite(problems));
    say(problems);
    // No file has changed, so this is no news for anything but the overlay.
    tellOpen(false);
  });
  server.httpServer?.once('close', wholeSite.close);

  function tell(client: NormalizedHotChannelClient, route: string, patient: boolean): void {
    const update = files.reading(route, () => newsOf(server, pagesNow, route));
    if (!update) return;
    if (patient && hasErrors(update.problems)) {
      setTimeout(() => {
        pagesNow.forget();
        files.forget();
        tell(client, route, false);
      }, SETTLE_MS);
      return;
    }
    client.send('ashlar:update', { route, ...update });
  }

  function tellAll(patient: boolean): void {
    callListeners();
    tellOpen(patient);
  }

  function callListeners(): void {
    for (const listen of listeners) listen();
  }

  function tellOpen(patient: boolean): void {
    for (const [client, route] of open) tell(client, route, patient);
  }

  /** Tells the pages of what this server has saved, before the watcher reports it. */
  function tellSaved(names: string[]): void {
    for (const name of names) {
      files.saved(join(places.site, name));
      pagesNow.forget(name);
    }
    tellAll(false);
    if (names.includes(SITE_FILE)) sendShells();
  }

  hear(
    server,
    'ashlar:open',
    ({ route }) => addressIn(route),
    (route, client) => {
      open.set(client, route);
      tell(client, route, false);
      wholeSite.askOnce();
    },
  );
  hear(server, 'ashlar:links', routesIn, (routes, client) => {
    linked.set(client, routes);
    client.send(
      'ashlar:unseen',
      files.reading(LINKED, () => pagesNow.unseen(routes)),
    );
  });
  hear(server, 'ashlar:day', dayIn, ({ day }) => {
    pagesNow.showDay(day);
    channel.send({ type: 'full-reload' });
  });
  channel.on('vite:client:disconnect', (_, client) => {
    for (const known of [open, linked]) known.delete(client);
  });

  server.watcher.add([join(places.site, 'pages'), join(places.site, 'blocks')]);
  server.watcher.on('all', (_, path) => lookTwice(path, look));
  const rounds = setInterval(goRound, ROUND_MS).unref();
  server.httpServer?.once('close', () => clearInterval(rounds));

  /**
   * Looks for what the watcher has missed. It loses a file that was a link or a folder for a while, or that is deleted right after
   * it was made. On a busy machine it misses other changes too.
   */
  function goRound(): void {
    files.overdue([...open.values(), ANY_PAGE, LOOK, LINKED]).forEach(look);
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
    const routes = new Set([...linked.values()].flat());
    return [...new Set([...routes].flatMap(route => pagesNow.filesOf(route)))].slice(0, MOST_FOLLOWED);
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
      tellAll(false);
    } else if (content === LOOK_FILES.logo) {
      pagesNow.forget(content);
      channel.send({ type: 'full-reload' });
    } else if (content.startsWith(`${LOOK_FOLDER}/`)) {
      pagesNow.forget(content);
      files.reading(LOOK, () => {
        tellAll(true);
        for (const name of ['base', 'accents']) sendStyle(name);
      });
    } else if (content.startsWith('pages/')) {
      if (!files.isTold(path)) {
        pagesNow.forget(content);
        tellAll(true);
        if (content === SITE_FILE) sendShells();
      }
      sayWhere(server, pagesNow, content);
    } else if (
      /^(blocks\/[^/]+\/(schema|examples|(examples\.)?[a-z]{2})\.json|schema\/[a-z]+\.json)$/.test(source)
    ) {
      void regenerate(server, places, pagesNow).then(() => {
        files.forget();
        tellAll(false);
      });
    } else {
      const name = sheetOf(source);
      if (name) sendStyle(name);
    }
  }

  return {
    tellAll: () => tellAll(false),
    tellSaved,
    routes: () => [...open.values()],
    onTold: listen => listeners.add(listen),
  };

  function sendShells(): void {
    for (const [client, route] of open) void sendShell(client, route);
  }

  /** Sends header and footer, which come from the site document and not from the page. */
  async function sendShell(client: NormalizedHotChannelClient, route: string): Promise<void> {
    try {
      client.send('ashlar:shell', await pagesNow.shell(route));
    } catch (error) {
      server.config.logger.error((error as Error).message);
    }
  }

  function sendStyle(name: string): void {
    try {
      channel.send('ashlar:style', { name, css: loadStyle(places, lookNow(), name).css });
      callListeners();
    } catch (error) {
      server.config.logger.error((error as Error).message);
    }
  }
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

/** Reports an error in the terminal and keeps the server running, whatever the file has become. */
function newsOf(server: ViteDevServer, pagesNow: PagesNow, route: string): Update | undefined {
  try {
    return pagesNow.update(route);
  } catch (error) {
    server.config.logger.error(`${route}: ${(error as Error).message}`);
    return undefined;
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
