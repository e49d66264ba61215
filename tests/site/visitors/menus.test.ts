import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../../../src/base/files/folder.ts';
import { reopenPage, type Watched } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { controlsOf } from '../../support/browser/tree.ts';
import {
  bothWays,
  follow,
  isOnTop,
  isReached,
  type Scripts,
  scrollPage,
  scrollTop,
  visit,
} from '../../support/browser/visitor.ts';
import { size } from '../../support/size.ts';

const here = inBrowser();
let watched: Watched;
let page: Page;

async function open(scripts: Scripts = 'with scripts', more = {}): Promise<void> {
  watched = await reopenPage(here.browser, {
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    javaScriptEnabled: scripts === 'with scripts',
    ...more,
  });
  page = watched.page;
  if (scripts === 'with scripts') await visit(page, `${here.site.url}/preise`);
  else await page.goto(`${here.site.url}/preise`);
}

const services = () => page.locator('summary.menu__link', { hasText: 'Leistungen' });
const aboutUs = () => page.locator('summary.menu__link', { hasText: 'Über uns' });
const brakes = () => page.locator('.menu a', { hasText: 'Bremsen' });
const testimonials = () => page.locator('.menu a', { hasText: 'Stimmen' });

async function middle(target: Locator): Promise<[number, number]> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It has no place on screen.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const pointAt = async (target: Locator) => page.mouse.move(...(await middle(target)));

const away = () => page.mouse.move(640, 880);
/** Stretches transitions meanwhile. On a busy machine a pointer would need more time for its way than any visitor does. */
async function unhurried(walk: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await walk();
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await session.detach();
}

const focusIn = (target: Locator) => target.evaluate(element => element.contains(document.activeElement));
const isShown = (link: Locator) => link.isVisible();
const appears = (link: Locator) => expect.poll(() => isShown(link)).toBe(true);
const disappears = (link: Locator) => expect.poll(() => isShown(link)).toBe(false);

/** What the header marks: "Leistungen: true" is a section, "Bremsen: page" the page itself. */
const marks = () =>
  page
    .locator('.menu [aria-current]')
    .evaluateAll(all => all.map(one => `${one.textContent}: ${one.getAttribute('aria-current')}`));

describe('the main menu', () => {
  const MARKED: [path: string, marks: string[]][] = [
    ['/leistungen', ['Leistungen: true', 'Alle Leistungen: page']],
    ['/werkstatt', ['Über uns: true', 'Die Werkstatt: page']],
    // This page is also in the list of another item.
    ['/preise', ['Preise: page']],
    ['/datenschutz', []],
  ];

  it.each(MARKED.filter((_, index) => size(index % 2 === 0, true)))(
    'marks where %s belongs, whichever way it comes',
    { tags: 'front-door' },
    async (path, expected) => {
      await open('without scripts');
      await page.goto(here.site.url + path);
      expect(await marks()).toEqual(expected);
      await open();
      await follow(page, path);
      expect(await marks()).toEqual(expected);
    },
  );

  it('marks the list for a page that only the list names', async () => {
    await open('without scripts');
    const [article] = await page
      .goto(`${here.site.url}/magazin`)
      .then(() =>
        page.locator('.article-list a').evaluateAll(links => links.map(link => link.getAttribute('href'))),
      );
    await page.goto(here.site.url + article);
    expect(await marks()).toEqual(['Magazin: true']);
  });
});

describe('the header on a desktop', () => {
  it.each(bothWays('without scripts'))('stays at the top of the window, %s', async scripts => {
    await open(scripts);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.locator('.header').boundingBox()).toMatchObject({ y: 0 });
    expect(await isOnTop(services())).toBe(true);
  });

  it.each(bothWays('with scripts'))(
    'opens a menu under the pointer, keeps it on the way to a link, closes it behind, %s',
    async scripts => {
      await open(scripts);
      for (const [word, link] of [
        [services(), brakes()],
        [aboutUs(), testimonials()],
      ] as const) {
        expect(await isShown(link)).toBe(false);
        await pointAt(word);
        await appears(link);
        const [x] = await middle(word);
        const [, y] = await middle(link);
        // Moves like a hand: in small steps to the panel, then sideways.
        await page.mouse.move(x, y, { steps: 25 });
        await page.mouse.move(...(await middle(link)), { steps: 5 });
        expect(await isShown(link)).toBe(true);
        expect(await isOnTop(link)).toBe(true);
        await away();
        await disappears(link);
      }
    },
  );

  it.each(size([1920], [1280, 1920]))(
    'keeps a menu on the straight way to its links, %i pixels wide',
    async width => {
      await open('without scripts', { viewport: { width, height: 900 } });
      for (const link of [page.locator('.menu__all a'), brakes(), page.locator('.menu__direct a').last()]) {
        await away();
        await disappears(link);
        await pointAt(services());
        await appears(link);
        // The way crosses the header beside the word, where no menu is.
        const end = await middle(link);
        await unhurried(async () => {
          await page.mouse.move(...end, { steps: 12 });
          expect(await isOnTop(link)).toBe(true);
        });
      }
      await away();
      await disappears(brakes());
    },
  );

  it.each(bothWays('without scripts'))(
    'opens and closes a menu by click, and the page stays where it is, %s',
    async scripts => {
      await open(scripts);
      await page.mouse.wheel(0, 700);
      await expect.poll(() => scrollTop(page)).toBe(700);
      await services().click();
      await away();
      expect(await isShown(brakes())).toBe(true);
      await services().click();
      await away();
      await disappears(brakes());
      await aboutUs().click();
      await appears(testimonials());
      // The first menu would have moved the page by now.
      expect(await scrollTop(page)).toBe(700);
    },
  );

  it.each(bothWays('with scripts'))('shows one menu at a time, %s', async scripts => {
    await open(scripts);
    await services().click();
    await pointAt(aboutUs());
    await appears(testimonials());
    expect(await isShown(brakes())).toBe(false);
    await aboutUs().click();
    await away();
    expect(await isShown(testimonials())).toBe(true);
    expect(await isShown(brakes())).toBe(false);
  });

  it.each(bothWays('with scripts'))(
    'opens a menu with the keyboard and leads through all of its links, %s',
    async scripts => {
      await open(scripts);
      await services().focus();
      await page.keyboard.press('Enter');
      const links = page.locator('.menu__item', { has: services() }).locator('a');
      const all = await links.allTextContents();
      const seen: string[] = [];
      for (const _ of all) {
        await page.keyboard.press('Tab');
        const focused = page.locator(':focus');
        const [words, isSeen] = await Promise.all([focused.textContent(), isOnTop(focused)]);
        expect(isSeen, `${words} is seen`).toBe(true);
        seen.push(words ?? '');
      }
      expect(seen).toEqual(all);
      expect(seen).toHaveLength(10 + 4 + 4);
      await page.keyboard.press('Tab');
      expect(await focusIn(aboutUs())).toBe(true);
    },
  );

  it.each(bothWays('with scripts'))('opens and closes by touch, %s', async scripts => {
    await open(scripts, { hasTouch: true });
    await services().tap();
    await appears(brakes());
    await aboutUs().tap();
    await appears(testimonials());
    expect(await isShown(brakes())).toBe(false);
    await aboutUs().tap();
    await disappears(testimonials());
  });

  it('has two groups beside direct links, and a small menu of three links', async () => {
    await open();
    const groups = page.locator('.menu__column');
    expect(await groups.locator('p').allTextContents()).toEqual(['Wartung und Reparatur', 'Neu gebaut']);
    expect(await groups.nth(0).locator('a').count()).toBe(10);
    expect(await groups.nth(1).locator('a').count()).toBe(4);
    expect(await page.locator('.menu__all').textContent()).toBe('Alle Leistungen');
    expect(await page.locator('.menu__direct a').count()).toBe(3);
    const about = page.locator('.menu__item--small a');
    expect(await about.evaluateAll(links => links.map(link => link.textContent))).toEqual([
      'Die Werkstatt',
      'Stimmen',
      'Anfahrt',
    ]);
  });

  it('gives titles that open nothing no looks of a control', async () => {
    await open();
    await services().click();
    const panel = page.locator('.menu__panel').first();
    expect(await panel.getByText('Wartung und Reparatur').first().isVisible()).toBe(true);
    const controls = await controlsOf(page);
    expect(controls.map(({ name }) => name)).toContain('Schaltung');
    expect(controls.filter(({ name }) => name.startsWith('Wartung und'))).toEqual([]);
  });

  it('closes what the pointer has opened on Escape, until the pointer comes again', async () => {
    await open();
    await pointAt(services());
    await appears(brakes());
    await page.keyboard.press('Escape');
    await disappears(brakes());
    await away();
    await pointAt(services());
    await appears(brakes());
  });

  it('closes on Escape and gives focus back', async () => {
    await open();
    await services().focus();
    await page.keyboard.press('Enter');
    for (let key = 0; key < 3; key += 1) await page.keyboard.press('Tab');
    expect(await focusIn(services())).toBe(false);
    await page.keyboard.press('Escape');
    await disappears(brakes());
    expect(await focusIn(services())).toBe(true);
  });

  it('closes when focus or a click goes elsewhere', async () => {
    await open();
    await aboutUs().focus();
    await page.keyboard.press('Enter');
    await appears(testimonials());
    for (let key = 0; key < 4; key += 1) await page.keyboard.press('Tab');
    expect(await page.locator('a:focus').innerText()).toBe('Preise');
    await disappears(testimonials());
    await aboutUs().click();
    await page.mouse.click(640, 880);
    await disappears(testimonials());
  });

  it('shows what the keyboard has opened although the pointer rests on the other', async () => {
    await open();
    await pointAt(aboutUs());
    await appears(testimonials());
    await services().focus();
    await page.keyboard.press('Enter');
    await appears(brakes());
    expect(await isShown(testimonials())).toBe(false);
  });

  it('closes after a link has been followed, also to a place on the same page', async () => {
    await open();
    for (const [name, hash] of [
      ['Bremsen', '#bremsen'],
      ['Federung', '#federung'],
    ] as const) {
      await services().click();
      await page.locator('.menu a', { hasText: name }).click();
      await page.waitForURL(`**/leistungen/wartung${hash}`);
      await disappears(brakes());
      await expect.poll(() => isReached(page.locator(hash))).toBe(true);
    }
    expect(watched.complaints).toEqual([]);
  });

  it('does not scroll the page when focus walks through it', async () => {
    await open();
    await scrollPage(page, 900);
    await page
      .locator('.logo')
      .first()
      .evaluate(logo => logo.focus({ preventScroll: true }));
    for (let key = 0; key < 5; key += 1) await page.keyboard.press('Tab');
    expect(await scrollTop(page)).toBe(900);
  });
});

it('nothing but the menus opens under the pointer, so nothing else has to be dismissed', () => {
  const files = ['src', 'blocks']
    .flatMap(folder => listFiles(folder).map(name => `${folder}/${name}`))
    // The composer's window is a tool, and no page.
    .filter(name => name.endsWith('.css') && !name.startsWith('src/composer/'));
  const opening: string[] = [];
  let rules = 0;
  for (const file of files) {
    for (const [, selector = '', body = ''] of readFileSync(file, 'utf8').matchAll(
      /([^{};]*:hover[^{};]*)\{([^{}]*)\}/g,
    )) {
      rules += 1;
      if (/(^|[\s;])(display|visibility|content-visibility|opacity|clip-path|content):/.test(body))
        opening.push(selector);
    }
  }
  expect(rules).toBeGreaterThan(8);
  expect(opening.length).toBeGreaterThan(0);
  expect(opening.filter(selector => !selector.includes('.menu__item'))).toEqual([]);
});

it('the skip link leads past the header', async () => {
  await open();
  await page.goto(`${here.site.url}/preise`);
  await page.keyboard.press('Tab');
  const skip = page.locator('.skip');
  expect(await isOnTop(skip)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('header'))).toBeNull();
});
