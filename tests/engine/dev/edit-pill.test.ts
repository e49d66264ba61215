// The way from a page to the composer: a pill over every page that there is to edit.
import type { Locator } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { DEV_MODULE } from '../../../src/dev/server.ts';
import { AXE_OPTIONS, axeFindings } from '../../support/browser/axe.ts';
import { reopenPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { markDocument } from '../../support/browser/visitor.ts';
import { openInDev } from '../../support/dev/news.ts';
import { withDevServer } from '../../support/dev/with-dev-server.ts';

const here = withBrowser();
const dev = withDevServer();
const FAQ = 'pages/faq.json';

async function open(route: string, options = {}) {
  const { page, complaints } = await reopenPage(here.browser, { ...AXE_OPTIONS, ...options });
  await openInDev(page, dev.server.url + route);
  return { page, complaints, pill: page.getByRole('link', { name: 'Edit this page', exact: true }) };
}

const leads = (pill: Locator) => pill.getAttribute('href');

let original: string;
beforeAll(() => {
  original = dev.project.read(FAQ);
});
afterEach(() => dev.project.write(FAQ, original));

it('leads from the page to its blocks and fields, by the keyboard too, as the last thing there', async () => {
  const { page, complaints } = await open('/faq');
  await page.keyboard.press('Shift+Tab');
  const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent);
  expect(await focused()).toBe('Edit this page');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/_edit/faq');
  await page
    .getByRole('tabpanel', { name: 'Blocks' })
    .getByText('Frequently asked questions')
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
});

it('goes along to the next page without a reload', async () => {
  const { page, pill } = await open('/faq');
  const isMarked = await markDocument(page);
  await page.locator('main a[href="/contact"]').first().click();
  await expect.poll(() => leads(pill)).toBe('/_edit/contact');
  await page.goBack();
  await expect.poll(() => leads(pill)).toBe('/_edit/faq');
  await page.locator('header a[href="/"]').first().click();
  await expect.poll(() => leads(pill)).toBe('/_edit');
  expect(await isMarked()).toBe(true);
});

it('is not where there is no page to edit, nor where the composer would not open', async () => {
  const { page, pill } = await open('/404');
  expect(await leads(pill)).toBe('/_edit/404');
  const places = page.locator('ashlar-edit');
  await openInDev(page, `${dev.server.url}/nothing-here`);
  expect(await places.count()).toBe(0);
  const { port } = new URL(dev.server.url);
  await openInDev(page, `http://harbour.localhost:${port}/faq`);
  expect(await places.count()).toBe(0);
  for (const address of ['/_blocks', '/@ashlar/frame/faq'])
    expect(await (await fetch(dev.server.url + address)).text(), address).not.toContain(DEV_MODULE);
});

it('covers nothing that is shown over the page, wide or narrow, and nothing covers it', async () => {
  const remark = original.replace(/"intro": "/, '"intro": "We organize what you send us. ');
  const mistake = remark.replace('"heading":', '"headnig":');
  const { page, pill } = await open('/faq');
  const boxesOf = (...shown: Locator[]) => Promise.all([pill, ...shown].map(one => one.boundingBox()));
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 640 });
    dev.project.write(FAQ, mistake);
    const sheet = page.locator('ashlar-overlay .sheet');
    await sheet.waitFor();
    await expect.poll(async () => overlaps(await boxesOf(sheet))).toBe(false);
    expect(await isInWindow(pill)).toBe(true);
    dev.project.write(FAQ, remark);
    const remarks = page.locator('ashlar-remarks .pill');
    await remarks.waitFor();
    await expect.poll(async () => overlaps(await boxesOf(remarks))).toBe(false);
    expect(await isInWindow(pill)).toBe(true);
  }
});

it('is not printed, and has nothing that axe objects to', async () => {
  const { page, pill } = await open('/faq', { colorScheme: 'dark' });
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await pill.isVisible()).toBe(false);
});

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

function overlaps(boxes: (Box | null)[]): boolean {
  const [one, other] = boxes;
  if (!one || !other) throw new Error('One of them is not there.');
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return !isBeside && one.y + one.height > other.y && other.y + other.height > one.y;
}

function isInWindow(pill: Locator): Promise<boolean> {
  return pill.evaluate(element => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
}
