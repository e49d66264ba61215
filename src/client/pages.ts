// Page models by path: fetched once, kept for the visit.
import type { Page } from '../page/model';

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

async function fetchPage(path: string): Promise<Page> {
  const page = (await fetchJson(path)) ?? (await fetchMissing(path));
  pages.set(path, page);
  return page;
}

/** "/blog/unknown" → "/blog/404", then "/404". */
async function fetchMissing(path: string): Promise<Page> {
  for (let folder = path; folder !== ''; ) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    const page = await fetchJson(`${folder}/404`);
    if (page) return page;
  }
  throw new PageUnavailable(path);
}

async function fetchJson(path: string): Promise<Page | undefined> {
  const response = await fetch(path === '/' ? '/index.json' : `${path}.json`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new PageUnavailable(path);
  return response.json();
}
