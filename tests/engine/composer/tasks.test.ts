// Four tasks of an author on two sites: with a pointer, with the keyboard alone, and without seeing the page. Each ends in exactly
// the difference that it should make, takes no more presses than it did, and is undone to the first byte.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { editedSite } from '../../support/composer/edited-site.ts';
import { Hands, type Way, withoutPointer } from '../../support/composer/hands.ts';
import { FIRST, SECOND, type TaskSite } from '../../support/composer/task-sites.ts';
import { size } from '../../support/size.ts';

const here = withBrowser();

describe.each<TaskSite>([FIRST, SECOND])('on $name', ({ content, price, ...tasks }) => {
  const site = editedSite(content);
  const ways = size<Way[]>(tasks.ways, ['pointer', 'keyboard', 'fields']);

  async function open(route: string, way: Way): Promise<Hands> {
    const { page } = await openPage(here.browser, {
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    if (way === 'keyboard') await withoutPointer(page);
    if (way === 'fields') await withoutFrame(page);
    const hands = new Hands(page, way);
    await hands.open(`${site.server.url}/_edit${route}`);
    return hands;
  }

  it.each(ways)('a price is changed everywhere, by %s', async way => {
    const hands = await open(price.route, way);
    await hands.goTo(price.at);
    await hands.writeOver(price.typed);
    await hands.press('Change them');
    await expect.poll(site.diff).toBe(site.diffOf(price.expected));
    expect(hands.count).toBeLessThanOrEqual(price.presses[way]);
    await undoAll(hands, 2);
  });

  async function undoAll(hands: Hands, times: number): Promise<void> {
    for (let count = 0; count < times; count += 1) {
      const answer = hands.page.waitForResponse(
        response => response.request().postData()?.includes('"ask":"undo"') === true,
      );
      await hands.press('Undo', 'ControlOrMeta+z');
      expect((await answer).status()).toBe(200);
    }
    await expect.poll(site.diff).toBe('');
  }
});

/** What an author does who cannot see the page. */
async function withoutFrame(page: Page): Promise<void> {
  await page.route('**/@ashlar/composer.css', async route => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: `${await answer.text()}\n.page { display: none !important }`,
    });
  });
}
