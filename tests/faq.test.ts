import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { reopenPage } from './support/browser.ts';
import { inBrowser } from './support/in-browser.ts';
import { belowHeader, scrolled, scrollPage } from './support/visitor.ts';

const here = inBrowser();
let page: Page;

const question = (index: number) => page.locator('.faq__summary').nth(index);
const answer = (index: number) => page.locator('.faq__answer').nth(index);
const open = () =>
  page
    .locator('.faq__item')
    .evaluateAll(all => all.flatMap((one, index) => (one.hasAttribute('open') ? index : [])));

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('the questions, %s', (_, javaScriptEnabled) => {
  beforeEach(async () => {
    ({ page } = await reopenPage(here.browser, { viewport: { width: 390, height: 844 }, javaScriptEnabled }));
    await page.goto(`${here.site.url}/faq`);
  });

  it('are eight, open one at a time and close again', async () => {
    expect(await question(0).locator('xpath=../..').locator('summary').count()).toBe(8);
    expect(await open()).toEqual([]);
    await question(1).click();
    await expect.poll(open).toEqual([1]);
    expect(await answer(1).isVisible()).toBe(true);
    await question(4).click();
    await expect.poll(open).toEqual([4]);
    await question(4).click();
    await expect.poll(open).toEqual([]);
  });
});

describe('a question that opens', () => {
  it('stays in view with its answer, although the one above it closes', async () => {
    ({ page } = await reopenPage(here.browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    }));
    await page.goto(`${here.site.url}/faq`);
    await question(1).evaluate(summary => (summary as HTMLElement).click());
    await expect.poll(open).toEqual([1]);
    await scrolled(page);
    // The next question right below the header: all that closes is above it.
    const top = await question(2).evaluate(summary => summary.getBoundingClientRect().top + scrollY);
    await scrollPage(page, Math.round(top) - 160);
    const box = await question(2).boundingBox();
    if (!box) throw new Error('The question has no place on screen.');
    await page.touchscreen.tap(box.x + 40, box.y + box.height / 2);
    await expect.poll(open).toEqual([2]);
    await expect.poll(() => belowHeader(question(2))).toBeGreaterThanOrEqual(0);
    expect(await question(2).evaluate(summary => summary.getBoundingClientRect().bottom)).toBeLessThan(844);
    await expect
      .poll(() => answer(2).evaluate(text => text.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(844);
  });
});
