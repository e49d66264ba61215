import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { builtHtml, builtRoutes } from '../../support/site/pages.ts';

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

describe.each(builtRoutes())('%s without scripts', route => {
  beforeAll(async () => {
    await page.goto(here.site.url + route);
  });

  it.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)('is all readable at %i pixels', async (width, colorScheme) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    // No locator: Playwright would bring its own scripts to each page first.
    expect(await page.evaluate(() => document.querySelectorAll('h1').length)).toBe(1);
    expect(await unreadable()).toEqual([]);
  });

  it('has neither style attributes nor handlers in its HTML', () => {
    expect(builtHtml(route)).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/i);
  });
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
  const { page, close } = await openPage(here.browser);
  await page.goto(`${here.site.url}/contact`);
  expect(await page.locator('.contact__no-script').isVisible()).toBe(false);
  await close();
});
