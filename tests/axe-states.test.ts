// axe on pages as people leave them: menus open, answers open, a form with mistakes, a search without results.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AXE_OPTIONS, axeFindings } from './support/axe.ts';
import { openPage } from './support/browser.ts';
import { inBrowser } from './support/in-browser.ts';
import { hydrated, turnTo } from './support/visitor.ts';

const here = inBrowser();

async function awake(page: Page): Promise<void> {
  await turnTo(page);
  await hydrated(page);
}

type State = { name: string; route: string; width?: number; reach: (page: Page) => Promise<unknown> };

const STATES: State[] = [
  {
    name: 'the Services menu open on a desktop',
    route: '/',
    reach: page => page.locator('header summary', { hasText: 'Services' }).click(),
  },
  {
    name: 'the menu and its groups open on a phone',
    route: '/',
    width: 390,
    reach: async page => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('header summary', { hasText: 'Services' }).click();
      await page.locator('header summary', { hasText: 'Australia' }).click();
    },
  },
  {
    name: 'an answer open',
    route: '/faq',
    reach: page => page.locator('main summary').first().click(),
  },
  {
    name: 'a form with every mistake',
    route: '/contact',
    reach: async page => {
      await awake(page);
      await page.getByRole('button', { name: 'Connect' }).click();
      await page.getByRole('link', { name: 'Message is required' }).waitFor();
    },
  },
  {
    name: 'a form whose new tab was blocked',
    route: '/contact',
    reach: async page => {
      await awake(page);
      await page.evaluate(() => {
        window.open = () => null;
      });
      await page.getByLabel('Name', { exact: true }).fill('Aroha Whitford');
      await page.getByLabel('Email', { exact: true }).fill('aroha@example.com');
      await page.getByLabel('Phone', { exact: true }).fill('0491570006');
      await page.getByLabel('Message', { exact: true }).fill('Hello');
      await page.getByRole('button', { name: 'Connect' }).click();
      await page.locator('main a[href*="?text="]').waitFor();
    },
  },
  {
    name: 'a search without results',
    route: '/blog',
    reach: async page => {
      await awake(page);
      await page.getByPlaceholder('Search articles...').fill('nothing has this');
      await page.getByText('No articles found').waitFor();
    },
  },
  {
    name: 'one category of testimonials',
    route: '/testimonials',
    reach: page => page.getByText('Students', { exact: true }).first().click(),
  },
];

describe.each(['light', 'dark'] as const)('%s', colorScheme => {
  it.each(STATES)('axe finds nothing with $name', async ({ route, width = 1280, reach }) => {
    const { page, close } = await openPage(here.browser, {
      ...AXE_OPTIONS,
      viewport: { width, height: 900 },
      colorScheme,
    });
    await page.goto(here.site.url + route);
    await reach(page);
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });
});
