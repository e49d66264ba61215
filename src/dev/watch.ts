// File changes in, messages to the open pages out: new page models, problems, style sheets.
import { join, relative, sep } from 'node:path';
import type { NormalizedHotChannelClient, ViteDevServer } from 'vite';
import type { Places } from '../base/places.mjs';
import { linkStatOf, statOf } from '../document/files/folder.ts';
import { hasErrors } from '../document/problem/problem.ts';
import { generate } from '../editor/generate.ts';
import { loadStyle, sheetOf } from '../html/styles.ts';
import { LOOK_FILES, LOOK_FOLDER } from '../look/look.ts';
import type { LookNow } from './look-now.ts';
import type { PagesNow, Update } from './pages-now.ts';
import { keepNames } from './refresh-names.ts';

/** A save that is half written is whole again after this long; only then is it called a mistake. */
const SETTLE_MS = 60;
const AGAIN_MS = 80;
const ROUND_MS = 250;

export function watchSources(
  server: ViteDevServer,
  places: Places,
  pagesNow: PagesNow,
  lookNow: LookNow,
): void {
  const open = new Map<NormalizedHotChannelClient, string>();
  const channel = server.environments.client.hot;

  function tell(client: NormalizedHotChannelClient, route: string, patient: boolean): void {
    const update = newsOf(server, pagesNow, route);
    if (!update) return;
    if (patient && hasErrors(update.problems)) {
      setTimeout(() => {
        pagesNow.forget();
        for (const path of filesOfOpenPages()) seen.set(path, stampOf(path));
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
  });
  channel.on('vite:client:disconnect', (_, client) => open.delete(client));

  keepNames(server, places);
  server.watcher.add([join(places.site, 'pages'), join(places.site, 'blocks')]);
  server.watcher.on('all', (_, path) => lookTwice(path, look));
  const seen = new Map<string, string>();
  const overdue = new Map<string, string>();
  const rounds = setInterval(goRound, ROUND_MS).unref();
  server.httpServer?.once('close', () => clearInterval(rounds));

  /** The watcher loses sight of a file that was a link or a folder for a while: what it says nothing of in a whole round is looked at. */
  function goRound(): void {
    for (const path of filesOfOpenPages()) {
      const stamp = stampOf(path);
      if (!seen.has(path)) seen.set(path, stamp);
      if (seen.get(path) === stamp) overdue.delete(path);
      else if (overdue.get(path) === stamp) look(path);
      else overdue.set(path, stamp);
    }
  }

  function filesOfOpenPages(): Set<string> {
    try {
      const files = [...new Set(open.values())].flatMap(pagesNow.filesOf);
      return new Set(files.map(file => join(places.site, file)));
    } catch {
      // Whatever it met is said when the page is looked at.
      return new Set();
    }
  }

  function look(path: string): void {
    seen.set(path, stampOf(path));
    overdue.delete(path);
    const content = slashed(relative(places.site, path));
    const source = content.startsWith('blocks/') ? content : slashed(relative(places.engine, path));
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
      sayWhere(server, pagesNow, content);
    } else if (/^(blocks\/[^/]+\/(schema|examples)\.json|schema\/[a-z]+\.json)$/.test(source)) {
      void regenerate(server, places, pagesNow).then(() => tellAll(false));
    } else {
      const name = sheetOf(source);
      if (name) sendStyle(name);
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
