// The page in the frame: a click finds its field, nothing is followed, and what is selected stays so whatever is saved elsewhere.
import type { FrameLocator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdBack } from '../../support/browser/arrival.ts';
import { reopenPage, type Watched } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { editedSite } from '../../support/composer/edited-site.ts';
import { SECOND_CONTENT } from '../../support/site/site.ts';
import { size } from '../../support/size.ts';

/** In so wide a window, the page is drawn at its own size. The browser prefers no colours, so the frame has those of its element. */
const WIDE = { colorScheme: null, reducedMotion: 'reduce' as const, viewport: { width: 2048, height: 900 } };

type PageDocument = { blocks: { type: string; text?: string; items?: object[] }[] };

const here = withBrowser();
const site = editedSite(SECOND_CONTENT);

describe('the page in the frame', () => {
  let watched: Watched;
  let page: Page;
  let frame: FrameLocator;

  beforeEach(async () => {
    watched = await reopenPage(here.browser, WIDE);
    page = watched.page;
    frame = page.frameLocator('.page iframe');
  });
  afterEach(() => expect(watched.complaints).toEqual([]));

  async function open(route: string): Promise<void> {
    await page.goto(`${site.server.url}/_edit${route}`);
    await page.locator('.page iframe:not([inert])').waitFor();
  }

  /** The row of the block: its items stand below it, or it is selected itself. */
  const name = () =>
    page.locator('.outline .row:is([aria-expanded=true], [aria-current]) .row__name').first().textContent();
  const fieldInUse = () => page.locator('.fields [data-path]:focus-within').getAttribute('data-path');
  const letterInUse = () =>
    page.evaluate(() => (document.activeElement as HTMLTextAreaElement).selectionStart);
  /** The middle of these words of the heading, seen from the window: Playwright knows nothing of a page that is drawn smaller. */
  const middleOf = (words: string) =>
    page.locator('.page iframe').evaluate((frame: HTMLIFrameElement, words) => {
      const inside = frame.contentDocument as Document;
      const range = inside.createRange();
      const text = [...(inside.querySelector('main h1')?.childNodes ?? [])].find(node =>
        node.nodeValue?.includes(words),
      ) as Text;
      const at = text.data.indexOf(words);
      range.setStart(text, at);
      range.setEnd(text, at + words.length);
      const [box, around] = [range, frame].map(one => one.getBoundingClientRect()) as [DOMRect, DOMRect];
      const scale = around.width / inside.documentElement.clientWidth;
      const x = around.x + scale * (box.x + box.width / 2 + 1);
      return { x, y: around.y + scale * (box.y + box.height / 2), scale };
    }, words);
  /** Links cover whole cards, so what is clicked is not always the words themselves. */
  const click = (words: string) => frame.locator(words).first().click({ force: true });

  it.each([
    {
      what: 'a price',
      route: '/preise',
      words: 'main >> text="89,50 €"',
      leads: '/preise ["blocks",1,"items",0,"price"]',
      block: 'Price list: Einzelne Arbeiten',
    },
    {
      what: 'a heading',
      route: '/fragen',
      words: 'main >> text="Was viele wissen wollen"',
      leads: '/fragen ["blocks",1,"heading"]',
      block: 'FAQ: Was viele wissen wollen',
    },
  ])('a click on $what puts the caret into its field', async ({ route, words, leads, block }) => {
    await open(route);
    await click(words);
    await expect.poll(fieldInUse).toBe(leads);
    await expect.poll(name).toBe(block);
  });

  it('a click in the footer leads to what the whole site shares', async () => {
    await open('/fragen');
    await click('body > footer >> text="Datenschutz"');
    await expect.poll(name).toBe('Footer');
    await expect.poll(() => page.locator('.fields h2').textContent()).toBe('Link 1: Datenschutz');
  });

  it('a click on the card of another page leads to that page', async () => {
    await open('/');
    await click('main >> text="Einmal im Jahr, Teil für Teil."');
    await expect.poll(() => page.locator('.fields').innerText()).toContain('Wartung und Reparatur');
    const card = await page.locator('.fields').innerText();
    await page.getByRole('button', { name: 'Change them on that page' }).click();
    await page.waitForURL(address => !address.pathname.endsWith('/_edit/'));
    await page.locator('.fields [data-path^="/leistungen/wartung"]').first().waitFor({ state: 'attached' });
    await page.locator('.way-back').click();
    await expect.poll(() => page.locator('.fields').innerText()).toBe(card);
  });

  it('finds the letter, however small the page is drawn', async () => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await open('/preise');
    for (const [name, isSmaller] of [
      ['Desktop', true],
      ['Phone', false],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      const { x, y, scale } = await middleOf('und');
      expect(scale < 0.9).toBe(isSmaller);
      await page.mouse.click(x, y);
      await expect.poll(letterInUse).toBe('Preise un'.length);
    }
  });

  describe('a click before the first answer about the page', () => {
    let answer: () => Promise<void>;
    beforeEach(async () => {
      const isLook = (body: string | null) => body?.startsWith('{"ask":"look"') === true;
      answer = await holdBack(page, route => isLook(route.request().postData()));
    });

    /** Another hand changes the page. Returns once the server knows of it. */
    async function change(how: (page: PageDocument) => void): Promise<void> {
      const before = await drawnAnew('/fragen');
      const document: PageDocument = JSON.parse(site.read('pages/fragen.json'));
      how(document);
      site.write('pages/fragen.json', `${JSON.stringify(document, null, 2)}\n`);
      await expect.poll(() => drawnAnew('/fragen')).not.toBe(before);
    }
    const drawnAnew = async (route: string) =>
      (await page.request.get(`${site.server.url}/@ashlar/frame${route}`)).text();

    it('puts the caret at its letter when the answer comes', async () => {
      await open('/preise');
      const { x, y } = await middleOf('und');
      await page.mouse.click(x, y);
      await answer();
      await expect.poll(fieldInUse).toBe('/preise ["blocks",0,"heading"]');
      expect(await letterInUse()).toBe('Preise un'.length);
    });

    it('leads to its words where they stand by then', async () => {
      await open('/fragen');
      await click('main >> text="Was viele wissen wollen"');
      await change(({ blocks }) => blocks.splice(1, 0, { type: 'notice', text: 'Im August ist zu.' }));
      await answer();
      await expect.poll(fieldInUse).toBe('/fragen ["blocks",2,"heading"]');
    });

    it('selects nothing if its words have gone by then', async () => {
      await open('/fragen');
      const questions = frame.locator('main summary');
      const count = await questions.count();
      await questions.nth(1).click();
      await change(({ blocks }) => blocks[1]?.items?.splice(1, 1));
      await answer();
      await expect.poll(() => questions.count()).toBe(count - 1);
      const selected = await page.locator('.outline [aria-current]').allTextContents();
      expect(selected).toEqual([expect.stringMatching(/^Page: /)]);
    });

    it('counts on a page that cannot be drawn yet', async () => {
      const text = JSON.stringify({
        title: 'Neu',
        description: 'x'.repeat(60),
        blocks: [{ type: 'notice' }],
      });
      site.write('pages/neu.json', text);
      await expect.poll(() => drawnAnew('/neu')).toContain('data-route="/neu"');
      await open('/neu');
      await click('body > footer >> text="Datenschutz"');
      await answer();
      await expect.poll(name).toBe('Footer');
    });
  });

  it('a link is not followed, and what is clicked does not take the focus into the page', async () => {
    await open('/');
    const where = () => frame.locator('html').evaluate(() => location.pathname);
    const before = await where();
    await click('main a[href="/kontakt"]');
    await expect.poll(fieldInUse).toBeTruthy();
    expect(await where()).toBe(before);
    expect(page.url()).toBe(`${site.server.url}/_edit/`);
  });

  it('a click on a question opens its answer and selects it', async () => {
    await open('/fragen');
    await click('main summary >> nth=1');
    await expect.poll(fieldInUse).toBe('/fragen ["blocks",1,"items",1,"question"]');
    await expect.poll(() => frame.locator('main details[open]').count()).toBe(1);
  });

  it('the selection stays with its words when an editor adds a block above', async () => {
    await open('/fragen');
    await click('main >> text="Was viele wissen wollen"');
    await expect.poll(fieldInUse).toBe('/fragen ["blocks",1,"heading"]');
    const node = await frame.locator('main .faq').elementHandle();
    const text = site.read('pages/fragen.json');
    const notice =
      '{ "type": "notice", "text": "Im August ist die Werkstatt zwei Wochen geschlossen." },\n    {';
    site.write('pages/fragen.json', text.replace('{\n      "type": "faq"', `${notice}\n      "type": "faq"`));
    await frame.locator('main >> text=Im August ist die Werkstatt').waitFor();
    await expect.poll(fieldInUse).toBe('/fragen ["blocks",2,"heading"]');
    await expect.poll(name).toBe('FAQ: Was viele wissen wollen');
    expect(await node?.evaluate(element => element.isConnected)).toBe(true);
  });

  it('a block selected in the outline comes into view, and an answer in it opens', async () => {
    await open('/fragen');
    await page.locator('.outline').getByRole('button', { name: /^FAQ/ }).click();
    await page
      .locator('.outline')
      .getByRole('button', { name: /^Question 6/ })
      .click();
    await expect.poll(() => frame.locator('main details').nth(5).getAttribute('open')).toBe('');
    const line = frame.locator('ashlar-marks .own');
    await expect
      .poll(() => line.evaluate(element => element.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
  });

  it('the tools of a block stand where they rest from the moment it is selected', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open('/preise');
    const tops = await page
      .locator('.side__blocks > li:last-child > .row')
      .evaluate(async (row: HTMLElement) => {
        const top = () => document.querySelector('.tools__bar')?.getBoundingClientRect().top;
        const seen: (number | undefined)[] = [];
        row.click();
        for (let frame = 0; frame < 60; frame += 1) {
          await new Promise(requestAnimationFrame);
          seen.push(top());
        }
        return [...new Set(seen)];
      });
    expect(tops).toHaveLength(1);
    await expect
      .poll(() =>
        frame.locator('ashlar-marks .whole').evaluate(one => one.getBoundingClientRect().top < innerHeight),
      )
      .toBe(true);
  });

  it('is one stop on the way of the Tab key, and shows its colours and sizes as they are chosen', async () => {
    await open('/fragen');
    // Until the fields are there, Tab has nowhere to go.
    await page.locator('.fields').getByRole('button').first().waitFor();
    await page.locator('.page iframe').focus();
    await expect.poll(() => frame.locator('html').evaluate(() => document.hasFocus())).toBe(true);
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.fields') !== null))
      .toBe(true);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.nodeName)).toBe('IFRAME');
    await page.getByRole('button', { name: 'Phone', exact: true }).click();
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    const seen = () =>
      frame.locator('html').evaluate(() => [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches]);
    await expect.poll(seen).toEqual([390, true]);
  });

  it('answers what people try because other tools can do it', async () => {
    await open('/preise');
    const { x, y } = await middleOf('und');
    await page.mouse.dblclick(x, y);
    const chosen = () =>
      page.evaluate(() => {
        const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
        return value?.slice(selectionStart, selectionEnd);
      });
    await expect.poll(chosen).toBe('und');
    await page.mouse.click(x, y, { button: 'right' });
    await page.getByRole('menuitem', { name: /^Duplicate/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 60, { steps: 4 });
    await page.mouse.up();
    await page.getByRole('status').filter({ hasText: 'Blocks are moved with the arrows' }).waitFor();
  });

  const WAYS: [how: string, route: string, word: string][] = [
    ['pasted in the window', '/preise', 'und'],
    ['dropped on a block', '/preise', 'und'],
    ['dropped on a block that shows no picture', '/fragen', 'Fragen'],
  ];
  it.each(size(WAYS.slice(2), WAYS))(
    'a photograph that is %s waits in the block, and is cut there before it is used',
    async (how, route, word) => {
      await open(route);
      const shownBefore = await frame.locator('main img').count();
      const { x, y } = await middleOf(word);
      await page.mouse.click(x, y);
      // Before the window knows the page, it has no field for a photograph, and says so.
      await expect.poll(fieldInUse).toBeTruthy();
      const arrive = await holdBack(page, route => route.request().url().endsWith('/photographs'));
      const target = how.startsWith('pasted') ? page.locator('body') : frame.locator('main h1');
      await target.evaluate(
        async (element, type) => {
          const canvas = new OffscreenCanvas(200, 120);
          canvas.getContext('2d')?.fillRect(0, 0, 90, 90);
          const data = new DataTransfer();
          data.items.add(new File([await canvas.convertToBlob()], 'a.png', { type: 'image/png' }));
          const { left, top } = element.getBoundingClientRect();
          const at = { clientX: left + 9, clientY: top + 9, bubbles: true, cancelable: true };
          element.dispatchEvent(
            type === 'paste'
              ? new ClipboardEvent('paste', { ...at, clipboardData: data })
              : new DragEvent('drop', { ...at, dataTransfer: data }),
          );
        },
        how.startsWith('pasted') ? 'paste' : 'drop',
      );
      const carried = page.locator('.fields img[src^="blob:"]');
      const width = () => carried.evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width).toBe(200);
      await page.locator('.fields').getByText('a.png is being made smaller …').waitFor();
      await arrive();
      await page.getByRole('status').filter({ hasText: 'a.png is here, 200 by 120 pixels.' }).waitFor();
      const lies = frame.locator('main img[src*="/images/waiting/"]');
      await lies.waitFor();
      // Of a picture that is new, the crop is among the fields that few need.
      await page.locator('.fields details').evaluateAll((all: HTMLDetailsElement[]) => {
        for (const one of all) one.open = true;
      });
      await page.getByRole('slider', { name: 'Width' }).fill('80');
      const wide = () =>
        lies.evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          return image.naturalWidth;
        });
      await expect.poll(wide).toBe(80);
      await page.getByRole('button', { name: 'Leave it as it was' }).click();
      await expect.poll(() => lies.count()).toBe(0);
      await expect.poll(() => frame.locator('main img').count()).toBe(shownBefore);
      expect(site.diff()).toBe('');
    },
  );

  it('stands in its own typefaces, also if they come late', async () => {
    await open('/');
    const shown = () =>
      page.frames()[1]?.evaluate(() => {
        const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules]);
        return rules.flatMap(rule =>
          rule instanceof CSSFontFaceRule ? rule.style.getPropertyValue('font-display') : [],
        );
      });
    await expect.poll(shown).toContain('swap');
    expect(await shown()).not.toContain('optional');
  });

  it('says that a hidden block is not there', async () => {
    const text = site.read('pages/fragen.json');
    site.write('pages/fragen.json', text.replace('"type": "faq",', '"type": "faq",\n      "hidden": true,'));
    await open('/fragen');
    await page.locator('.outline').getByRole('button', { name: /^FAQ/ }).click();
    await page.getByText('This block is hidden, so it is not on the page.').waitFor();
  });
});
