// @module-tag full-only
// The gallery as authors use it: as a site of its own, and while they edit.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placesAt } from '../../../src/base/places.mjs';
import { openGallery } from '../../../src/publish/gallery/gallery.tsx';
import { serveSite } from '../../../src/publish/preview-server.ts';
import { holdBack } from '../../support/browser/arrival.ts';
import { AXE_OPTIONS, axeFindings } from '../../support/browser/axe.ts';
import { openPage, reopenPage, type Watched } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { type DevServer, startDevServer } from '../../support/dev/dev-server.ts';
import { copyProject, type ProjectCopy } from '../../support/files/project-copy.ts';
import { script } from '../../support/files/run.ts';
import { allExamples, blockTypes, GALLERY_SITE, wholeRoutes } from '../../support/site/gallery.ts';
import { SECOND_CONTENT } from '../../support/site/site.ts';
import { isFull, size } from '../../support/size.ts';

const types = blockTypes();
const examples = allExamples();
const of = (type: string) => examples.filter(example => example.type === type);
const visible = (type: string) => of(type).filter(({ block }) => !block.hidden);

const here = inBrowser(() => serveSite(GALLERY_SITE));

/** The browser prefers no colour scheme, so each frame has the one of its element. */
const PLAIN = { colorScheme: null, viewport: { width: 1440, height: 1000 } };

/** A frame loads only when it is nearly in view. */
async function frameOf(page: Page, title: string): Promise<Frame> {
  const element = page.locator(`iframe[title="${title}"]`);
  await element.scrollIntoViewIfNeeded();
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error(`There is no frame "${title}".`);
  await frame.waitForSelector('.block');
  return frame;
}

/** Leaves the frames empty in "npm test": tests/engine/visitors/examples.test.ts looks at the blocks in them. */
async function openFrameless(options: BrowserContextOptions = PLAIN): Promise<Watched> {
  const watched = await reopenPage(here.browser, options);
  const isInFrame = ({ pathname }: URL) => /^\/[a-z-]+\/\d+$/.test(pathname);
  if (!isFull) await watched.page.route(isInFrame, route => route.fulfill({ status: 204 }));
  return watched;
}

describe('the first page', () => {
  it('leads to every block and says what it is for, and to whole pages', async () => {
    const { page } = await openFrameless();
    await page.goto(here.site.url);
    expect(await page.locator('.gallery__blocks h2').allInnerTexts()).toEqual(types);
    expect(await page.locator('.gallery__blocks li p').allInnerTexts()).not.toContain('');
    expect(await page.locator('.gallery__blocks h3').count()).toBe(wholeRoutes().length);
    await page.locator('.gallery__blocks').getByRole('link', { name: 'faq', exact: true }).click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('faq');
  });
});

describe('the frames of an example', () => {
  it('show the block as wide as they say, light or dark whatever the visitor prefers', async () => {
    const { page, complaints } = await reopenPage(here.browser, PLAIN);
    await page.goto(`${here.site.url}/faq`);
    const looks: { width: number; paper: string }[] = [];
    for (const look of ['desktop, light', 'desktop, dark', 'phone, light', 'phone, dark']) {
      const frame = await frameOf(page, `faq, example 1, ${look}`);
      looks.push(
        await frame.evaluate(() => ({
          width: innerWidth,
          paper: getComputedStyle(document.body).backgroundColor,
        })),
      );
    }
    expect(looks.map(({ width }) => width)).toEqual([1280, 1280, 390, 390]);
    const [light, dark] = looks.map(({ paper }) => paper);
    expect(light).not.toBe(dark);
    expect(looks.map(({ paper }) => paper)).toEqual([light, dark, light, dark]);
    expect(complaints).toEqual([]);
  });

  it('are as high as what they show', async () => {
    const { page } = await reopenPage(here.browser, PLAIN);
    await page.goto(`${here.site.url}/steps`);
    const title = 'steps, example 1, phone, light';
    const frame = await frameOf(page, title);
    const content = await frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
    expect(content).toBeGreaterThan(300);
    // The frame of the phone fits beside the other one only when it is drawn a little smaller.
    await page.waitForFunction(
      ([title, height]) => {
        const frame = document.querySelector<HTMLElement>(`iframe[title="${title}"]`);
        const stage = frame?.parentElement;
        if (!frame || !stage) return false;
        const drawn = height * (frame.getBoundingClientRect().width / frame.offsetWidth);
        return Math.abs(stage.clientHeight - drawn) < 2;
      },
      [title, content] as const,
    );
  });

  it('are shown by width and by scheme', async () => {
    const { page } = await openFrameless();
    await page.goto(`${here.site.url}/prose`);
    const shown = () => page.locator('.frame:visible').count();
    const all = await shown();
    expect(all).toBe(4 * visible('prose').length);
    await page.getByText('Phone', { exact: true }).click();
    expect(await shown()).toBe(all / 2);
    await page.getByText('Dark', { exact: true }).click();
    expect(await shown()).toBe(all / 4);
  });
});

it("stands in the engine's own look, its examples in the site's", async () => {
  const { page } = await reopenPage(here.browser, PLAIN);
  await page.goto(`${here.site.url}/prose`);
  const lookOf = (body: HTMLElement) => [
    getComputedStyle(body).fontFamily,
    getComputedStyle(body).backgroundColor,
  ];
  expect(await page.locator('body').evaluate(lookOf)).toEqual([
    'system-ui, sans-serif',
    'rgb(255, 255, 255)',
  ]);
  const frame = await frameOf(page, 'prose, example 1, phone, light');
  expect(await frame.locator('body').evaluate(lookOf)).toEqual([
    expect.stringContaining('Public Sans'),
    'rgb(251, 250, 246)',
  ]);
  const choice = page.getByText('Phone', { exact: true });
  expect(await choice.evaluate(element => getComputedStyle(element).borderTopStyle)).toBe('solid');
});

it('the button copies the JSON as it stands in the file', async () => {
  const { page } = await openFrameless({ ...PLAIN, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`${here.site.url}/hero`);
  const example = page.locator('.example').nth(1);
  await example.getByRole('button', { name: 'Copy the JSON' }).click();
  await example.getByText('Copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(of('hero')[1]?.json);
});

describe.each([
  { width: 390, colorScheme: 'light', routes: ['/', '/contact'] },
  { width: 1440, colorScheme: 'dark', routes: ['/cards'] },
] as const)('at $width px, $colorScheme', ({ width, colorScheme, routes }) => {
  it.each(size([...routes], ['/', '/cards', '/contact', '/hero']))(
    'axe finds nothing on %s and nothing sticks out',
    async route => {
      const { page } = await openFrameless({ ...AXE_OPTIONS, viewport: { width, height: 900 }, colorScheme });
      await page.goto(here.site.url + route);
      expect(await axeFindings(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    },
  );
});

describe('while editing', () => {
  let project: ProjectCopy;
  let server: DevServer;

  // Otherwise files generated after these edits would be news for pages that other tests have open.
  beforeAll(async () => {
    project = copyProject();
    server = await startDevServer(project.folder);
  });

  afterAll(() => {
    server?.stop();
    project?.remove();
  });

  it('the gallery is at /_blocks and follows examples and their mistakes, styles and components, within the policy', {
    timeout: 180_000,
  }, async () => {
    const { page, complaints } = await openPage(here.browser, PLAIN);
    const frame = page.frameLocator('iframe[title="prose, example 1, desktop, light"]');
    const heading = (text: string) => frame.locator('h2', { hasText: text }).waitFor();
    const address = `${server.url}/_blocks/prose`;
    const examples = 'blocks/prose/examples.json';
    const good = project.read(examples);

    // The first change comes before the page listens for changes.
    const letGo = await holdBack(page, route => route.request().url().includes('/gallery/dev.ts'));
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => page.locator('.example').count()).toBe(of('prose').length);
    project.edit(examples, 'What a good table has to do', 'A heading written anew');
    await expect.poll(async () => (await fetch(address)).text()).toContain('A heading written anew');
    await letGo();
    await page.locator('pre', { hasText: 'A heading written anew' }).waitFor();
    await heading('A heading written anew');

    project.write('blocks/prose/style.css', '@layer blocks { .prose { outline: 7px solid; } }');
    const outline = () =>
      frame
        .locator('.prose')
        .evaluate(block => getComputedStyle(block).outlineWidth, null, { timeout: 1000 });
    await expect.poll(outline).toBe('7px');

    project.edit('blocks/prose/Component.tsx', 'className="', 'className="redrawn ');
    await frame.locator('.redrawn').first().waitFor();

    project.edit(examples, '"heading"', '"headnig"');
    await page
      .getByRole('alert')
      .filter({ hasText: /blocks\/prose\/examples\.json:\d+:\d+ example 1\b.*Did you mean "heading"\?/ })
      .waitFor();
    const picture = await fetch(`${server.url}/images/examples/drawing.svg`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(complaints).toEqual([]);
    project.write(examples, good);
  });

  it('each block is drawn as it begins, in the language of the site', () => {
    const start = (site: string) =>
      openGallery({ engine: process.cwd(), site }, { base: '', script: '' }).document('/steps/start');
    expect(start(SECOND_CONTENT)).toContain('So läuft es ab');
    expect(start(process.cwd())).toContain('How It Works');
  });

  describe('an example with a broken link', () => {
    const sentence = 'checklist › items[1] › text: There is no page "/fqa". Did you mean "/faq"?';
    const example = 'blocks/checklist/examples.json';
    beforeAll(() => project.edit(example, '(/faq)', '(/fqa)'));

    it('is named', () => {
      const { folder } = project;
      const problems = openGallery(placesAt(folder), { base: '', script: '' }).problems();
      expect(problems.map(({ file, where, message }) => `${file}  ${where}: ${message}`)).toEqual([
        `${example}, example 3  ${sentence}`,
      ]);
    });

    // The command first compiles the components for seconds.
    it.runIf(isFull)('is named by the command, which writes no gallery', () => {
      const { status, output } = script(project.folder, 'gallery', ['written']);
      expect(status).toBe(1);
      expect(output).toContain(`${example}, example 3  ${sentence}`);
      expect(existsSync(join(project.folder, 'written'))).toBe(false);
    });
  });
});
