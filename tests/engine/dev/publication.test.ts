// What authors see of drafts, and of pages before and after their time.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { AXE_OPTIONS, axeFindings } from '../../support/browser/axe.ts';
import { openPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { markDocument } from '../../support/browser/visitor.ts';
import { startDevServer } from '../../support/dev/dev-server.ts';
import { openInDev } from '../../support/dev/news.ts';
import { withDevServer } from '../../support/dev/with-dev-server.ts';
import { hero, pageWith } from '../../support/documents/sites/small-site.ts';
import { size } from '../../support/size.ts';

const here = withBrowser();
const dev = withDevServer();
let page: Page;

/** The server shows the site on the first day of 2100. */
const PAGES: { [file: string]: object } = {
  'pages/draft.json': pageWith({ title: 'A draft', status: 'draft' }),
  'pages/season.json': pageWith({
    title: 'A page of the season',
    publishAt: '2100-12-01',
    unpublishAt: '2101-02-01T09:00+11:00',
  }),
  'pages/blog/soon.json': pageWith({
    title: 'Soon',
    article: {
      id: 1000,
      title: 'The article to come',
      excerpt: 'One or two sentences about the article.',
      date: '2025-05-26',
      category: 'Visa Guides',
      image: { src: '/images/social.png', decorative: true },
    },
    publishAt: '2100-12-01',
    blocks: [{ type: 'prose', text: 'Words.' }],
  }),
};

beforeAll(async () => {
  for (const [file, content] of Object.entries(PAGES))
    dev.project.write(file, JSON.stringify(content, null, 2));
  ({ page } = await openPage(here.browser, AXE_OPTIONS));
});

const LOOKS = [
  { scheme: 'light', width: 1440 },
  { scheme: 'dark', width: 360 },
  { scheme: 'dark', width: 1440 },
  { scheme: 'light', width: 360 },
] as const;

const badge = () => page.locator('ashlar-badge');
const statusOf = async (route: string, { url } = dev.server) =>
  (await fetch(url + route, { headers: { accept: 'text/html' } })).status;
const open = (route: string) => openInDev(page, dev.server.url + route);

it('a badge that a screen reader reads out says who sees a page, and comes and goes with that, without a reload', async () => {
  await open('/draft');
  expect(await page.locator('h1').innerText()).toBe(hero.heading);
  await badge().filter({ hasText: 'Draft. Visitors do not see this page.' }).waitFor();
  expect(await badge().getByRole('status').innerText()).toContain('Draft.');
  const isMarked = await markDocument(page);
  const draft = dev.project.read('pages/draft.json');
  dev.project.write('pages/draft.json', draft.replace(',\n  "status": "draft"', ''));
  await badge().waitFor({ state: 'detached' });
  dev.project.edit('pages/draft.json', hero.heading, 'A public page that was saved');
  await page.locator('h1', { hasText: 'A public page that was saved' }).waitFor();
  expect(await badge().count()).toBe(0);
  const dates = (from: string, until: string) =>
    dev.project.write(
      'pages/draft.json',
      draft.replace('"status": "draft"', `"publishAt": "${from}",\n  "unpublishAt": "${until}"`),
    );
  dates('2100-12-01', '2101-02-01T09:00+11:00');
  await badge().filter({ hasText: 'Public from 1 December 2100. Until then' }).waitFor();
  dates('2026-01-01', '2026-02-01');
  await badge().filter({ hasText: 'No longer public since 1 February 2026.' }).waitFor();
  expect(await isMarked()).toBe(true);
  dev.project.write('pages/draft.json', draft);
  await badge().filter({ hasText: 'Draft.' }).waitFor();
});

it('the list of articles has the ones to come as well; the sitemap is that of a build', async () => {
  const textOf = async (path: string) => (await fetch(dev.server.url + path)).text();
  expect(await textOf('/blog')).toContain('The article to come');
  const sitemap = await textOf('/sitemap.xml');
  expect(sitemap).toContain('/faq<');
  expect(sitemap).not.toMatch(/draft|season|soon/);
});

it('what visitors do not see is marked where it is listed, which moves nothing', async () => {
  await open('/blog');
  const card = page.locator('main a[href="/blog/soon"]').first();
  const isMarked = () => card.getAttribute('data-ashlar-unseen');
  await expect.poll(isMarked).toBe('Public from 1 December 2100');
  expect(await card.getAttribute('title')).toContain('Until then visitors do not see this page.');
  expect(await page.locator('main a[href="/blog"][data-ashlar-unseen]').count()).toBe(0);
  const marked = await card.boundingBox();
  await card.evaluate(link => link.removeAttribute('data-ashlar-unseen'));
  expect(await card.boundingBox()).toEqual(marked);
  const text = dev.project.read('pages/blog/soon.json');
  dev.project.write('pages/blog/soon.json', text.replace('"publishAt": "2100-12-01",', ''));
  await expect.poll(isMarked).toBe(null);
  dev.project.write('pages/blog/soon.json', text);
  await expect.poll(isMarked).not.toBe(null);
});

it('the site is shown as visitors see it on a day that is chosen, and with every page again', async () => {
  await open('/season');
  await badge().getByLabel('As visitors see it on').fill('2100-11-30');
  await badge().getByRole('button', { name: 'Show', exact: true }).click();
  await badge().filter({ hasText: 'As visitors see it on 30 November 2100.' }).waitFor();
  expect(await statusOf('/season')).toBe(404);
  await page.goto(`${dev.server.url}/blog`);
  expect(await page.locator('main').innerText()).not.toContain('The article to come');
  await badge().getByLabel('As visitors see it on').fill('2100-12-01');
  await badge().getByRole('button', { name: 'Show', exact: true }).click();
  await badge().filter({ hasText: 'As visitors see it on 1 December 2100.' }).waitFor();
  await page.locator('main', { hasText: 'The article to come' }).waitFor();
  expect(await page.locator('[data-ashlar-unseen]').count()).toBe(0);
  await badge().getByRole('button', { name: 'Show every page' }).click();
  await badge().waitFor({ state: 'detached' });
  expect(await statusOf('/draft')).toBe(200);
});

it('a day can be named as the server is started, and the composer be opened', async () => {
  const at = (name: string) => join(dev.project.folder, name);
  const opened = at('opened-address.txt');
  const script = `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(opened)}, process.argv.at(-1));`;
  dev.project.write('browser.js', script);
  const server = await startDevServer(dev.project.folder, {
    words: ['--day', '2100-12-01', '--open'],
    env: { BROWSER: at('browser.js') },
  });
  expect([await statusOf('/season', server), await statusOf('/draft', server)]).toEqual([200, 404]);
  await expect.poll(() => existsSync(opened) && readFileSync(opened, 'utf8')).toBe(`${server.url}/_edit`);
  server.stop();
  await expect(startDevServer(dev.project.folder, { words: ['--day', 'Monday'] })).rejects.toThrow(
    '"Monday" is no day. Write it like "2026-12-01".',
  );
});

it('the badge covers nothing and can be read, in light and dark, wide and narrow', async () => {
  await open('/season');
  for (const { scheme, width } of LOOKS.slice(0, size(2, 4))) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    await badge().waitFor();
    const box = await badge().boundingBox();
    const header = await page.locator('header').first().boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width });
    expect(header?.y).toBeGreaterThanOrEqual(box?.height ?? 0);
    expect(box?.height).toBeLessThan(width < 500 ? 200 : 110);
    expect(await axeFindings(page), `${scheme}, ${width} pixels`).toEqual([]);
  }
});
