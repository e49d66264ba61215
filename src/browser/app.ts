// The app, fetched when a visitor is about to use it: runs forms and filters, and loads further pages without a reload.
import { describe } from './arrive.ts';
import { startMenus } from './menu.ts';
import { ARRIVED_AT, followHistory, startNavigation } from './navigate.ts';
import { loadMissing, loadPage, rememberPage } from './pages.ts';
import { drawApp, hydrate, takingOver } from './root.tsx';

// Every page has a <main>: src/draw/html writes it.
const main = document.querySelector('main') as HTMLElement;
const styles = allStyles(main.dataset.styles ?? '');
startMenus();
startNavigation(main, styles);
wake().catch(() => {});

/** Resolves once React runs what is live on the page. Can be called again if the words could not be fetched. */
export async function wake(): Promise<void> {
  const path = location.pathname;
  // After a reload, Back can lead to an entry that this document pushed. Only the app can draw that page.
  if (path !== ARRIVED_AT) return followHistory(main);
  const route = main.dataset.route ?? path;
  const page = await (route === '/404' ? loadMissing(path) : loadPage(route));
  rememberPage(path, page);
  if (location.pathname !== path) return;
  if (page.route !== route) {
    // Some hosts send the general 404 page although a folder has its own, so the nearest one is drawn in its place.
    drawApp(main);
    main.dataset.route = page.route;
    describe(page);
  } else if (main.querySelector('[data-live]')) {
    // The page holds only the rules for what it shows, and its next state may show more.
    await styles.catch(() => {});
    if (location.pathname !== path) return;
    hydrate(main, page);
    await takingOver();
  }
}

/** Fetches the styles of everything, because the next page may show what this one does not have. */
function allStyles(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}
