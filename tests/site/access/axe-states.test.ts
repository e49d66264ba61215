// axe on pages as people leave them: menus open, answers open, a form with mistakes, a search without results, paper.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { AXE_OPTIONS, axeFindings } from '../../support/browser/axe.ts';
import { reopenPage } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { follow, hydrated, turnTo, visit } from '../../support/browser/visitor.ts';
import { size } from '../../support/size.ts';

const here = inBrowser();

async function awake(page: Page): Promise<void> {
  await turnTo(page);
  await hydrated(page);
}

const GOOD = { Name: 'Aroha Whitford', Email: 'aroha@example.com', Phone: '0491570006', Message: 'Hello' };

async function fill(page: Page, values: { [label: string]: string }): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
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
    name: 'the About Us menu under the pointer',
    route: '/about-us',
    reach: async page => {
      await page.locator('header summary', { hasText: 'About Us' }).hover();
      await page.locator('.menu a', { hasText: 'Testimonials' }).waitFor();
    },
  },
  {
    name: 'the link past the header in view',
    route: '/pricing',
    width: 390,
    reach: page => page.keyboard.press('Tab'),
  },
  {
    name: 'an answer open',
    route: '/faq',
    reach: page => page.locator('main summary').first().click(),
  },
  {
    name: 'every answer open, as on paper',
    route: '/faq',
    width: 720,
    reach: async page => {
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => {
        for (const item of document.querySelectorAll('details')) {
          item.removeAttribute('name');
          item.open = true;
        }
      });
    },
  },
  {
    name: 'a price list on paper',
    route: '/pricing',
    width: 720,
    reach: page => page.emulateMedia({ media: 'print' }),
  },
  {
    name: 'a form whose one mistake is left',
    route: '/contact',
    width: 390,
    reach: async page => {
      await awake(page);
      await fill(page, { ...GOOD, Phone: '049' });
      await page.getByRole('button', { name: 'Connect' }).click();
      await page.getByRole('link', { name: 'Phone number must be exactly 10 digits' }).waitFor();
    },
  },
  {
    name: 'a form that has been sent',
    route: '/contact',
    width: 390,
    reach: async page => {
      await awake(page);
      await page.evaluate(() => {
        window.open = () => window;
      });
      await fill(page, GOOD);
      await page.getByRole('button', { name: 'Connect' }).click();
      await page.getByText('The chat has opened in a new tab.').waitFor();
    },
  },
  {
    name: 'a search with results',
    route: '/blog',
    width: 390,
    reach: async page => {
      await awake(page);
      await page.getByPlaceholder('Search articles...').fill('salary');
      await page.locator('.article-list__heading', { hasText: 'Results for' }).waitFor();
    },
  },
  {
    name: 'one category of articles',
    route: '/blog#visa-application',
    reach: page => page.locator('.article-list__heading', { hasText: 'Visa Application' }).waitFor(),
  },
  {
    name: 'an article that is not there',
    route: '/blog/nothing-has-this-name',
    reach: page => page.getByText('The requested blog post could not be found.').waitFor(),
  },
  {
    name: 'a page reached within the site',
    route: '/pricing',
    reach: async page => {
      await visit(page, page.url());
      await follow(page, '/faq');
      await page.locator('.faq').waitFor();
    },
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
      await fill(page, GOOD);
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

const SCHEMES = ['light', 'dark'] as const;

const ALL = SCHEMES.flatMap(colorScheme => STATES.map(state => ({ ...state, colorScheme })));

/** In "npm test" a third of them, some in light and others in dark. */
const LOOKS = size(
  ALL.filter((_, index) => index % 3 === 0),
  ALL,
);

it.each(LOOKS)(
  '$colorScheme: axe finds nothing with $name',
  async ({ route, width = 1280, reach, colorScheme }) => {
    const { page } = await reopenPage(here.browser, AXE_OPTIONS);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, media: null });
    await page.goto(here.site.url + route);
    await reach(page);
    expect(await axeFindings(page)).toEqual([]);
  },
);
