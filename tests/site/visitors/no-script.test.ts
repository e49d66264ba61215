import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openPage, reopenPage } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { allPages, builtHtml, builtRoutes, KEY_ROUTES } from '../../support/site/pages.ts';
import { size } from '../../support/size.ts';

const here = inBrowser();
let page: Page;

beforeAll(async () => {
  ({ page } = await openPage(here.browser, { javaScriptEnabled: false }));
});

/**
 * Lists texts of <main> and the footer that a visitor cannot read: not drawn, or transparent when animations have ended. Closed
 * answers and controls for scripts do not count.
 */
async function unreadable(): Promise<string[]> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const element = walker.currentNode.parentElement;
      if (!element?.closest('main, footer') || text === '' || element.closest('script, style, .unseen'))
        continue;
      const closed = element.closest('details:not([open])');
      if (closed && !element.closest('summary')) continue;
      // A phone shows the numbers beside the words of a specimen, and no sheet.
      if (
        element.closest(
          '.contact__button, .contact__note, .article-list__search, .article-list__item--again, .article-list__shelf, .specimen__marks',
        )
      )
        continue;
      if (
        !element.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: true,
        })
      ) {
        found.push(text);
      }
    }
    return found;
  });
}

const LOOKS = [
  [1280, 'light'],
  [390, 'dark'],
] as const;

/** Pages that together contain every kind of block in every variant. */
function routesOfAllBlocks(): string[] {
  const seen = new Set<string>();
  return [...KEY_ROUTES, ...builtRoutes()].filter(route => {
    const before = seen.size;
    for (const [, names = ''] of builtHtml(route).matchAll(/class="block block--\w+ ([^"]*)"/g))
      for (const name of names.split(' ')) seen.add(name);
    return seen.size > before;
  });
}

const VISITS = builtRoutes().flatMap(route => LOOKS.map(look => [route, ...look] as const));
const SAMPLE = routesOfAllBlocks().map((route, turn) => [route, ...(LOOKS[turn % 2] ?? LOOKS[0])] as const);

it.each(size(SAMPLE, VISITS))('%s is all readable at %i pixels, %s', async (route, width, colorScheme) => {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  await page.goto(here.site.url + route);
  // Not a locator, because Playwright would put its own scripts into each page first.
  expect(await page.evaluate(() => document.querySelectorAll('h1').length)).toBe(1);
  expect(await unreadable()).toEqual([]);
});

it.each(allPages())('no page of $name has style attributes or handlers in its HTML', ({ folder, routes }) => {
  const having = routes.filter(route => /<[^>]+\s(style|on[a-z]+)=/i.test(builtHtml(route, folder)));
  expect(having).toEqual([]);
});

it('a visitor can go through the site', { tags: 'front-door' }, async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(here.site.url);
  await page.locator('main').getByRole('link', { name: 'Unsere Leistungen' }).first().click();
  await page.waitForURL('**/leistungen');
  await page.locator('footer').getByRole('link', { name: 'Preise' }).click();
  await page.waitForURL('**/preise');
  expect(await page.locator('h1').innerText()).toBe('Preise und Pakete');
});

it('the contact form gives way to phone and email', async () => {
  await page.goto(`${here.site.url}/kontakt`);
  expect(await page.locator('.contact__button').isVisible()).toBe(false);
  const instead = page.locator('.contact__no-script');
  expect(await instead.isVisible()).toBe(true);
  const hrefs = await instead.locator('a').evaluateAll(links => links.map(link => link.getAttribute('href')));
  expect(hrefs).toEqual(['mailto:werkstatt@kettenblatt.example', 'tel:+492214710123']);
});

it('with scripts on, that note is not there', async () => {
  const { page } = await reopenPage(here.browser);
  await page.goto(`${here.site.url}/kontakt`);
  expect(await page.locator('.contact__no-script').isVisible()).toBe(false);
});
