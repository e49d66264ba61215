// Somebody looks at a page while code changes: a block, the page around it, or code that no page uses.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { hydrated, scrollPage, scrollTop } from '../../support/browser/visitor.ts';
import { withOpenPage } from '../../support/dev/open-page.ts';
import { withDevServer } from '../../support/dev/with-dev-server.ts';
import { size } from '../../support/size.ts';

const here = withBrowser();
const dev = withDevServer();
let saidBefore: number;

const BLOCK = 'blocks/call-to-action/Component.tsx';
const SITE = 'pages/_site.json';
let block: string;

beforeAll(() => {
  block = dev.project.read(BLOCK);
});

beforeEach(() => {
  saidBefore = dev.server.output().length;
});

afterEach(() => {
  if (dev.project.read(BLOCK) !== block) dev.project.write(BLOCK, block);
});

const open = withOpenPage(here, dev, '/faq');

const overlayOn = (page: Page) => page.locator('ashlar-overlay');
const complaintOn = (page: Page) => overlayOn(page).locator('ol').innerText();
const said = () => dev.server.output().slice(saidBefore);
const drawnOn = (page: Page) => page.locator('main .call-to-action');

const SLIP = ['a slip in it', (text: string) => text.replace('return (', 'return ((')] as const;
const IMPORT = [
  'an import of nothing',
  (text: string) => `import { Gone } from '../../src/ui/Heading.tsx';\n${text}\nconsole.log(Gone);`,
] as const;
const THROW = [
  'a throw in it',
  (text: string) =>
    text.replace(
      /(export function CallToAction\([^)]*\) \{)/,
      "$1\n  if (block) throw new Error('planted');",
    ),
] as const;

describe('the code of a block with', () => {
  it.each([SLIP, IMPORT, THROW])(
    '%s is told on the open page and in one line of the terminal, until it is mended',
    async (name, spoil) => {
      const { page } = open;
      const heading = await page.locator('h1').innerText();
      dev.project.write(BLOCK, spoil(block));
      await overlayOn(page).waitFor();
      expect(await complaintOn(page)).toMatch(/blocks\/call-to-action\/Component\.tsx:\d+:\d+/);
      expect(await page.locator('h1').innerText()).toBe(heading);
      if (name !== THROW[0]) expect(await drawnOn(page).count()).toBe(1);
      await expect.poll(said).toMatch(/blocks\/call-to-action\/Component\.tsx:\d+:\d+ {2}\S/);
      expect(said()).not.toMatch(/^ +at /m);
      dev.project.write(BLOCK, block);
      await isMended(page);
      await open.notReloaded();
    },
  );

  it.each(size([THROW], [SLIP, THROW]))(
    '%s leaves a page that is loaded meanwhile with its other blocks, and comes back by itself',
    async (name, spoil) => {
      const { page } = await openPage(here.browser);
      dev.project.write(BLOCK, spoil(block));
      await overlayOn(open.page).waitFor();
      await page.goto(`${dev.server.url}/faq`);
      await overlayOn(page).waitFor();
      expect(await complaintOn(page)).toContain(BLOCK);
      expect(await page.locator('main .faq').count()).toBeGreaterThan(0);
      if (name === THROW[0]) await page.locator('.broken', { hasText: 'planted' }).waitFor();
      dev.project.write(BLOCK, block);
      await isMended(page);
      await hydrated(page);
      await isMended(open.page);
    },
  );

  async function isMended(page: Page): Promise<void> {
    await overlayOn(page).waitFor({ state: 'detached' });
    await drawnOn(page).waitFor();
  }
});

it('header and footer follow the site document, with the place and the focus of who looks', async () => {
  const { page } = open;
  const site = dev.project.read(SITE);
  const { brand } = JSON.parse(site);
  const link = page.locator('footer a').first();
  await link.evaluate(element => element.focus({ preventScroll: true }));
  await scrollPage(page, 240);
  const menu = await page.locator('header').innerHTML();
  dev.project.write(
    SITE,
    site
      .replaceAll(brand, 'Port & Fir')
      .replace('"menu": [', '"menu": [{ "text": "New here", "href": "/faq" },'),
  );
  await page.locator('header .logo', { hasText: 'Port & Fir' }).waitFor();
  await page.locator('header .menu__item', { hasText: 'New here' }).waitFor();
  await page.locator('footer', { hasText: 'Port & Fir' }).waitFor();
  expect(await link.evaluate(element => element === document.activeElement)).toBe(true);
  expect(await scrollTop(page)).toBe(240);
  dev.project.write(SITE, site);
  await expect.poll(() => page.locator('header').innerHTML()).toBe(menu);
  await open.notReloaded();
});

it('what a build writes is no news', async () => {
  const news = (folder: string) => join(dev.project.folder, folder, 'told.html');
  for (const folder of ['.ashlar', 'examples']) writeFileSync(news(folder), '<h1>Built</h1>');
  await expect.poll(said).toContain('examples/told.html');
  for (const folder of ['.ashlar', 'examples']) rmSync(news(folder));
  expect(said()).not.toContain('.ashlar');
});
