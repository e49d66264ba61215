import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openPage, reopenPage } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { builtHtml, builtRoutes, KEY_ROUTES } from '../../support/site/pages.ts';
import { size } from '../../support/size.ts';

const here = inBrowser();
let page: Page;

beforeAll(async () => {
  ({ page } = await openPage(here.browser, { javaScriptEnabled: false }));
});

/**
 * Texts of <main> and the footer that a visitor cannot read: not drawn, or transparent once what moves has come to rest.
 * Answers that are closed and what only scripts could use are no such texts.
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
      if (
        element.closest(
          '.contact__button, .contact__note, .article-list__search, .article-list__item--again, .article-list__shelf',
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

/** Every kind of block in every variant is on one of them. */
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
  // No locator: Playwright would bring its own scripts to each page first.
  expect(await page.evaluate(() => document.querySelectorAll('h1').length)).toBe(1);
  expect(await unreadable()).toEqual([]);
});

it('no page has style attributes or handlers in its HTML', () => {
  const having = builtRoutes().filter(route => /<[^>]+\s(style|on[a-z]+)=/i.test(builtHtml(route)));
  expect(having).toEqual([]);
});

it('every link inside the site leads to a page and a place that are there', async () => {
  const routes = new Set(builtRoutes());
  const lost: string[] = [];
  for (const route of routes) {
    for (const [, href = ''] of builtHtml(route).matchAll(/<a [^>]*?href="(\/[^"]*|#[^"]*)"/g)) {
      const { pathname, hash } = new URL(href, `http://site${route}`);
      if (/\.[a-z]+$/.test(pathname)) continue;
      const isThere =
        routes.has(pathname) && (hash === '' || builtHtml(pathname).includes(`id="${hash.slice(1)}"`));
      if (!isThere) lost.push(`${route} → ${href}`);
    }
  }
  expect(lost).toEqual([]);
});

it('a visitor can go through the site', async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(here.site.url);
  await page.locator('main').getByRole('link', { name: 'Explore Services' }).first().click();
  await page.waitForURL('**/services');
  await page.locator('footer').getByRole('link', { name: 'Pricing' }).click();
  await page.waitForURL('**/pricing');
  expect(await page.locator('h1').innerText()).toBe('Pricing & Packages');
});

it('the contact form gives way to phone and email', async () => {
  await page.goto(`${here.site.url}/contact`);
  expect(await page.locator('.contact__button').isVisible()).toBe(false);
  const instead = page.locator('.contact__no-script');
  expect(await instead.isVisible()).toBe(true);
  const hrefs = await instead.locator('a').evaluateAll(links => links.map(link => link.getAttribute('href')));
  expect(hrefs).toEqual(['mailto:hello@harbourandfern.example', 'tel:+61491570006']);
});

it('with scripts on, that note is not there', async () => {
  const { page } = await reopenPage(here.browser);
  await page.goto(`${here.site.url}/contact`);
  expect(await page.locator('.contact__no-script').isVisible()).toBe(false);
});
