// In-site navigation: the page is there before the address changes; then title, marks, focus and scroll follow in one go.
import { animate } from 'motion/mini';
import { flushSync } from 'react-dom';
import { navigate as push } from 'wouter/use-browser-location';
import type { Page } from '../draw/page/model.ts';
import { arrive, jump, startAnnouncing } from './arrive.ts';
import { showLateFaces } from './late-fonts.ts';
import { keepPage, knownPage, loadPage, PageUnavailable } from './pages.ts';
import { keepPosition, keptPosition, restorePositions } from './position.ts';
import { draw, settled } from './root.tsx';

const REST = 100;

/** The path that this document was loaded from. */
export const ARRIVED_AT = pathOfDocument();

let shown = ARRIVED_AT;
let latest = 0;
let resting: number | undefined;
let ready: Promise<unknown> = Promise.resolve();

/** Takes over clicks, hovers and Back for the rest of the visit. "styles" resolves when every block's style is there. */
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
  // What the browser would fetch ahead is a document; from here on pages come as JSON.
  document.querySelector('script[type=speculationrules]')?.remove();
}

async function visit(main: HTMLElement, url: URL): Promise<void> {
  const turn = ++latest;
  if (url.pathname === shown && url.hash) {
    const oldURL = location.href;
    go(url);
    // A pushed address doesn't say that its hash has changed, as a followed one does.
    if (location.href !== oldURL)
      dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: url.href }));
    return jump(url.hash);
  }
  const page = await prepared(url.pathname).catch(() => undefined);
  if (turn !== latest) return;
  if (!page) return location.assign(url);
  flushSync(() => go(url));
  show(main, page);
  arrive(page, url.hash);
}

/** Shows what Back, Forward or a typed hash has put into the address. */
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
  if (turn !== latest) return;
  if (!page) return location.reload();
  show(main, page);
  arrive(page, hash, top);
}

async function prepared(path: string): Promise<Page> {
  const [page] = await Promise.all([loadPage(path), ready, settled()]);
  if (isForeign(page)) throw new PageUnavailable(path);
  return page;
}

/** The policy of this document does not let its forms send. */
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
  keepPage(shown, page);
  showLateFaces();
  draw(main);
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

/** A page of this site: same origin, same tab, no file. */
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
