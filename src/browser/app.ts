// Fetched on intent. Wakes up what is live, and takes over in-site navigation.
import { describe } from './arrive.ts';
import { startMenus } from './menu.ts';
import { ARRIVED_AT, followHistory, startNavigation } from './navigate.ts';
import { keepPage, loadMissing, loadPage } from './pages.ts';
import { draw, hydrate, settled } from './root.tsx';

// The shell of every page has it.
const main = document.querySelector('main') as HTMLElement;
startMenus();
startNavigation(main, blockStyles(main.dataset.styles ?? ''));
wake().catch(() => {});

/** Resolves once React has what is live on the page in its hands. Can be asked again when the page's words could not be had. */
export async function wake(): Promise<void> {
  const path = location.pathname;
  // Back after a reload leads to an entry of the same document, which nobody but the app can draw.
  if (path !== ARRIVED_AT) return followHistory(main);
  const route = main.dataset.route ?? path;
  const page = await (route === '/404' ? loadMissing(path) : loadPage(route));
  keepPage(path, page);
  if (location.pathname !== path) return;
  if (page.route !== route) {
    // A host without folders' own 404 pages sends the general one; the nearest one is shown in its place.
    draw(main);
    main.dataset.route = page.route;
    describe(page);
  } else if (main.querySelector('[data-live]')) {
    hydrate(main, page);
    await settled();
  }
}

/** A page that comes by navigation may hold blocks whose styles the first page left out. */
function blockStyles(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}
