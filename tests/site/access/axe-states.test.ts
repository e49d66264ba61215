// axe on pages as visitors leave them: menus and answers open, a form with mistakes, a search without results, paper.
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

const GOOD = { Name: 'Anna Weiß', 'E-Mail': 'anna@example.de', Telefon: '0221 4710 123', Nachricht: 'Hallo' };

async function fill(page: Page, values: { [label: string]: string }): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

type State = { name: string; route: string; width?: number; reach: (page: Page) => Promise<unknown> };

const STATES: State[] = [
  {
    name: 'the Services menu open on a desktop',
    route: '/',
    reach: page => page.locator('header summary', { hasText: 'Leistungen' }).click(),
  },
  {
    name: 'the menu and its groups open on a phone',
    route: '/',
    width: 390,
    reach: async page => {
      await page.getByRole('button', { name: 'Menü' }).click();
      await page.locator('header summary', { hasText: 'Leistungen' }).click();
      await page.locator('header summary', { hasText: 'Wartung' }).click();
    },
  },
  {
    name: 'the About Us menu under the pointer',
    route: '/werkstatt',
    reach: async page => {
      await page.locator('header summary', { hasText: 'Über uns' }).hover();
      await page.locator('.menu a', { hasText: 'Stimmen' }).waitFor();
    },
  },
  {
    name: 'the link past the header in view',
    route: '/preise',
    width: 390,
    reach: page => page.keyboard.press('Tab'),
  },
  {
    name: 'an answer open',
    route: '/fragen',
    reach: page => page.locator('main summary').first().click(),
  },
  {
    name: 'every answer open, as on paper',
    route: '/fragen',
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
    route: '/preise',
    width: 720,
    reach: page => page.emulateMedia({ media: 'print' }),
  },
  {
    name: 'a form whose one mistake is left',
    route: '/kontakt',
    width: 390,
    reach: async page => {
      await awake(page);
      await fill(page, { ...GOOD, Telefon: '12' });
      await page.getByRole('button', { name: 'Chat öffnen' }).click();
      await page.getByRole('link', { name: 'Das ist keine Telefonnummer' }).waitFor();
    },
  },
  {
    name: 'a form that has been sent',
    route: '/kontakt',
    width: 390,
    reach: async page => {
      await awake(page);
      await page.evaluate(() => {
        window.open = () => window;
      });
      await fill(page, GOOD);
      await page.getByRole('button', { name: 'Chat öffnen' }).click();
      await page.getByText('Der Chat ist in einem neuen Tab offen.').waitFor();
    },
  },
  {
    name: 'a search with results',
    route: '/magazin',
    width: 390,
    reach: async page => {
      await awake(page);
      await page.getByPlaceholder('Wonach suchen Sie?').fill('kette');
      await page.locator('.article-list__heading', { hasText: 'Ergebnisse für' }).waitFor();
    },
  },
  {
    name: 'one category of articles',
    route: '/magazin#touren',
    reach: page => page.locator('.article-list__heading', { hasText: 'Touren' }).waitFor(),
  },
  {
    name: 'an article that is not there',
    route: '/magazin/nothing-has-this-name',
    reach: page => page.getByText('Diesen Beitrag gibt es nicht mehr.').waitFor(),
  },
  {
    name: 'a page reached within the site',
    route: '/preise',
    reach: async page => {
      await visit(page, page.url());
      await follow(page, '/fragen');
      await page.locator('.faq').waitFor();
    },
  },
  {
    name: 'a form with every mistake',
    route: '/kontakt',
    reach: async page => {
      await awake(page);
      await page.getByRole('button', { name: 'Chat öffnen' }).click();
      await page.getByRole('link', { name: 'Bitte schreiben Sie, worum es geht' }).waitFor();
    },
  },
  {
    name: 'a form whose new tab was blocked',
    route: '/kontakt',
    reach: async page => {
      await awake(page);
      await page.evaluate(() => {
        window.open = () => null;
      });
      await fill(page, GOOD);
      await page.getByRole('button', { name: 'Chat öffnen' }).click();
      await page.locator('main a[href*="?text="]').waitFor();
    },
  },
  {
    name: 'a search without results',
    route: '/magazin',
    reach: async page => {
      await awake(page);
      await page.getByPlaceholder('Wonach suchen Sie?').fill('nothing has this');
      await page.getByText('Nichts gefunden').waitFor();
    },
  },
  {
    name: 'one category of testimonials',
    route: '/stimmen',
    reach: page => page.getByText('Alltag', { exact: true }).first().click(),
  },
];

const SCHEMES = ['light', 'dark'] as const;

const ALL = SCHEMES.flatMap(colorScheme => STATES.map(state => ({ ...state, colorScheme })));

/** In "npm test" a third of them, some in light and some in dark. */
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
