// Fetches the content of each page once and keeps it for the visit.
import type { Page } from '../draw/page/model.ts';

const pages = new Map<string, Page>();
const loading = new Map<string, Promise<Page>>();

export class PageUnavailable extends Error {}

export function knownPage(path: string): Page | undefined {
  return pages.get(path);
}

export function rememberPage(path: string, page: Page): void {
  pages.set(path, page);
}

/** Loads the page at a path, or the nearest "not found" page if there is none. */
export function loadPage(path: string): Promise<Page> {
  const known = pages.get(path);
  if (known) return Promise.resolve(known);
  const promise = loading.get(path) ?? fetchPage(path).finally(() => loading.delete(path));
  loading.set(path, promise);
  return promise;
}

/** Finds the nearest "not found" page: "/blog/404" for "/blog/unknown", if the general one says that it exists. */
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
  // A path that begins with "//host" would leave this site without the origin in front.
  const response = await fetch(`${location.origin}${name}.json`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new PageUnavailable(path);
  return response.json();
}
