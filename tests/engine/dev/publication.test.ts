// What authors see of drafts, and of pages before and after their time.
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { AXE_OPTIONS, axeFindings } from '../../support/browser/axe.ts';
import { reopenPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { startDevServer } from '../../support/dev/dev-server.ts';
import { openInDev } from '../../support/dev/news.ts';
import { withDevServer } from '../../support/dev/with-dev-server.ts';
import { hero, pageWith } from '../../support/documents/small-site.ts';
import { size } from '../../support/size.ts';

const here = withBrowser();
const dev = withDevServer();
let page: Page;

/** The server shows the first day of 2100. */
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
  'pages/open.json': pageWith({ title: 'A public page' }),
};

beforeAll(() => {
  for (const [file, content] of Object.entries(PAGES))
    dev.project.write(file, JSON.stringify(content, null, 2));
});

beforeEach(async () => {
  ({ page } = await reopenPage(here.browser, AXE_OPTIONS));
});

const badge = () => page.locator('ashlar-badge');
const open = (route: string) => openInDev(page, dev.server.url + route);

it('a draft is shown with a badge that a screen reader reads out', async () => {
  await open('/draft');
  expect(await page.locator('h1').innerText()).toBe(hero.heading);
  await badge().filter({ hasText: 'Draft. Visitors do not see this page.' }).waitFor();
  expect(await badge().getByRole('status').innerText()).toContain('Draft.');
});

it('a page that waits says from when it is public, and one that has gone since when', async () => {
  await open('/season');
  await badge().filter({ hasText: 'Public from 1 December 2100. Until then' }).waitFor();
  const text = dev.project.read('pages/season.json');
  dev.project.write(
    'pages/season.json',
    text.replace('2100-12-01', '2026-01-01').replace('2101-02-01T09:00+11:00', '2026-02-01'),
  );
  await badge().filter({ hasText: 'No longer public since 1 February 2026.' }).waitFor();
  dev.project.write('pages/season.json', text);
  await badge().filter({ hasText: 'Public from' }).waitFor();
});

it('the badge comes and goes with the status, without a reload', async () => {
  await open('/draft');
  await badge().waitFor();
  await page.evaluate(() => {
    window.name = 'not reloaded';
  });
  const text = dev.project.read('pages/draft.json');
  dev.project.write('pages/draft.json', text.replace(',\n  "status": "draft"', ''));
  await badge().waitFor({ state: 'detached' });
  dev.project.write('pages/draft.json', text);
  await badge().waitFor();
  expect(await page.evaluate(() => window.name)).toBe('not reloaded');
});

it('a public page has none', async () => {
  await open('/open');
  dev.project.edit('pages/open.json', hero.heading, 'A page that was saved');
  await page.locator('h1', { hasText: 'A page that was saved' }).waitFor();
  expect(await badge().count()).toBe(0);
});

it('the list of articles has the ones to come as well; the sitemap is that of a build', async () => {
  await open('/blog');
  expect(await page.locator('main').innerText()).toContain('The article to come');
  const sitemap = await (await fetch(`${dev.server.url}/sitemap.xml`)).text();
  expect(sitemap).toContain('/open<');
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
  expect((await fetch(`${dev.server.url}/season`, { headers: { accept: 'text/html' } })).status).toBe(404);
  await open('/blog');
  expect(await page.locator('main').innerText()).not.toContain('The article to come');
  await badge().getByLabel('As visitors see it on').fill('2100-12-01');
  await badge().getByRole('button', { name: 'Show', exact: true }).click();
  await badge().filter({ hasText: 'As visitors see it on 1 December 2100.' }).waitFor();
  await page.locator('main', { hasText: 'The article to come' }).waitFor();
  expect(await page.locator('[data-ashlar-unseen]').count()).toBe(0);
  await badge().getByRole('button', { name: 'Show every page' }).click();
  await badge().waitFor({ state: 'detached' });
  await open('/draft');
  await badge().filter({ hasText: 'Draft.' }).waitFor();
});

it('a day can be named as the server is started', async () => {
  const server = await startDevServer(dev.project.folder, { words: ['--day', '2100-12-01'] });
  await openInDev(page, `${server.url}/season`);
  await badge().filter({ hasText: 'As visitors see it on 1 December 2100.' }).waitFor();
  expect((await fetch(`${server.url}/draft`, { headers: { accept: 'text/html' } })).status).toBe(404);
  server.stop();
  await expect(startDevServer(dev.project.folder, { words: ['--day', 'Monday'] })).rejects.toThrow(
    '"Monday" is no day. Write it like "2026-12-01".',
  );
});

const LOOKS = [
  { scheme: 'light', width: 1440 },
  { scheme: 'dark', width: 360 },
  { scheme: 'dark', width: 1440 },
  { scheme: 'light', width: 360 },
] as const;

it.each(LOOKS.slice(0, size(2, 4)))(
  'the badge covers nothing and can be read, $scheme, $width px wide',
  async ({ scheme, width }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    await open('/season');
    await badge().waitFor();
    const box = await badge().boundingBox();
    const header = await page.locator('header').first().boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width });
    expect(header?.y).toBeGreaterThanOrEqual(box?.height ?? 0);
    expect(box?.height).toBeLessThan(width < 500 ? 200 : 110);
    expect(await axeFindings(page)).toEqual([]);
  },
);
