// A crawler by others visits the whole site behind nginx: every link, anchor, picture, style and script.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SiteOfAllKinds, siteOfAllKinds } from '../support/hosts/kinds.ts';
import { startNginx } from '../support/hosts/nginx.ts';
import { builtRoutes } from '../support/site/pages.ts';
import { SITE } from '../support/site/site.ts';
import { installTool, loadTool } from '../support/tools/install-tool.ts';

type Found = { url: string; status?: number; state: 'OK' | 'BROKEN' | 'SKIPPED'; parent?: string };
type Crawler = { check: (options: object) => Promise<{ links: Found[] }> };

const PAGE = 'kontakt.html';

let planted: SiteOfAllKinds;
let links: Found[];

beforeAll(async () => {
  planted = siteOfAllKinds();
  links = await crawl(SITE);
}, 600_000);

afterAll(() => planted?.remove());

/** Addresses on the site come without the host. Addresses elsewhere are not fetched. */
async function crawl(site: string): Promise<Found[]> {
  const nginx = await startNginx(site);
  const { check } = await loadTool<Crawler>(installTool('crawler'), 'linkinator');
  const { links } = await check({
    path: nginx.url,
    recurse: true,
    checkCss: true,
    checkFragments: true,
    cleanUrls: true,
    redirects: 'error',
    concurrency: 8,
    linksToSkip: async (link: string) => !link.startsWith(nginx.url),
  });
  nginx.stop();
  const path = (url: string) => (url.startsWith(nginx.url) ? url.slice(nginx.url.length) || '/' : url);
  return links.map(link => ({ ...link, url: path(link.url), parent: path(link.parent ?? '') }));
}

function broken(links: Found[]): string[] {
  const found = links.filter(({ state }) => state === 'BROKEN');
  return [...new Set(found.map(({ url, parent }) => `${parent} → ${url}`))].sort();
}

it('finds nothing broken', () => {
  expect(broken(links)).toEqual([]);
});

it('has been on every page and fetched every kind of file', () => {
  const seen = new Set(
    links.filter(({ state }) => state === 'OK').map(({ url }) => url.replace(/[?#].*$/, '')),
  );
  const pages = builtRoutes(SITE).filter(route => !route.endsWith('404'));
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter(route => !seen.has(route))).toEqual([]);
  for (const ending of ['.svg', '.png', '.woff2', '.webmanifest'])
    expect(
      [...seen].filter(path => path.endsWith(ending)),
      ending,
    ).not.toEqual([]);
});

it('leaves alone what leads off the site, and nothing else', () => {
  const skipped = links.filter(({ state }) => state === 'SKIPPED');
  expect(skipped.length).toBeGreaterThan(0);
  expect(skipped.filter(({ url }) => url.startsWith('/'))).toEqual([]);
});

it('finds what is broken', async () => {
  const file = join(planted.folder, PAGE);
  const wrong =
    '<a href="/nowhere">A</a><a href="/fragen#nowhere">B</a><a href="#nothing">C</a><img src="/images/none.png" alt=""><a href="/preise.html">D</a>';
  writeFileSync(file, readFileSync(file, 'utf8').replace('</main>', `${wrong}</main>`));
  // nginx sends the compressed file beside the page instead of the page.
  rmSync(`${file}.gz`, { force: true });
  const found = broken(await crawl(planted.folder)).map(told => told.replace(/.* → /, ''));
  const wanted = ['/fragen#nowhere', '/images/none.png', '/kontakt#nothing', '/nowhere', '/preise.html'];
  expect([...new Set(found)].sort()).toEqual(wanted);
});
