// A first visit on a slow line: the font of headings comes after the first paint, and is shown only if no line moves.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSite } from '../../../src/publish/preview-server.ts';
import { holdBack, painted, shiftsSeen, watchShifts } from '../../support/browser/arrival.ts';
import { openPage, startBrowser } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { SITE } from '../../support/site/site.ts';
import { ONLY_DEJAVU } from '../../support/surroundings.ts';

const FACE = 'Newsreader';
/** Other systems have no fontconfig, and have a font that fits. */
const hasFontconfig = process.platform === 'linux';
const STAND_IN = hasFontconfig ? 'Tinos' : expect.any(String);

const here = inBrowser(() => serveSite(SITE));
let withDejaVu: Browser;
beforeAll(async () => {
  withDejaVu = await startBrowser({ typefaces: ONLY_DEJAVU });
});
afterAll(() => withDejaVu.close());

type Opened = { page: Page; letGo: () => Promise<void> };

/** Opens a page until it is painted, with every font still on its way. */
async function openSlowly(browser: Browser, route: string, width: number): Promise<Opened> {
  const { page, complaints } = await openPage(browser, {
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
  });
  await page.addInitScript(watchShifts);
  await page.addInitScript(watchFaces);
  const letGo = await holdBack(page, route => route.request().resourceType() === 'font');
  await page.goto(here.site.url + route, { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  await painted(page);
  expect(complaints).toEqual([]);
  return { page, letGo };
}

type Watching = { faces: string[] };

/** Runs in the browser. */
function watchFaces(): void {
  const faces: string[] = [];
  Object.assign(window, { faces });
  // Not every browser gives its class a name.
  const sets: FontFaceSet = Object.getPrototypeOf(document.fonts);
  for (const deed of ['add', 'delete'] as const) {
    const real = sets[deed] as (face: FontFace) => never;
    sets[deed] = function (this: FontFaceSet, face: FontFace) {
      faces.push(`${deed} ${face.family}`);
      return real.call(this, face);
    };
  }
}

const deeds = (page: Page) => page.evaluate(() => (window as unknown as Watching).faces);

/** Reads the top of each text's first line and the number of its lines. */
function linesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap(({ childNodes }) =>
      [...childNodes].flatMap(node => {
        if (!(node instanceof Text) || !node.data.trim()) return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top + scrollY)));
        return [`${node.data.slice(0, 40)}: ${[...tops]}`];
      }),
    ),
  );
}

/** Finds the font that the browser draws a heading with. */
async function drawnWith(page: Page, selector: string): Promise<{ name: string; isFetched: boolean }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  const [first] = fonts;
  return { name: first?.familyName ?? '', isFetched: first?.isCustomFont ?? false };
}

describe.each(['/', '/about-us'])('%s', route => {
  describe.each([390, 1280])('at %i pixels', width => {
    it('shows it as soon as it is there, and no line moves, where the stand-in is as wide', async () => {
      const { page, letGo } = await openSlowly(here.browser, route, width);
      expect(await drawnWith(page, 'h1')).toEqual({ name: STAND_IN, isFetched: false });
      const before = await linesOf(page);
      expect(before.length).toBeGreaterThan(50);
      await letGo();
      await expect.poll(() => deeds(page)).toEqual([`add ${FACE}`]);
      for (const heading of ['h1', 'h2', 'h3']) {
        await expect
          .poll(() => drawnWith(page, heading), { message: heading })
          .toEqual({ name: expect.stringContaining(FACE), isFetched: true });
      }
      expect(await linesOf(page)).toEqual(before);
      expect(await shiftsSeen(page)).toEqual({ shift: 0, moved: [] });
    });

    it.runIf(hasFontconfig)('keeps it for the next page where it would move a line', async () => {
      const { page, letGo } = await openSlowly(withDejaVu, route, width);
      expect(await drawnWith(page, 'h1')).toEqual({ name: 'DejaVu Serif', isFetched: false });
      const before = await linesOf(page);
      await letGo();
      await expect.poll(() => deeds(page)).toEqual([`add ${FACE}`, `delete ${FACE}`]);
      // The browser may measure once more before it hears of the second deed. What it paints meanwhile is among the shifts.
      await expect.poll(() => drawnWith(page, 'h1')).toEqual({ name: 'DejaVu Serif', isFetched: false });
      expect(await linesOf(page)).toEqual(before);
      expect(await shiftsSeen(page)).toEqual({ shift: 0, moved: [] });
      // A browser waits a tenth of a second for a font that it has, which a busy machine may miss.
      const onTheNextPage = async () => {
        await page.reload({ waitUntil: 'load' });
        return (await drawnWith(page, 'h1')).isFetched;
      };
      await expect.poll(onTheNextPage).toBe(true);
    });
  });
});
