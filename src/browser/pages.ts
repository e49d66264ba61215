// Page models by path: fetched once, kept for the visit.
import type { Page } from '../draw/page/model.ts';

const pages = new Map<string, Page>();
const loading = new Map<string, Promise<Page>>();

export class PageUnavailable extends Error {}

export function knownPage(path: string): Page | undefined {
  return pages.get(path);
}

export function keepPage(path: string, page: Page): void {
  pages.set(path, page);
}

/** The page at a path, or the nearest "not found" page where there is none. */
export function loadPage(path: string): Promise<Page> {
  const known = pages.get(path);
  if (known) return Promise.resolve(known);
  const promise = loading.get(path) ?? fetchPage(path).finally(() => loading.delete(path));
  loading.set(path, promise);
  return promise;
}

/** "/blog/unknown" → "/blog/404" where the general page says that there is such a one, else that page itself. */
export async function loadMissing(path: string): Promise<Page> {
  const general = await fetchJson('/404');
  const nearest = general?.nearer
    ?.filter(route => path.startsWith(route.slice(0, -'404'.length)))
    .sort((a, b) => b.length - a.length)[0];
  const page = nearest === undefined ? general : await fetchJson(nearest);
  if (!page) throw new PageUnavailable(path);
  return page;
}

export function isMissing(route: string): boolean {
  return route.endsWith('/404');
}

async function fetchPage(path: string): Promise<Page> {
  const page = (await fetchJson(path)) ?? (await loadMissing(path));
  pages.set(path, page);
  return page;
}

async function fetchJson(path: string): Promise<Page | undefined> {
  const name = path === '/' ? '/index' : path.replace(/\/$/, '');
  // A path may begin with "//host": only with the origin in front it stays on this site.
  const response = await fetch(`${location.origin}${name}.json`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new PageUnavailable(path);
  return response.json();
}
