// What authors see of drafts, and of pages before and after their time.
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { AXE_OPTIONS, axeFindings } from '../../support/browser/axe.ts';
import { reopenPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
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
  expect(await badge().getAttribute('role')).toBe('status');
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
    expect(box?.height).toBeLessThan(100);
    expect(await axeFindings(page)).toEqual([]);
  },
);
