import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { reopenPage, type Watched } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { belowHeader, follow, scrolled, scrollPage, visit } from '../../support/browser/visitor.ts';

const here = inBrowser();
let watched: Watched;
let page: Page;

async function open(path: string, javaScriptEnabled = true): Promise<void> {
  watched = await reopenPage(here.browser, { javaScriptEnabled, reducedMotion: 'reduce' });
  page = watched.page;
  await page.goto(here.site.url + path);
}

const SCRIPTS = [
  ['with scripts', true],
  ['without scripts', false],
] as const;

const questions = () => page.locator('.faq__item');
const opened = () =>
  questions().evaluateAll(all => all.flatMap((item, index) => (item.hasAttribute('open') ? [index] : [])));

describe.each(SCRIPTS)('the questions, %s', (_, scripts) => {
  it('are eight, none of them open at first', async () => {
    await open('/faq', scripts);
    expect(await questions().count()).toBe(8);
    expect(await opened()).toEqual([]);
    expect(await page.locator('.faq__answer').first().isVisible()).toBe(false);
  });

  it('close the open one when another opens, and the open one on its own click', async () => {
    await open('/faq', scripts);
    await page.locator('.faq__summary').nth(1).click();
    expect(await opened()).toEqual([1]);
    await page.locator('.faq__summary').nth(4).click();
    expect(await opened()).toEqual([4]);
    expect(await page.locator('.faq__answer').nth(4).isVisible()).toBe(true);
    await page.locator('.faq__summary').nth(4).click();
    expect(await opened()).toEqual([]);
  });

  it('open and close by keyboard', async () => {
    await open('/faq', scripts);
    await page.locator('.faq__summary').nth(2).focus();
    await page.keyboard.press('Enter');
    expect(await opened()).toEqual([2]);
    await page.keyboard.press('Tab');
    await page.locator('.faq__summary').nth(3).focus();
    await page.keyboard.press('Space');
    expect(await opened()).toEqual([3]);
    await page.keyboard.press('Space');
    expect(await opened()).toEqual([]);
  });

  it('open by a link to them, and lie below the header then', async () => {
    await open('/faq#points-test', scripts);
    await expect.poll(opened).toEqual([4]);
    await scrolled(page);
    const distance = await belowHeader(questions().nth(4));
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(150);
    await page.goto(`${here.site.url}/faq#validity`);
    await expect.poll(opened).toEqual([5]);
  });
});

it('a question opens by in-site navigation to it', async () => {
  await open('/pricing');
  await visit(page, `${here.site.url}/pricing`);
  await follow(page, '/faq#duration');
  await expect.poll(opened).toEqual([1]);
  await scrolled(page);
  expect(await belowHeader(questions().nth(1))).toBeGreaterThanOrEqual(0);
  await follow(page, '#documents');
  expect(await opened()).toEqual([2]);
  expect(watched.complaints).toEqual([]);
});

describe.each(SCRIPTS)('the testimonials, %s', (_, scripts) => {
  const pick = (text: string) => page.getByText(text, { exact: true }).and(page.locator('.pill'));
  const shown = () =>
    page
      .locator('.testimonials__item')
      .evaluateAll(items =>
        items.filter(item => item.checkVisibility()).map(item => item.getAttribute('data-category') ?? ''),
      );

  it('are all there at first', async () => {
    await open('/testimonials', scripts);
    expect(await page.getByRole('radio', { name: 'All Testimonials' }).isChecked()).toBe(true);
    expect(await shown()).toHaveLength(14);
  });

  it.each([
    ['Students', 'students'],
    ['Clients', 'clients'],
    ['Professionals', 'professionals'],
  ])('show only those of %s', async (text, category) => {
    await open('/testimonials', scripts);
    const all = await shown();
    await pick(text).click();
    const some = await shown();
    expect(some.length).toBeGreaterThan(2);
    expect(some).toEqual(all.filter(one => one === category));
    await pick('All Testimonials').click();
    expect(await shown()).toEqual(all);
  });

  it('are chosen with the arrow keys', async () => {
    await open('/testimonials', scripts);
    await page.getByRole('radio', { name: 'All Testimonials' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(new Set(await shown())).toEqual(new Set(['students']));
    await page.keyboard.press('ArrowRight');
    expect(new Set(await shown())).toEqual(new Set(['clients']));
    await page.keyboard.press('ArrowLeft');
    expect(new Set(await shown())).toEqual(new Set(['students']));
  });
});

it('a choice made before a visitor goes on to another page of the site is not taken along', async () => {
  await open('/testimonials');
  await visit(page, `${here.site.url}/testimonials`);
  await page.locator('.pill', { hasText: 'Clients' }).click();
  await follow(page, '/faq');
  await follow(page, '/testimonials');
  expect(await page.getByRole('radio', { name: 'All Testimonials' }).isChecked()).toBe(true);
});

it('the link to write a testimonial opens a tab of its own', async () => {
  await open('/testimonials');
  const link = page.getByRole('link', { name: 'Write a Testimonial' });
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await link.getAttribute('href')).toMatch(/^https:/);
});

describe('a question that opens', () => {
  it('stays in view with its answer, although the one above it closes', async () => {
    watched = await reopenPage(here.browser, { viewport: { width: 390, height: 844 } });
    page = watched.page;
    const next = page.locator('.faq__summary').nth(2);
    await page.goto(`${here.site.url}/faq`);
    await page
      .locator('.faq__summary')
      .nth(1)
      .evaluate(summary => (summary as HTMLElement).click());
    await expect.poll(opened).toEqual([1]);
    await scrolled(page);
    // The next question right below the header: all that closes is above it.
    const top = await next.evaluate(summary => summary.getBoundingClientRect().top + scrollY);
    await scrollPage(page, Math.round(top) - 160);
    const box = await next.boundingBox();
    if (!box) throw new Error('The question has no place on screen.');
    await page.mouse.click(box.x + 40, box.y + box.height / 2);
    await expect.poll(opened).toEqual([2]);
    await expect.poll(() => belowHeader(next)).toBeGreaterThanOrEqual(0);
    expect(await next.evaluate(summary => summary.getBoundingClientRect().bottom)).toBeLessThan(844);
    await expect
      .poll(() =>
        page
          .locator('.faq__answer')
          .nth(2)
          .evaluate(text => text.getBoundingClientRect().bottom),
      )
      .toBeLessThanOrEqual(844);
  });
});
