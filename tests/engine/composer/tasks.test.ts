// Tasks of an author on two sites: with a pointer, with the keyboard alone, or without seeing the page. Each ends in exactly the
// difference that it should make, takes no more presses than it did, and is undone to the first byte. In full, answers come late.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openPage, type Watched } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { type Expected, editedSite } from '../../support/composer/edited-site.ts';
import { Hands, WAYS, type Way, withoutPointer } from '../../support/composer/hands.ts';
import { PHOTOGRAPH, TASK_SITES } from '../../support/composer/task-sites.ts';
import { size } from '../../support/size.ts';

/**
 * How often something is pressed or written, at most. The keyboard goes past all that stands in between, so a block more on a page
 * is a press more.
 */
const PRESSES = {
  price: { pointer: 7, keyboard: 61, fields: 9 },
  words: { pointer: 10, keyboard: 30, fields: 12 },
  testimonial: { pointer: 9, keyboard: 32, fields: 10 },
  block: { pointer: 4, keyboard: 10, fields: 4 },
  photograph: { pointer: 3, keyboard: 30, fields: 5 },
  page: { pointer: 10, keyboard: 16, fields: 10 },
};

const PICTURE = { create: { width: 640, height: 400, channels: 3, background: 'teal' } } as const;

/** How late each answer comes, in milliseconds. */
const FAR_MS = size(0, 300);

const CHANGE = /^Change \d+ places?$/;

const here = withBrowser();

describe.each(TASK_SITES)(
  'on $name',
  ({ name, content, price, words, testimonial, block, photograph, page }) => {
    const site = editedSite(content);
    const turn = TASK_SITES.findIndex(site => site.name === name);
    /** The sample takes sites and ways in turn, so that each task is done once. */
    const waysOf = (task: number) =>
      size<readonly Way[]>(task % 2 === turn ? [WAYS[task % WAYS.length] ?? 'pointer'] : [], WAYS);

    it.each(waysOf(0))('a price is changed everywhere (%s)', async way => {
      const hands = await open(price.route, way);
      await hands.goTo(price.at);
      await hands.writeOver(price.typed);
      await hands.keys('Enter');
      await hands.hasSaved();
      await hands.tickSame(CHANGE);
      await hands.press(CHANGE);
      await ends(price.expected);
      expect(hands.count).toBeLessThanOrEqual(PRESSES.price[way]);
      await undoAll(hands, 2);
    });

    it.each(waysOf(1))('a paragraph gets a bold word and a link (%s)', { tags: 'front-door' }, async way => {
      const hands = await open(words.route, way);
      const [before, bold, between, link] = words.written;
      await hands.goTo(words.at);
      await hands.keys('ControlOrMeta+End');
      await hands.write(before);
      await hands.press('Bold', 'ControlOrMeta+b');
      await hands.write(bold);
      await hands.press('Bold', 'ControlOrMeta+b');
      await hands.write(between);
      await hands.press('Link', 'ControlOrMeta+k');
      await hands.isIn('A page, or an address');
      await hands.write(link);
      await hands.keys('Enter');
      await hands.isIn(words.at.field);
      await ends(words.expected);
      expect(hands.count).toBeLessThanOrEqual(PRESSES.words[way]);
      await undoAll(hands, 1);
    });

    it.each(waysOf(2))('a testimonial is added (%s)', async way => {
      const hands = await open(testimonial.route, way);
      await hands.select(testimonial.at);
      await hands.press('Add after', 'Alt+Shift+a');
      await hands.hasSaid(/^Added with sample words\./);
      for (const [field, words] of Object.entries(testimonial.written)) {
        expect(site.diff()).toBe('');
        await hands.goToField(field);
        // The words of the example are selected.
        await hands.write(words);
      }
      await ends(testimonial.expected);
      await hands.shows(testimonial.written.text, 1);
      expect(hands.count).toBeLessThanOrEqual(PRESSES.testimonial[way]);
      // It enters the file after a pause, which may come before the last letter.
      await undoAll(hands, 2);
    });

    it.each(waysOf(3))(
      'a block is moved, hidden and brought back (%s)',
      { tags: 'front-door' },
      async way => {
        const hands = await open(block.route, way);
        await hands.select(block.at);
        await hands.press('Move up', 'Alt+Shift+ArrowUp');
        await ends(block.moved);
        await hands.press('Hide', 'Alt+Shift+h');
        await hands.hasSaid(/ is hidden\.$/);
        await ends(block.hidden);
        await hands.shows(block.at.shown, 0);
        await hands.press('Show', 'Alt+Shift+h');
        await hands.hasSaid(/ is shown again\.$/);
        await ends(block.moved);
        await hands.shows(block.at.shown, 1);
        expect(hands.count).toBeLessThanOrEqual(PRESSES.block[way]);
        await undoAll(hands, 3);
      },
    );

    it.each(waysOf(4))('a photograph takes the place of a picture, with its words (%s)', async way => {
      const hands = await open(photograph.route, way);
      const { name, src } = PHOTOGRAPH;
      await hands.bringPhotograph(photograph.at, name, await sharp(PICTURE).jpeg().toBuffer());
      const words = hands.fields.getByRole('textbox', { name: 'Description' });
      await words.and(hands.page.locator(':focus')).waitFor();
      if (way !== 'fields') await hands.frame.locator('main img[src*="/images/waiting/"]').first().waitFor();
      await hands.write(photograph.words);
      expect([site.diff(), existsSync(join(site.folder, 'pages/_public', src))]).toEqual(['', false]);
      await hands.press('Use this photograph');
      await ends(photograph.expected);
      expect(existsSync(join(site.folder, 'pages/_public', src))).toBe(true);
      expect(hands.count).toBeLessThanOrEqual(PRESSES.photograph[way]);
      await undoAll(hands, 1);
      await hands.hasSaid(/The picture “team-photo-1” stays among the pictures of the site/);
    });

    it.each(waysOf(5))(
      'a page is begun like another, gets another address and is taken away (%s)',
      async way => {
        const hands = await open(page.route, way);
        const isThere = () =>
          [page.begun, page.moved].map(one => existsSync(join(site.folder, `pages${one}.json`)));
        const isInMenu = () =>
          [page.begun, page.moved].map(one => site.read('pages/_site.json').includes(`"href": "${one}"`));
        await hands.doOnPages('New page …', 'New');
        await hands.isAsked('Title');
        await hands.write(page.title);
        await hands.hasSaid(`begins at ${page.begun}`);
        expect(isThere()).toEqual([false, false]);
        await hands.hasSaid('In the menu, it stands after');
        await hands.press('Make this page', 'Enter');
        await hands.isAt(page.begun);
        expect(isInMenu()).toEqual([true, false]);
        const begun = JSON.parse(site.read(`pages${page.begun}.json`));
        expect(begun).toMatchObject({ title: page.title, status: 'draft' });

        await hands.doOnPages('Change its address …');
        await hands.isAsked('Its new address');
        await hands.writeOver(page.moved);
        await hands.hasSaid(`moves from ${page.begun} to ${page.moved}`);
        expect(isThere()).toEqual([true, false]);
        await hands.press('Change its address', 'Enter');
        await hands.isAt(page.moved);
        expect([isThere(), isInMenu()]).toEqual([
          [false, true],
          [false, true],
        ]);

        await hands.doOnPages('Take this page away …');
        await hands.isAsked('Which page takes its place?');
        await hands.press('Take this page away');
        await hands.hasSaid(/was taken away/);
        await hands.isAt('');
        expect([...isThere(), site.diff()]).toEqual([false, false, '']);
        expect(hands.count).toBeLessThanOrEqual(PRESSES.page[way]);

        for (const there of [
          [false, true],
          [true, false],
          [false, false],
        ]) {
          await hands.press('Undo', 'ControlOrMeta+z');
          await expect.poll(isThere).toEqual(there);
          expect(isInMenu()).toEqual(there);
          if (there[0]) expect(JSON.parse(site.read(`pages${page.begun}.json`))).toEqual(begun);
        }
        // The frame may ask for a page that has just gone, and half a title is refused while somebody pauses in it.
        const complaints = hands.complaints.filter(complaint => !/\b(404|422)\b/.test(complaint));
        expect([site.diff(), complaints]).toEqual(['', []]);
      },
    );

    async function open(route: string, way: Way): Promise<Hands & Pick<Watched, 'complaints'>> {
      const viewport = { width: 1440, height: 900 };
      const { page, complaints } = await openPage(here.browser, { viewport, reducedMotion: 'reduce' });
      if (way === 'keyboard') await withoutPointer(page);
      if (way === 'fields') await withoutFrame(page);
      await answerLate(page);
      const hands = Object.assign(new Hands(page, way), { complaints });
      await hands.open(`${site.server.url}/_edit${route}`);
      return hands;
    }

    async function ends(expected: Expected): Promise<void> {
      await expect.poll(site.diff).toBe(site.diffOf(expected));
    }

    async function undoAll(hands: Hands & Pick<Watched, 'complaints'>, most: number): Promise<void> {
      for (let count = 0; site.diff() !== ''; count += 1) {
        expect(count).toBeLessThan(most);
        const isUndo = (body: string | null) => body?.startsWith('{"ask":"undo"') === true;
        const answer = hands.page.waitForResponse(response => isUndo(response.request().postData()));
        await hands.press('Undo', 'ControlOrMeta+z');
        expect((await answer).status()).toBe(200);
      }
      expect(hands.complaints).toEqual([]);
    }
  },
);

/** Lets each answer take its time, as if the server were far away. */
async function answerLate(page: Page): Promise<void> {
  if (FAR_MS === 0) return;
  await page.route('**/@ashlar/composer', async route => {
    await delay(FAR_MS / 2);
    // The server may close a connection in the moment in which it is used again. The test may have ended, and its page with it.
    const response = await route.fetch({ maxRetries: 3 }).catch(() => undefined);
    await delay(FAR_MS / 2);
    await (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined);
  });
}

/** What the composer is to an author who cannot see the page. */
async function withoutFrame(page: Page): Promise<void> {
  await page.route('**/@ashlar/composer.css', async route => {
    const response = await route.fetch({ maxRetries: 3 });
    const body = `${await response.text()}\n.page { display: none !important }`;
    await route.fulfill({ response, body });
  });
}
