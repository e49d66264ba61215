// In-site navigation: the page is there before the address changes; then title, marks, focus and scroll follow in one go.
import { animate } from 'motion/mini';
import { flushSync } from 'react-dom';
import { navigate as push } from 'wouter/use-browser-location';
import type { Page } from '../page/model';
import { arrive } from './arrive';
import { keepPage, knownPage, loadPage } from './pages';
import { draw } from './root';

type Entry = { entry: number };

const positions = new Map<number, number>();
let entry = 0;
let latest = 0;
let ready: Promise<unknown> = Promise.resolve();

/** Takes over clicks, hovers and Back for the rest of the visit. "styles" resolves when every block's style is there. */
export function startNavigation(main: HTMLElement, styles: Promise<unknown>): void {
  ready = styles;
  entry = entryOf(history.state) ?? 0;
  document.addEventListener('click', event => {
    const url = inSiteTarget(event);
    if (!url) return;
    event.preventDefault();
    void visit(main, url);
  });
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch, { passive: true });
  addEventListener('popstate', () => void goBack(main));
}

async function visit(main: HTMLElement, url: URL): Promise<void> {
  if (url.pathname === location.pathname && url.hash) return jump(url);
  const turn = ++latest;
  const page = await prepared(url);
  if (!page || turn !== latest) return;
  leave();
  entry = Math.max(entry, ...positions.keys(), 0) + 1;
  flushSync(() => push(url.pathname + url.search + url.hash, { state: { entry } satisfies Entry }));
  show(main, page);
  arrive(page, url.hash);
}

async function goBack(main: HTMLElement): Promise<void> {
  const turn = ++latest;
  leave();
  entry = entryOf(history.state) ?? 0;
  const page = knownPage(location.pathname) ?? (await prepared(new URL(location.href)));
  if (!page || turn !== latest) return;
  show(main, page);
  arrive(page, location.hash, positions.get(entry) ?? 0);
}

/** The page and its styles, or the browser's own navigation where they cannot be had. */
async function prepared(url: URL): Promise<Page | undefined> {
  try {
    const [page] = await Promise.all([loadPage(url.pathname), ready]);
    return page;
  } catch {
    location.assign(url);
    return undefined;
  }
}

function show(main: HTMLElement, page: Page): void {
  keepPage(location.pathname, page);
  draw(main);
  main.dataset.route = page.route;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    animate(main, { opacity: [0.4, 1] }, { duration: 0.2 });
  }
}

/** From here on the page restores scroll positions, since it knows when the content is there. */
function leave(): void {
  positions.set(entry, scrollY);
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}

function jump(url: URL): void {
  leave();
  entry += 1;
  push(url.pathname + url.search + url.hash, { state: { entry } satisfies Entry });
  const target = document.getElementById(decodeURIComponent(url.hash.slice(1)));
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}

function prefetch(event: Event): void {
  const url = event.target instanceof Element ? inSite(event.target.closest('a')) : undefined;
  if (url && url.pathname !== location.pathname) loadPage(url.pathname).catch(() => {});
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

function entryOf(state: unknown): number | undefined {
  const { entry } = (state ?? {}) as Partial<Entry>;
  return typeof entry === 'number' ? entry : undefined;
}
