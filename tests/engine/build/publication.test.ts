import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../../src/publish/output-folder.ts';
import { AXE_OPTIONS, axeFindings } from '../../support/browser/axe.ts';
import { openPage, type Watched } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { type DevServer, startDevServer } from '../../support/dev/dev-server.ts';
import { hero, pageWith, siteDocument, writeFiles } from '../../support/documents/small-site.ts';
import { copyProject, type ProjectCopy } from '../../support/files/project-copy.ts';
import { build, DIST } from '../../support/files/run.ts';

const article = (id: number, title: string) => ({
  id,
  title,
  excerpt: 'One or two sentences about the article.',
  date: '2025-05-26',
  category: 'Visa Guides',
  image: { src: '/images/chart.svg', decorative: true },
});
const LIST = JSON.parse(readFileSync('pages/blog/index.json', 'utf8')).blocks.find(
  ({ type }: { type: string }) => type === 'article-list',
);
const prose = [{ type: 'prose', text: 'Words.' }];

const FILES = {
  'pages/_site.json': siteDocument({ timeZone: 'Australia/Sydney' }),
  'pages/index.json': pageWith({ title: 'Home of the site' }),
  'pages/404.json': pageWith({ title: 'Not found' }),
  'pages/draft.json': pageWith({ title: 'A draft', status: 'draft', redirects: ['/was-draft'] }),
  'pages/unfinished.json': { title: 'An unfinished draft', status: 'draft', blocks: [{ type: 'herro' }] },
  'pages/season.json': pageWith({
    title: 'A page of the season',
    publishAt: '2026-12-01',
    unpublishAt: '2027-02-01T09:00+11:00',
    redirects: ['/was-season'],
  }),
  'pages/blog/index.json': pageWith({ title: 'All articles', blocks: [hero, LIST] }),
  'pages/blog/here.json': pageWith({ title: 'Here', article: article(1, 'The article here'), blocks: prose }),
  'pages/blog/soon.json': pageWith({
    title: 'Soon',
    article: article(2, 'The article to come'),
    publishAt: '2026-12-01',
    blocks: prose,
  }),
};

let project: ProjectCopy;

function smallSite(): void {
  const social = readFileSync(join(project.folder, 'pages/_public/images/social.png'));
  const chart = readFileSync(join(project.folder, 'pages/_public/images/chart.svg'));
  rmSync(join(project.folder, 'pages'), { recursive: true });
  writeFiles(project.folder, {
    ...FILES,
    'pages/_public/images/social.png': social,
    'pages/_public/images/chart.svg': chart,
  });
}

beforeAll(() => {
  project = copyProject();
  smallSite();
});

afterAll(() => project?.remove());

describe('a build', () => {
  const names = () => listFiles(DIST(project.folder)).filter(name => /^[a-z0-9/-]+\.(html|json)$/.test(name));
  const everything = () =>
    listFiles(DIST(project.folder)).map(
      name => `${name} ${readFileSync(join(DIST(project.folder), name), 'latin1')}`,
    );
  const at = (now: string): string => {
    const { status, output } = build(project.folder, { ASHLAR_NOW: now });
    expect(status, output).toBe(0);
    return output;
  };
  /** Everything that tells of a page: its files, the sitemap, the feed, the lists, the redirects. */
  const traces = (word: string) =>
    everything()
      .filter(file => file.includes(word))
      .map(file => file.split(' ')[0]);
  const PUBLIC = ['404', 'blog', 'blog/here', 'index'];
  const filesOf = (pages: string[]) => pages.flatMap(page => [`${page}.html`, `${page}.json`]).sort();

  it('has no trace of drafts and of pages out of season, and says so', () => {
    const output = at('2026-11-30T23:59+11:00');
    expect(names()).toEqual(filesOf(PUBLIC));
    for (const word of ['A draft', 'was-draft', 'unfinished', 'season', 'to come', '/blog/soon'])
      expect(traces(word), word).toEqual([]);
    expect(traces('The article here')).toContain('blog.json');
    expect(output).toContain(
      'Left out: 2 drafts, 2 pages to come. /blog/soon is due on 1 December 2026. Build again then.',
    );
    expect(output).toMatch(/pages\/unfinished\.json:\d+:\d+ .*Warning: /);
  });

  it('has them once their time has come, and lets them go when it is over', () => {
    const before = everything();
    const output = at('2026-12-01');
    expect(names()).toEqual(filesOf([...PUBLIC, 'blog/soon', 'season']));
    expect(traces('The article to come')).toEqual(
      expect.arrayContaining(['blog.html', 'blog.json', 'feed.xml']),
    );
    expect(traces('/season')).toEqual(expect.arrayContaining(['sitemap.xml', '_redirects', '_nginx.conf']));
    expect(output).toContain('/season goes on 1 February 2027, 09:00 (UTC+11:00). Build again then.');
    at('2027-02-01T09:00+11:00');
    expect(names()).toEqual(filesOf([...PUBLIC, 'blog/soon']));
    expect(traces('season')).toEqual([]);
    at('2026-11-30T23:59+11:00');
    expect(everything()).toEqual(before);
  });

  it('is the same to the byte whenever it is made for the same time', () => {
    const before = everything();
    rmSync(DIST(project.folder), { recursive: true });
    rmSync(join(project.folder, '.ashlar'), { recursive: true });
    at('2026-11-30T23:59+11:00');
    expect(everything()).toEqual(before);
    expect(before.length).toBeGreaterThan(10);
  });
});

describe('while editing', () => {
  const here = withBrowser();
  let server: DevServer;
  let watched: Watched;
  let page: Page;

  beforeAll(async () => {
    server = await startDevServer(project.folder, { ASHLAR_NOW: '2026-11-01' });
    watched = await openPage(here.browser, AXE_OPTIONS);
    page = watched.page;
  });

  afterAll(() => {
    server?.stop();
  });

  const badge = () => page.locator('ashlar-badge');
  /** Nobody saves twice within the moment in which the server takes two saves for one. */
  async function save(file: string, text: string): Promise<void> {
    await page.waitForTimeout(200);
    project.write(file, text);
  }
  const open = (route: string) => page.goto(server.url + route);

  it('a draft is shown with a badge that a screen reader reads out', async () => {
    await open('/draft');
    expect(await page.locator('h1').innerText()).toBe('A page to check');
    await badge().filter({ hasText: 'Draft. Visitors do not see this page.' }).waitFor();
    expect(await badge().getAttribute('role')).toBe('status');
  });

  it('a page that waits says from when it is public, and one that has gone since when', async () => {
    await open('/season');
    await badge().filter({ hasText: 'Public from 1 December 2026. Until then' }).waitFor();
    const text = project.read('pages/season.json');
    await save(
      'pages/season.json',
      text.replace('2026-12-01', '2026-01-01').replace('2027-02-01T09:00+11:00', '2026-02-01'),
    );
    await badge().filter({ hasText: 'No longer public since 1 February 2026.' }).waitFor();
    await save('pages/season.json', text);
    await badge().filter({ hasText: 'Public from' }).waitFor();
  });

  it('the badge comes and goes with the status, without a reload', async () => {
    await open('/draft');
    await badge().waitFor();
    await page.evaluate(() => {
      window.name = 'not reloaded';
    });
    const text = project.read('pages/draft.json');
    await save('pages/draft.json', text.replace('"status": "draft",', ''));
    await badge().waitFor({ state: 'detached' });
    await save('pages/draft.json', text);
    await badge().waitFor();
    expect(await page.evaluate(() => window.name)).toBe('not reloaded');
  });

  it('a public page has none', async () => {
    await open('/blog/here');
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some(key => key.startsWith('__reactContainer')),
    );
    await page.waitForTimeout(300);
    expect(await badge().count()).toBe(0);
  });

  it('the list of articles has the ones to come as well; the sitemap is that of a build', async () => {
    await open('/blog');
    expect(await page.locator('main').innerText()).toContain('The article to come');
    const sitemap = await (await page.request.get(`${server.url}/sitemap.xml`)).text();
    expect(sitemap).toContain('/blog/here');
    expect(sitemap).not.toMatch(/draft|season|soon/);
  });

  it.each([
    { scheme: 'light' as const, width: 1440 },
    { scheme: 'dark' as const, width: 1440 },
    { scheme: 'light' as const, width: 360 },
    { scheme: 'dark' as const, width: 360 },
  ])('the badge covers nothing and can be read, $scheme, $width px wide', async ({ scheme, width }) => {
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
  });
});
