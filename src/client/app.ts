// Fetched on intent. Wakes up live blocks, then takes over in-site navigation.
import { startMenus } from './menu';
import { startNavigation } from './navigate';
import { keepPage, loadPage } from './pages';
import { draw, hydrate } from './root';

const main = document.querySelector('main');
if (main) void start(main);

async function start(main: HTMLElement): Promise<void> {
  startMenus();
  startNavigation(main, blockStyles(main.dataset.styles ?? ''));
  const route = main.dataset.route ?? location.pathname;
  if (/(^|\/)404$/.test(route)) return showMissing(main, route);
  const page = await loadPage(route);
  keepPage(location.pathname, page);
  if (main.hasAttribute('data-live')) hydrate(main, page);
}

/** A host without folders' own 404 pages sends the general one; the nearest one is shown in its place. */
async function showMissing(main: HTMLElement, route: string): Promise<void> {
  const page = await loadPage(location.pathname);
  if (page.route === route) return;
  draw(main);
  main.dataset.route = page.route;
  document.title = page.title;
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
