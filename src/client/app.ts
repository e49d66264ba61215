// Fetched on intent. Wakes up live blocks, then takes over in-site navigation.
import { describe } from './arrive.ts';
import { startMenus } from './menu.ts';
import { ARRIVED_AT, followHistory, startNavigation } from './navigate.ts';
import { isMissing, keepPage, loadMissing, loadPage } from './pages.ts';
import { draw, hydrate } from './root.tsx';

const main = document.querySelector('main');
if (main) void start(main);

async function start(main: HTMLElement): Promise<void> {
  startMenus();
  startNavigation(main, blockStyles(main.dataset.styles ?? ''));
  const path = location.pathname;
  // Back after a reload leads to an entry of the same document, which nobody but the app can draw.
  if (path !== ARRIVED_AT) return followHistory(main);
  const route = main.dataset.route ?? path;
  const page = await (isMissing(route) ? loadMissing(path) : loadPage(route));
  keepPage(path, page);
  if (location.pathname !== path) return;
  if (page.route !== route) {
    // A host without folders' own 404 pages sends the general one; the nearest one is shown in its place.
    draw(main);
    main.dataset.route = page.route;
    describe(page);
  } else if (main.hasAttribute('data-live')) {
    hydrate(main, page);
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
