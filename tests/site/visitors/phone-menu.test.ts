import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { reopenPage, type Watched } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { awake, bothWays, isOnTop, type Scripts, scrollPage, visit } from '../../support/browser/visitor.ts';

const here = inBrowser();
let watched: Watched;
let page: Page;

async function open(scripts: Scripts = 'with scripts'): Promise<void> {
  watched = await reopenPage(here.browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    javaScriptEnabled: scripts === 'with scripts',
  });
  page = watched.page;
  await page.goto(`${here.site.url}/preise`);
}

const menu = () => page.locator('#Menu');
const toggle = () => page.locator('.menu__toggle');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const services = () => page.locator('summary', { hasText: 'Leistungen' });
const repairs = () => page.locator('summary', { hasText: 'Wartung und Reparatur' });
const newWheels = () => page.locator('summary', { hasText: 'Neu gebaut' });
const link = (text: string) => page.locator('.menu a', { hasText: text }).first();
const appears = (target: Locator) => expect.poll(() => target.isVisible()).toBe(true);
const disappears = (target: Locator) => expect.poll(() => target.isVisible()).toBe(false);

describe('on a phone', () => {
  it.each(bothWays('without scripts'))(
    'the menu is behind one button, which opens and closes it and says which, %s',
    async scripts => {
      await open(scripts);
      expect(await menu().isVisible()).toBe(false);
      await button('Menü').tap();
      await appears(link('Magazin'));
      expect(await isOnTop(link('Magazin'))).toBe(true);
      expect(await button('Menü').count()).toBe(0);
      expect(await isOnTop(button('Schließen'))).toBe(true);
      await button('Schließen').tap();
      await disappears(menu());
      expect(await button('Menü').isVisible()).toBe(true);
    },
  );

  it('it has all links of the strip, and its lines begin together', async () => {
    await open();
    const ways = (list: string) =>
      page.locator(`${list} a`).evaluateAll(links => links.map(link => link.getAttribute('href')));
    expect(await ways('.menu__contact')).toEqual(await ways('.strip'));
    await toggle().tap();
    await appears(page.locator('.menu__contact a').first());
    const starts = await page.locator('.menu :is(.menu__contact a, .menu__link)').evaluateAll(lines =>
      lines.map(line => {
        const words = document.createRange();
        words.selectNodeContents(line);
        return Math.round(words.getBoundingClientRect().left);
      }),
    );
    expect(starts.length).toBeGreaterThan(5);
    expect(new Set(starts).size, `words that begin at ${starts}`).toBe(1);
  });

  it.each(bothWays('with scripts'))('its groups open one at a time, %s', async scripts => {
    await open(scripts);
    await toggle().tap();
    expect(await link('Alle Leistungen').isVisible()).toBe(false);
    await services().tap();
    await appears(link('Alle Leistungen'));
    expect(await link('Federung').isVisible()).toBe(false);
    await repairs().tap();
    await appears(link('Federung'));
    await newWheels().tap();
    await disappears(link('Federung'));
    expect(await page.locator('.menu__group').nth(1).locator('a').first().isVisible()).toBe(true);
    await page.locator('summary', { hasText: 'Über uns' }).tap();
    await disappears(link('Alle Leistungen'));
    expect(await link('Stimmen').isVisible()).toBe(true);
  });

  it.each(bothWays('without scripts'))('its last link can be scrolled to and leads on, %s', async scripts => {
    await open(scripts);
    await toggle().tap();
    await services().tap();
    await repairs().tap();
    const last = page.locator('.menu__action');
    const comesUp = async () => {
      await last.scrollIntoViewIfNeeded();
      return isOnTop(last);
    };
    await expect.poll(comesUp).toBe(true);
    await last.tap();
    await page.waitForURL('**/kontakt');
    await disappears(menu());
  });

  it.each(bothWays('with scripts'))('a tap elsewhere closes it, %s', async scripts => {
    await open(scripts);
    await toggle().tap();
    await appears(menu());
    await page.touchscreen.tap(195, 830);
    await disappears(menu());
  });

  it('the menu hangs under the header, however far down the page', async () => {
    await open();
    const press = () => toggle().evaluate(button => (button as HTMLElement).click());
    for (const top of [0, 20, 900]) {
      await scrollPage(page, top);
      await press();
      await appears(menu());
      const gap = await page.evaluate(() => {
        const bottom = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
        return (document.querySelector('.menu')?.getBoundingClientRect().top ?? 0) - bottom;
      });
      expect(Math.abs(gap), `${top} pixels down`).toBeLessThan(1);
      await press();
      await disappears(menu());
    }
  });

  it('Escape closes the menu and focus is on its button again', async () => {
    await open();
    await visit(page, `${here.site.url}/preise`);
    await toggle().focus();
    await page.keyboard.press('Enter');
    await appears(menu());
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Start');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await disappears(menu());
    expect(await button('Menü').evaluate(one => one === document.activeElement)).toBe(true);
  });

  it('the keyboard reaches every link of the menu', async () => {
    await open();
    await page.evaluate(noteStops);
    await toggle().focus();
    await page.keyboard.press('Enter');
    const stops = await menu()
      .locator('summary, a')
      .evaluateAll(all => all.map(one => ({ words: one.textContent, opens: one.matches('summary') })));
    for (const { opens } of stops) {
      await page.keyboard.press('Tab');
      if (opens) await page.keyboard.press('Enter');
    }
    const noted = () => page.evaluate(() => (window as unknown as { stops: string[] }).stops);
    expect(await noted()).toEqual(stops.map(({ words }) => words));
  });

  /** Runs in the browser. Notes each stop of Tab, and whether it is visible. */
  function noteStops(): void {
    const stops: string[] = [];
    Object.assign(window, { stops });
    addEventListener('keyup', ({ key }) => {
      if (key !== 'Tab') return;
      const stop = document.activeElement as HTMLElement;
      const { left, top, width, height } = stop.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      stops.push(`${stop.textContent}${stop.contains(hit) ? '' : ', out of sight'}`);
    });
  }

  it('the menu closes after in-site navigation', async () => {
    await open();
    await visit(page, `${here.site.url}/preise`);
    await toggle().tap();
    await services().tap();
    await page.locator('summary', { hasText: 'Auf einen Blick' }).tap();
    await link('Unsere Wartung').tap();
    await page.waitForURL('**/leistungen/wartung');
    await disappears(menu());
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(watched.complaints).toEqual([]);
  });

  it('a group that opens is in view, although the one above it closes', async () => {
    await open();
    await toggle().tap();
    await services().tap();
    await repairs().tap();
    await newWheels().scrollIntoViewIfNeeded();
    await newWheels().tap();
    const group = page.locator('.menu__group').nth(1);
    await appears(group.locator('a').last());
    const inView = () =>
      group.locator('summary, a').evaluateAll(all =>
        all.map(one => {
          const { top, bottom } = one.getBoundingClientRect();
          const menu = document.getElementById('Menu')?.getBoundingClientRect();
          return menu !== undefined && top >= menu.top - 1 && bottom <= menu.bottom + 1;
        }),
      );
    await expect.poll(inView).toEqual(Array(5).fill(true));
    expect(await isOnTop(newWheels())).toBe(true);
  });

  it('nothing moves when the app arrives while the menu is open', async () => {
    await open();
    await toggle().tap();
    await services().tap();
    await repairs().tap();
    await link('Federung').dispatchEvent('touchstart');
    await awake(page);
    expect(await isOnTop(link('Schaltung'))).toBe(true);
  });
});

it('a menu that is open on a small screen is none on a wide one', async () => {
  ({ page } = await reopenPage(here.browser, { viewport: { width: 700, height: 900 } }));
  await visit(page, `${here.site.url}/preise`);
  await toggle().click();
  await appears(menu());
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(() => isOnTop(link('Magazin'))).toBe(true);
  // The page is told of its new width after it has been laid out.
  await expect
    .poll(() => page.evaluate(() => document.querySelector('.menu')?.matches(':popover-open')))
    .toBe(false);
});
