// File changes in, messages to the open pages out: new page models, problems, style sheets.
import { join, relative, sep } from 'node:path';
import type { NormalizedHotChannelClient, ViteDevServer } from 'vite';
import { isRealDate } from '../base/dates.ts';
import type { Places } from '../base/places.mjs';
import { linkStatOf, statOf } from '../document/files/folder.ts';
import { hasErrors } from '../document/problem/problem.ts';
import { generate } from '../editor/generate.ts';
import { loadStyle, sheetOf } from '../html/styles.ts';
import type { Journal } from '../journal/watch.ts';
import { LOOK_FILES, LOOK_FOLDER } from '../look/look.ts';
import { SITE_FILE } from '../site/library.ts';
import type { LookNow } from './look-now.ts';
import type { PagesNow, Update } from './pages-now.ts';
import { keepNames } from './refresh-names.ts';
import { openSaying, openWholeSite } from './whole-site.ts';

/** A save that is half written is whole again after this long; only then is it called a mistake. */
const SETTLE_MS = 60;
const AGAIN_MS = 80;
const ROUND_MS = 250;
/** No file is ever like this. */
const WHILE_READ = 'changed while it was read';

export function watchSources(
  server: ViteDevServer,
  places: Places,
  pagesNow: PagesNow,
  lookNow: LookNow,
  journal: Journal,
): { tellAll: () => void; routes: () => string[] } {
  const open = new Map<NormalizedHotChannelClient, string>();
  const channel = server.environments.client.hot;
  const say = openSaying(server.config.logger);
  const wholeSite = openWholeSite(places, problems => {
    pagesNow.hearOfSite(problems);
    say(problems);
    tellAll(false);
  });
  server.httpServer?.once('close', wholeSite.close);

  function tell(client: NormalizedHotChannelClient, route: string, patient: boolean): void {
    const update = watched(route, () => newsOf(server, pagesNow, route));
    if (!update) return;
    if (patient && hasErrors(update.problems)) {
      setTimeout(() => {
        pagesNow.forget();
        asRead.clear();
        tell(client, route, false);
      }, SETTLE_MS);
      return;
    }
    client.send('ashlar:update', { route, ...update });
  }

  function tellAll(patient: boolean): void {
    for (const [client, route] of open) tell(client, route, patient);
  }

  channel.on('ashlar:open', ({ route }: { route: string }, client) => {
    open.set(client, route);
    tell(client, route, false);
    wholeSite.askOnce();
  });
  channel.on('ashlar:links', ({ routes }: { routes: string[] }, client) => {
    client.send('ashlar:unseen', pagesNow.unseen(routes));
  });
  channel.on('ashlar:day', ({ day }: { day: string | null }) => {
    pagesNow.showDay(day !== null && isRealDate(day) ? day : undefined);
    channel.send({ type: 'full-reload' });
  });
  channel.on('vite:client:disconnect', (_, client) => open.delete(client));

  keepNames(server, places);
  server.watcher.add([join(places.site, 'pages'), join(places.site, 'blocks')]);
  server.watcher.on('all', (_, path) => lookTwice(path, look));
  /** What each file was like when it was read last, and which files were read for a page. */
  const asRead = new Map<string, string>();
  const readFor = new Map<string, string[]>();
  const overdue = new Map<string, string>();
  const rounds = setInterval(goRound, ROUND_MS).unref();
  server.httpServer?.once('close', () => clearInterval(rounds));

  /** The watcher loses sight of a file that was a link or a folder for a while: what it says nothing of in a whole round is looked at. */
  function goRound(): void {
    for (const path of new Set([...open.values()].flatMap(route => readFor.get(route) ?? []))) {
      const stamp = stampOf(path);
      if (asRead.get(path) === stamp) overdue.delete(path);
      else if (overdue.get(path) === stamp) look(path);
      else overdue.set(path, stamp);
    }
  }

  function watched<News>(route: string, read: () => News): News {
    pathsOf(route).forEach(watch);
    const news = read();
    const paths = pathsOf(route);
    paths.forEach(watch);
    readFor.set(route, paths);
    return news;
  }

  /** A file that has changed since it was read, or while it was, may soon be again what it was before: it is to be looked at all the same. */
  function watch(path: string): void {
    const stamp = stampOf(path);
    asRead.set(path, (asRead.get(path) ?? stamp) === stamp ? stamp : WHILE_READ);
  }

  function pathsOf(route: string): string[] {
    try {
      return pagesNow.filesOf(route).map(file => join(places.site, file));
    } catch {
      // Whatever it met is said when the page is looked at.
      return [];
    }
  }

  function look(path: string): void {
    overdue.delete(path);
    asRead.delete(path);
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
      tellAll(true);
      for (const name of ['base', 'accents']) sendStyle(name);
    } else if (content.startsWith('pages/')) {
      pagesNow.forget(content);
      tellAll(true);
      if (content === SITE_FILE) for (const [client, route] of open) void sendShell(client, route);
      sayWhere(server, pagesNow, content);
    } else if (/^(blocks\/[^/]+\/(schema|examples)\.json|schema\/[a-z]+\.json)$/.test(source)) {
      void regenerate(server, places, pagesNow).then(() => {
        asRead.clear();
        tellAll(false);
      });
    } else {
      const name = sheetOf(source);
      if (name) sendStyle(name);
    }
  }

  return { tellAll: () => tellAll(false), routes: () => [...open.values()] };

  /** What stands around pages is none of their own words. */
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
    } catch (error) {
      server.config.logger.error((error as Error).message);
    }
  }
}

/** The watcher is silent about a save that follows another within 50 ms, so what has changed is looked at once more. */
export function lookTwice(path: string, look: (path: string) => void): void {
  const before = stampOf(path);
  look(path);
  setTimeout(() => {
    if (stampOf(path) !== before) lookTwice(path, look);
  }, AGAIN_MS).unref();
}

/** A link and what it leads to are told apart. */
function stampOf(path: string): string {
  const { ino, mode } = linkStatOf(path) ?? {};
  const { mtimeMs, size } = statOf(path) ?? {};
  return [ino, mode, mtimeMs, size].join(' ');
}

/** A page is seen where it is edited; a shared block also elsewhere. */
function sayWhere(server: ViteDevServer, pagesNow: PagesNow, file: string): void {
  try {
    const used = pagesNow.usedSentence(file);
    if (used !== undefined) server.config.logger.info(`${file}  ${used}`, { timestamp: true });
  } catch (error) {
    server.config.logger.error(`${file}: ${(error as Error).message}`);
  }
}

/** Whatever a file may have become, the server stays up and says what it met. */
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
