// Loads pages of this site without a reload: fetches a page, then changes address, title, marks, focus and scroll position.
import { animate } from 'motion/mini';
import { flushSync } from 'react-dom';
import { navigate as push } from 'wouter/use-browser-location';
import type { Page } from '../draw/page/model.ts';
import { arrive, jump, startAnnouncing } from './arrive.ts';
import { showLateFaces } from './late-fonts.ts';
import { knownPage, loadPage, PageUnavailable, rememberPage } from './pages.ts';
import { keepPosition, keptPosition, restorePositions } from './position.ts';
import { drawApp, takingOver } from './root.tsx';

const REST = 100;

/** The path that this document was loaded from. */
export const ARRIVED_AT = pathOfDocument();

let shown = ARRIVED_AT;
let latest = 0;
let resting: number | undefined;
let ready: Promise<unknown> = Promise.resolve();

/** Takes over clicks, hovers and Back for the rest of the visit. "styles" resolves once all blocks are styled. */
export function startNavigation(main: HTMLElement, styles: Promise<unknown>): void {
  ready = styles;
  ready.catch(() => {});
  startAnnouncing();
  document.addEventListener('click', event => {
    const url = inSiteTarget(event);
    if (!url) return;
    event.preventDefault();
    void visit(main, url);
  });
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch, { passive: true });
  addEventListener('popstate', () => void followHistory(main));
  // From now on pages come as JSON, so the browser need not fetch documents ahead.
  document.querySelector('script[type=speculationrules]')?.remove();
}

async function visit(main: HTMLElement, url: URL): Promise<void> {
  const turn = ++latest;
  if (url.pathname === shown && url.hash) {
    const oldURL = location.href;
    go(url);
    // Unlike following a link, pushing an address fires no hashchange.
    if (location.href !== oldURL)
      dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: url.href }));
    return jump(url.hash);
  }
  const page = await prepared(url.pathname).catch(() => undefined);
  // Without an await where there is nothing to wait for: React could begin within it.
  if (takingOver()) await takingOver();
  if (turn !== latest) return;
  if (!page) return location.assign(url);
  flushSync(() => go(url));
  show(main, page);
  arrive(page, url.hash);
}

/** Shows the page that Back, Forward or a typed hash has put into the address. */
export async function followHistory(main: HTMLElement): Promise<void> {
  const turn = ++latest;
  const { pathname, hash } = location;
  const top = keptPosition() ?? (hash ? undefined : 0);
  if (pathname === shown) {
    if (top === undefined) jump(hash);
    else scrollTo({ top, behavior: 'instant' });
    return;
  }
  const known = knownPage(pathname);
  const page = known && !isForeign(known) ? known : await prepared(pathname).catch(() => undefined);
  if (takingOver()) await takingOver();
  if (turn !== latest) return;
  if (!page) return location.reload();
  show(main, page);
  arrive(page, hash, top);
}

async function prepared(path: string): Promise<Page> {
  const [page] = await Promise.all([loadPage(path), ready]);
  if (isForeign(page)) throw new PageUnavailable(path);
  return page;
}

/** Whether the page has to load as a document of its own. The policy of this document does not let its forms send. */
function isForeign({ alone, route }: Page): boolean {
  return alone === true && route !== ARRIVED_AT;
}

function go(url: URL): void {
  keepPosition();
  restorePositions();
  push(url.href, { replace: url.href === location.href });
}

function show(main: HTMLElement, page: Page): void {
  shown = location.pathname;
  rememberPage(shown, page);
  showLateFaces();
  drawApp(main);
  main.dataset.route = page.route;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    animate(main, { opacity: [0.4, 1] }, { duration: 0.2 });
  }
}

function prefetch(event: Event): void {
  clearTimeout(resting);
  const url = event.target instanceof Element ? inSite(event.target.closest('a')) : undefined;
  if (!url || url.pathname === location.pathname) return;
  resting = window.setTimeout(() => loadPage(url.pathname).catch(() => {}), REST);
}

function inSiteTarget(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  return event.target instanceof Element ? inSite(event.target.closest('a')) : undefined;
}

/** Returns the address of a link that leads to a page of this site, in the same tab. */
function inSite(link: HTMLAnchorElement | null): URL | undefined {
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const isPage = url.origin === location.origin && !/\.[a-z0-9]+$/i.test(url.pathname);
  return isPage ? url : undefined;
}

function pathOfDocument(): string {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival ? new URL(arrival.name).pathname : location.pathname;
}
