// Knows which pages are open in browsers, and sends them what has changed: new page models, problems, style sheets.
import type { NormalizedHotChannelClient, ViteDevServer } from 'vite';
import type { Places } from '../../base/places.mjs';
import { hasErrors } from '../../document/problem/problem.ts';
import { loadStyle } from '../../draw/html/styles.ts';
import type { LookNow } from '../now/look-now.ts';
import type { PagesNow, Update } from '../now/pages-now.ts';
import type { FilesAsRead } from './as-read.ts';
import { addressIn, dayIn, hear, routesIn } from './hear.ts';

/** How long a save takes at most until the file is whole. Only then do mistakes count. */
const SETTLE_MS = 60;
/** Stands for the pages that the open ones link to, because a link says whether visitors see its page. */
export const LINKED = 'linked';

/** "files" notes the stamps of the files that are read here. "whenOpened" runs whenever a browser opens a page. */
export function keepOpenPages(
  server: ViteDevServer,
  places: Places,
  pagesNow: PagesNow,
  lookNow: LookNow,
  files: FilesAsRead,
  whenOpened: () => void,
) {
  const open = new Map<NormalizedHotChannelClient, string>();
  const linked = new Map<NormalizedHotChannelClient, string[]>();
  /** The pages that windows of the composer show. A window hears of news in its own way, and then looks for itself. */
  const inWindows = new Map<object, string>();
  const listeners = new Set<() => void>();
  const channel = server.environments.client.hot;

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
    for (const route of inWindows.values()) noteFilesOf(route);
  }

  function noteFilesOf(route: string): void {
    files.reading(route, () => {});
  }

  function showIn(window: object, route?: string): void {
    if (route === inWindows.get(window)) return;
    inWindows.delete(window);
    if (route === undefined) return;
    inWindows.set(window, route);
    pagesNow.forgetPage(route);
    noteFilesOf(route);
  }

  hear(
    server,
    'ashlar:open',
    ({ route }) => addressIn(route),
    (route, client) => {
      open.set(client, route);
      tell(client, route, false);
      whenOpened();
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

  return {
    routes: () => [...open.values(), ...inWindows.values()],
    /** The pages that the open ones link to. */
    linkedRoutes: () => new Set([...linked.values()].flat()),
    showIn,
    tellOpen,
    tellAll,
    sendShells,
    sendStyle,
    reloadAll: () => channel.send({ type: 'full-reload' }),
    onTold: (listen: () => void) => listeners.add(listen),
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

/** Reports an error in the terminal and keeps the server running, whatever the file has become. */
function newsOf(server: ViteDevServer, pagesNow: PagesNow, route: string): Update | undefined {
  try {
    return pagesNow.update(route);
  } catch (error) {
    server.config.logger.error(`${route}: ${(error as Error).message}`);
    return undefined;
  }
}
