import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { reopenPage, type Watched } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { follow, hydrated, scrollPage, scrollTop, turnTo, visit } from '../../support/browser/visitor.ts';
import { size } from '../../support/size.ts';

const here = inBrowser();
let watched: Watched;
let page: Page;

async function open(path = '/magazin', options = {}): Promise<void> {
  watched = await reopenPage(here.browser, { reducedMotion: 'reduce', ...options });
  page = watched.page;
  await page.goto(here.site.url + path);
  if (!('javaScriptEnabled' in options)) {
    await turnTo(page);
    await hydrated(page);
  }
}

const box = () => page.getByPlaceholder('Wonach suchen Sie?');
const choice = (name: string) => page.getByRole('radio', { name, exact: true });
const pick = (name: string) => page.locator('.pill').getByText(name, { exact: true }).click();
const featured = () => page.locator('.article-list__feature');
const heading = () => page.locator('.article-list__heading').innerText();
const titles = () =>
  page
    .locator('.article-list__item')
    .evaluateAll(items =>
      items
        .filter(item => item.checkVisibility())
        .map(item => item.querySelector('.article-list__title')?.textContent ?? ''),
    );
const categories = async () =>
  new Set(
    await page
      .locator('.article-list__item')
      .evaluateAll(items =>
        items
          .filter(item => item.checkVisibility())
          .map(item => item.querySelector('.article-list__category')?.textContent ?? ''),
      ),
  );

// blocks/article-list/test.tsx tests which words find what.
describe('the blog', () => {
  it('begins with the newest article featured and the others as the latest', async () => {
    await open();
    expect(await choice('Alle Beiträge').isChecked()).toBe(true);
    expect(await featured().innerText()).toContain('Ein Sonntag am Rhein');
    expect(await featured().getByRole('link').innerText()).toBe('Ein Sonntag am Rhein');
    expect(await featured().innerText()).toContain('Ganzen Beitrag lesen');
    expect(await heading()).toBe('Neueste Beiträge');
    expect(await titles()).toHaveLength(2);
    expect(watched.complaints).toEqual([]);
  });

  it('shows only the category that is chosen', async () => {
    await open();
    for (const name of ['Technik', 'Touren']) {
      await pick(name);
      await expect.poll(categories).toEqual(new Set([name]));
      expect(await heading()).toBe(`${name} im Magazin`);
      expect(await featured().isVisible()).toBe(false);
      await pick('Alle Beiträge');
      await expect.poll(() => featured().isVisible()).toBe(true);
    }
  });

  it('goes to the top when a category is chosen', async () => {
    await open();
    await scrollPage(page, 300);
    await choice('Technik').evaluate(radio => (radio as HTMLInputElement).click());
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  it('is chosen by arrow keys', async () => {
    await open();
    await choice('Alle Beiträge').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await categories()).size).toBe(1);
    expect(await choice('Alle Beiträge').isChecked()).toBe(false);
  });
});

describe('a category in the address', () => {
  it.each(size(['#Technik'], ['#technik', '#Technik']))('%s is chosen on load', async hash => {
    await open(`/magazin${hash}`);
    await expect.poll(heading).toBe('Technik im Magazin');
    expect(await choice('Technik').isChecked()).toBe(true);
  });

  it.each(size(['#100%'], ['#nothing', '#100%']))('%s chooses nothing', async hash => {
    await open(`/magazin${hash}`);
    // The stand-in for a choice goes once the app has read the address.
    await expect.poll(() => page.locator('.article-list__shelf').count()).toBe(0);
    expect(await heading()).toBe('Neueste Beiträge');
    expect(watched.complaints).toEqual([]);
  });

  it('is chosen by in-site navigation, from elsewhere and from the page itself', async () => {
    await open();
    await visit(page, `${here.site.url}/preise`);
    await follow(page, '/magazin#technik');
    await expect.poll(heading).toBe('Technik im Magazin');
    await follow(page, '/magazin#touren');
    await expect.poll(heading).toBe('Touren im Magazin');
  });
});

describe('before React has come', () => {
  it('a search and a choice are kept and count afterwards', async () => {
    watched = await reopenPage(here.browser, { reducedMotion: 'reduce' });
    page = watched.page;
    const held: Route[] = [];
    await page.route('**/assets/*.js', route => void held.push(route));
    await page.goto(`${here.site.url}/magazin`);
    await box().fill('fähren');
    await pick('Touren');
    await expect.poll(() => held.length).toBe(1);
    for (const route of held) await route.continue();
    await expect.poll(heading).toBe('Touren im Magazin Ergebnisse für „fähren“');
    expect(await box().inputValue()).toBe('fähren');
    expect(watched.complaints).toEqual([]);
  });

  it('and without scripts at all, categories work and the search is not offered', async () => {
    await open('/magazin', { javaScriptEnabled: false });
    expect(await box().isVisible()).toBe(false);
    for (const name of ['Technik', 'Touren']) {
      await pick(name);
      await expect.poll(categories).toEqual(new Set([name]));
      expect(await featured().isVisible()).toBe(false);
    }
    await pick('Alle Beiträge');
    expect(await featured().isVisible()).toBe(true);
    expect(await titles()).toHaveLength(2);
  });
});

describe('an article', () => {
  it('has links back to the blog at top and bottom', async () => {
    await open('/magazin/am-rhein', { javaScriptEnabled: false });
    const back = page.getByRole('link', { name: 'Zurück zum Magazin' });
    expect(await back.count()).toBe(2);
    await back.last().click();
    await page.waitForURL('**/magazin');
  });
});
