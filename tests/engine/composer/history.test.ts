// Looking back in the composer, as an office does: a paragraph, a price and a page come back with few presses, and Undo takes each back.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { reopenPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { editedSite } from '../../support/composer/edited-site.ts';
import { SECOND_CONTENT } from '../../support/site/site.ts';
import { size } from '../../support/size.ts';

const here = withBrowser();
const site = editedSite(SECOND_CONTENT);

/** What somebody looks for in the past of a page, and by which words the window offers it. */
const LOST = [
  {
    name: 'a paragraph',
    route: '/werkstatt',
    from: 'mit einem Kellerraum',
    to: 'in einem Keller',
    offered: /^Put back: .*Kellerraum/,
    shown: 'Kellerraum',
  },
  {
    name: 'a price',
    route: '/preise',
    from: '"price": 18,',
    to: '"price": 19,',
    offered: /^Put back: .*18/,
    shown: '18',
  },
];

it.each(LOST)(
  '$name of an earlier day is back with three presses',
  async ({ route, from, to, offered, shown }) => {
    const file = `pages${route}.json`;
    site.write(file, site.read(file).replace(from, to));
    const changed = site.diff();
    const page = await open(route);
    const press = counter();

    await press(button(page, 'History'));
    await press(moment(page, -1));
    await page.locator('.ring').first().waitFor();
    await drawn(page, 'was', shown);
    await press(page.locator('.pair-row').getByRole('button', { name: offered }));
    await expect.poll(() => site.diff()).toBe('');
    expect(press.count()).toBe(3);

    await button(page, 'Undo').click();
    await expect.poll(() => site.diff()).toBe(changed);
  },
);

it('a page that is gone is back with four presses', async () => {
  const [route, title] = ['/werkstatt', 'Die Werkstatt'];
  const isThere = () => existsSync(join(site.folder, `pages${route}.json`));
  const page = await open(route);
  await page.keyboard.press('F1');
  await page.locator('dialog .choice').getByText('Take this page away …').click();
  await page.getByRole('combobox', { name: 'Which page takes its place?' }).selectOption('/preise');
  await page.getByRole('button', { name: 'Take this page away', exact: true }).click();
  await expect.poll(isThere).toBe(false);
  const press = counter();

  await press(page.getByRole('tab', { name: 'Pages' }));
  await press(page.getByText(/^Pages that are gone/));
  await press(page.locator('.gone').getByRole('button', { name: title }).first());
  await page.locator('.leaf:not([data-loading])').waitFor();
  await drawn(page, 'page', 'vier Montageständer');
  await press(button(page, 'Put this page back'));
  // Its links and its entries in the menu come back with it.
  await expect.poll(() => site.diff()).toBe('');
  expect(press.count()).toBe(4);
  await page.waitForURL(`**/_edit${route}`);

  await button(page, 'Undo').click();
  await expect.poll(isThere).toBe(false);
});

it.runIf(size(false, true))(
  'keys alone lead to a place that differs, put it back and lead to now',
  async () => {
    const file = 'pages/preise.json';
    site.write(
      file,
      site.read(file).replace('"price": 18,', '"price": 19,').replace('"price": 45,', '"price": 46,'),
    );
    const page = await open('/preise');
    await page.keyboard.press('Alt+h');
    await moment(page, 0).waitFor();
    for (const key of ['Tab', 'Tab', 'Tab', 'End', 'Enter']) await page.keyboard.press(key);
    await page.locator('.ring').first().waitFor();
    await page.keyboard.press('Shift+F6');
    const arrow = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(arrow).toMatch(/^Put back: .*18/);
    await page.keyboard.press('ArrowDown');
    await expect.poll(arrow).toMatch(/^Put back: .*45/);
    await page.keyboard.press('p');
    // One save has changed both, so the window asks whether both come back.
    await page.getByRole('dialog', { name: 'Put back together' }).waitFor();
    for (const key of ['Shift+Tab', 'Space', 'Tab', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => site.diff()).not.toContain('46');
    // The focus goes on to the place that is left.
    await expect.poll(arrow).toMatch(/^Put back: .*18/);
    await page.keyboard.press('Escape');
    await page.locator('.history').waitFor({ state: 'detached' });
    expect(site.diff()).toContain('19');
  },
);

async function open(route: string): Promise<Page> {
  const { page } = await reopenPage(here.browser, { reducedMotion: 'reduce' });
  await page.goto(`${site.server.url}/_edit${route}`);
  await page.locator('.page iframe:not([inert])').waitFor();
  return page;
}

function counter(): { (where: Locator): Promise<void>; count: () => number } {
  let count = 0;
  const press = async (where: Locator) => {
    count += 1;
    await where.click();
  };
  return Object.assign(press, { count: () => count });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const moment = (page: Page, at: number) => page.locator('.moment').nth(at);

/** The proof of this side shows these words. */
async function drawn(page: Page, side: 'was' | 'page', words: string): Promise<void> {
  const leaf = page
    .locator(side === 'page' ? '.page__pane .leaf' : '.pair-row__two > div:first-child .leaf')
    .first();
  await leaf.frameLocator('iframe').locator('main').getByText(words).first().waitFor();
}
