// The gallery as authors use it: as a site of its own, and while editing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serveSite } from '../../../src/publish/preview-server.ts';
import { AXE_OPTIONS, axeFindings } from '../../support/browser/axe.ts';
import { openPage, type Watched } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { type DevServer, startDevServer } from '../../support/dev/dev-server.ts';
import { copyProject, type ProjectCopy } from '../../support/files/project-copy.ts';
import { script } from '../../support/files/run.ts';
import { allExamples, blockTypes, GALLERY_SITE } from '../../support/site/gallery.ts';
import { isFull } from '../../support/size.ts';

const types = blockTypes();
const examples = allExamples();
const of = (type: string) => examples.filter(example => example.type === type);
const visible = (type: string) => of(type).filter(({ block }) => !block.hidden);

const here = inBrowser(() => serveSite(GALLERY_SITE));

/** No scheme of the browser's own: each frame has the scheme of its element. */
const PLAIN = { colorScheme: null, viewport: { width: 1440, height: 1000 } };

/** A frame waits until it is nearly in view. */
async function frameOf(page: Page, title: string): Promise<Frame> {
  const element = page.locator(`iframe[title="${title}"]`);
  await element.scrollIntoViewIfNeeded();
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error(`There is no frame "${title}".`);
  await frame.waitForSelector('.block');
  return frame;
}

/** In "npm test" its frames stay empty: the blocks in them are looked at in tests/engine/visitors/examples.test.ts. */
async function openFrameless(options: BrowserContextOptions = PLAIN): Promise<Watched> {
  const watched = await openPage(here.browser, options);
  const isInFrame = ({ pathname }: URL) => /^\/[a-z-]+\/\d+$/.test(pathname);
  if (!isFull) await watched.page.route(isInFrame, route => route.fulfill({ status: 204 }));
  return watched;
}

describe('the first page', () => {
  it('leads to every block and says what it is for', async () => {
    const { page, close } = await openFrameless();
    await page.goto(here.site.url);
    expect(await page.locator('.gallery__blocks h2').allInnerTexts()).toEqual(types);
    expect(await page.locator('.gallery__blocks li p').allInnerTexts()).not.toContain('');
    await page.locator('.gallery__blocks').getByRole('link', { name: 'faq', exact: true }).click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('faq');
    await close();
  });
});

describe('the frames of an example', () => {
  it('show the block as wide as they say, light or dark whatever the visitor prefers', async () => {
    const { page, complaints, close } = await openPage(here.browser, PLAIN);
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
    await close();
  });

  it('are as high as what they show', async () => {
    const { page, close } = await openPage(here.browser, PLAIN);
    await page.goto(`${here.site.url}/steps`);
    const title = 'steps, example 1, phone, light';
    const frame = await frameOf(page, title);
    const content = await frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
    expect(content).toBeGreaterThan(300);
    // A phone fits beside its pair only when drawn a little smaller.
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
    await close();
  });

  it('are shown by width and by scheme', async () => {
    const { page, close } = await openFrameless();
    await page.goto(`${here.site.url}/prose`);
    const shown = () => page.locator('.frame:visible').count();
    const all = await shown();
    expect(all).toBe(4 * visible('prose').length);
    await page.getByText('Phone', { exact: true }).click();
    expect(await shown()).toBe(all / 2);
    await page.getByText('Dark', { exact: true }).click();
    expect(await shown()).toBe(all / 4);
    await close();
  });
});

it('the button copies the JSON as it stands in the file', async () => {
  const { page, close } = await openFrameless({
    ...PLAIN,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto(`${here.site.url}/hero`);
  const example = page.locator('.example').nth(1);
  await example.getByRole('button', { name: 'Copy the JSON' }).click();
  await example.getByText('Copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(of('hero')[1]?.json);
  await close();
});

describe.each([
  [390, 'light'],
  [1440, 'dark'],
] as const)('at %ipx, %s', (width, colorScheme) => {
  let watched: Watched;

  beforeAll(async () => {
    watched = await openFrameless({ ...AXE_OPTIONS, viewport: { width, height: 900 }, colorScheme });
  });

  afterAll(() => watched.close());

  it.each(['/', '/cards', '/contact', '/hero'])(
    'axe finds nothing on %s and nothing sticks out',
    async route => {
      const { page } = watched;
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

  beforeAll(async () => {
    project = copyProject();
    server = await startDevServer(project.folder);
  });

  afterAll(() => {
    server?.stop();
    project?.remove();
  });

  it('the gallery is at /_blocks and follows examples, styles and components, within the policy', async () => {
    const { page, complaints, close } = await openPage(here.browser, PLAIN);
    await page.goto(`${server.url}/_blocks/prose`);
    expect(await page.locator('.example').count()).toBe(of('prose').length);
    // The page may be drawn anew once more while its frame is sought.
    const inFrame = () =>
      vi.waitFor(() => frameOf(page, 'prose, example 1, desktop, light'), { timeout: 20_000, interval: 100 });
    await inFrame();

    project.edit('blocks/prose/examples.json', 'What a salary report has to show', 'A heading written anew');
    await page.locator('pre', { hasText: 'A heading written anew' }).waitFor();
    const heading = async () => (await inFrame()).locator('h2').innerText();
    await expect.poll(heading).toBe('A heading written anew');

    await follows(page, () =>
      project.write('blocks/prose/style.css', '@layer blocks { .prose { outline: 7px solid; } }'),
    );
    const outline = async () =>
      (await inFrame()).evaluate(() => {
        const block = document.querySelector('.prose');
        return block && getComputedStyle(block).outlineWidth;
      });
    await expect.poll(outline).toBe('7px');

    await follows(page, () => project.edit('src/ui/Heading.tsx', '{children}', '{children} (redrawn)'));
    await expect.poll(heading).toBe('A heading written anew (redrawn)');
    expect(complaints).toEqual([]);
    await close();
  });

  it('an example with a broken link is named, and no gallery is written', () => {
    project.edit('blocks/checklist/examples.json', '(/faq)', '(/fqa)');
    const { status, output } = script(project.folder, 'gallery', ['written']);
    expect(status).toBe(1);
    expect(output).toContain(
      'blocks/checklist/examples.json, example 3  checklist › items[1] › text: There is no page "/fqa". Did you mean "/faq"?',
    );
    expect(existsSync(join(project.folder, 'written'))).toBe(false);
  });

  it('says what is wrong with an example', async () => {
    const { page, close } = await openPage(here.browser, PLAIN);
    await page.goto(`${server.url}/_blocks/stats`);
    project.edit('blocks/stats/examples.json', '"label"', '"lable"');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toMatch(
      /blocks\/stats\/examples\.json:\d+:\d+ example 1 .*Did you mean "label"\?/,
    );
    await close();
  });
});

/** The page is drawn anew after the change. */
async function follows(page: Page, change: () => void): Promise<void> {
  const again = page.waitForEvent('load');
  change();
  await again;
}
