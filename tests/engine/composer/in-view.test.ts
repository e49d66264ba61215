// What an author works on stays in view: the field in which somebody types, and the button that comes up meanwhile.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { reopenPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { editedSite } from '../../support/composer/edited-site.ts';
import { SECOND_CONTENT } from '../../support/site/site.ts';

const here = withBrowser();
const site = editedSite(SECOND_CONTENT);

/** Longer than words wait until they are saved. */
const PAUSE_MS = 400;

it('saves a price as a whole, and shows it then with the button for all others', async () => {
  const page = await open({ width: 1280, height: 800 });
  await selectPrice(page);
  const price = priceIn(page);
  await price.evaluate(field => field.scrollIntoView({ block: 'end' }));
  await price.fill('');
  for (const key of '0,99') {
    await page.keyboard.press(key);
    await page.waitForTimeout(PAUSE_MS);
  }
  expect(site.diff()).toBe('');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(site.diff).toContain('0.99');
  const change = page.getByRole('button', { name: /^Change \d+ places?$/ });
  await change.waitFor();
  await expect.poll(() => isSeen(page.locator('.fields [data-path]:focus-within'))).toBe(true);
  expect(await isSeen(change)).toBe(true);
});

it.each([
  ['header', 'Menu and its button'],
  ['footer', 'Strip and footer'],
])('shows only the fields of the %s when it is clicked', async (part, group) => {
  // In so wide a window, the page is drawn at its own size.
  const page = await open({ width: 2048, height: 800 });
  await page
    .frameLocator('iframe')
    .locator(`body > ${part}`)
    .last()
    .click({ position: { x: 2, y: 2 } });
  const heading = page.locator('.way h2');
  await expect.poll(() => heading.textContent()).toMatch(new RegExp(`^${part}$`, 'i'));
  expect(await isSeen(heading)).toBe(true);
  await page.getByRole('button', { name: 'Change it everywhere' }).click();
  await page.locator('.way button').first().click();
  await page.locator('.fields').getByRole('heading', { name: group, exact: true }).waitFor();
});

it('scrolls its panes and never the window', async () => {
  const page = await open({ width: 1280, height: 600 });
  await selectPrice(page);
  const height = (selector: string) =>
    page.evaluate(selector => document.querySelector(selector)?.scrollHeight, selector);
  expect(await height('.fields__body')).toBeGreaterThan(600);
  expect(await height('html')).toBe(600);
});

it('shows the page that is open among all pages, also once another one is opened', async () => {
  const page = await open({ width: 1280, height: 420 }, '/werkstatt');
  await page.getByRole('tab', { name: 'Pages' }).click();
  const own = page.locator('.tree [aria-current=page]');
  await own.waitFor();
  await expect.poll(() => isSeen(own)).toBe(true);
  await page.frameLocator('iframe').getByRole('link', { name: 'Start', exact: true }).first().waitFor();
  await page.getByRole('searchbox', { name: 'Find a page' }).fill('Fragen');
  await page.locator('.tree a').first().click();
  await page.getByRole('searchbox', { name: 'Find a page' }).fill('');
  await expect.poll(() => own.getAttribute('href')).toContain('/fragen');
  await expect.poll(() => isSeen(own)).toBe(true);
});

async function open(viewport: { width: number; height: number }, route = '/preise'): Promise<Page> {
  const { page } = await reopenPage(here.browser, { viewport, reducedMotion: 'reduce' });
  await page.goto(`${site.server.url}/_edit${route}`);
  await page.locator('iframe:not([inert])').waitFor();
  return page;
}

const priceIn = (page: Page) => page.getByRole('textbox', { name: 'Price', exact: true });

async function selectPrice(page: Page): Promise<void> {
  await page.locator('.row', { hasText: 'Einzelne Arbeiten' }).click();
  await page.locator('.row', { hasText: 'Wartung' }).first().click();
  await priceIn(page).waitFor();
}

/** Whether all of it is in the window, and nothing else over it. */
function isSeen(part: Locator): Promise<boolean> {
  return part.evaluate(element => {
    const { left, top, bottom } = element.getBoundingClientRect();
    return [top + 1, bottom - 1].every(y =>
      element.contains(document.elementFromPoint(left + element.clientWidth / 2, y)),
    );
  });
}
