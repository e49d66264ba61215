// Starts the shell: asks the server what it needs once, opens the page that the address names, and hears of every change.
import { createRoot } from 'react-dom/client';
import { addressOf, routeIn } from '../model/address.ts';
import { ComposerShell } from './ComposerShell.tsx';
import { showScheme } from './dialogs/scheme.ts';
import { openWorld } from './run/ask.ts';
import { openNotSaved } from './run/not-saved.ts';
import { openStore, type Store } from './store/store.ts';

const host = document.getElementById('composer');
showScheme();
if (host) void start(host);

async function start(host: HTMLElement): Promise<void> {
  const world = openWorld(host.dataset.token ?? '');
  const opened = await world.ask('open', {});
  if (!opened.ok) {
    host.textContent = opened.message;
    return;
  }
  const notSaved = openNotSaved(opened.told, localStorage, world.ask);
  const store = openStore(world, opened.told, notSaved);
  createRoot(host).render(<ComposerShell store={store} />);
  const follow = () => store.go(routeIn(location.pathname));
  addEventListener('popstate', follow);
  addEventListener('pagehide', () => notSaved.leave(true));
  addEventListener('pageshow', () => notSaved.leave(false));
  document.addEventListener('visibilitychange', () => document.hidden && void store.flush());
  await follow();
  void store.refreshPages();
  keepAddress(store);
  void world.onNews(notSaved.window, store.hearNews, store.loseServer);
}

/** The page may get another address, here or elsewhere. */
function keepAddress(store: Store): void {
  let { route } = store.state();
  store.subscribe(() => {
    const now = store.state().route;
    if (now === route) return;
    route = now;
    if (location.pathname !== addressOf(now)) history.pushState(null, '', addressOf(now));
  });
}
