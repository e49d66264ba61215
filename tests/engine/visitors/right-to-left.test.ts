// @module-tag full-only
// From right to left every block is the mirror image of itself, and nothing sticks out.
import { beforeAll, describe, expect, it } from 'vitest';
import { serveSite } from '../../../src/publish/preview-server.ts';
import { allArrived } from '../../../src/review/pictures/take.ts';
import { openPage, type Watched } from '../../support/browser/browser.ts';
import { fitOf } from '../../support/browser/fit.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { allExamples, GALLERY_SITE, wholeRoutes } from '../../support/site/gallery.ts';
import { size } from '../../support/size.ts';

const shown = allExamples().filter(({ block }) => !block.hidden);
const few = (turn: number) => shown.filter(({ number }, index) => number === 1 || index % 6 === turn);

const here = inBrowser(() => serveSite(GALLERY_SITE));

describe.each([
  [320, [...size(few(0), shown), ...wholeRoutes()]],
  [1280, [...size(few(3), shown), ...wholeRoutes()]],
])('at %ipx', (width, examples) => {
  let watched: Watched;
  beforeAll(async () => {
    watched = await openPage(here.browser, { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  });

  it.each(examples)('$route', async ({ route }) => {
    const { page } = watched;
    await page.goto(here.site.url + route);
    await allArrived(page);
    expect(await page.evaluate(mirrorMistakes)).toEqual([]);
    const { seen, lost } = await fitOf(page, { name: '', width });
    // Logos have no text that is seen.
    expect(seen + (await page.locator('main img').count())).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });
});

it('the large figure of a specimen stays in its column', async () => {
  const { page } = await openPage(here.browser, {
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const example = shown.find(({ block }) => block.type === 'specimen' && 'figure' in block);
  await page.goto(here.site.url + example?.route);
  const over = await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    const [value, column] = ['.specimen__facts--figure .fact__value', '.specimen__text'].map(selector =>
      document.querySelector(selector)?.getBoundingClientRect(),
    );
    return (value?.right ?? 99) - (column?.right ?? 0);
  });
  expect(over).toBeLessThan(1);
});

/** Runs in the browser. Lists boxes whose mirror image is elsewhere when the page reads the other way. */
function mirrorMistakes(): string[] {
  const INLINE = /^(?:inline|contents|none)$/;
  const boxes = [...document.querySelectorAll<HTMLElement>('main *')].filter(
    box =>
      // What lies on a drawing keeps its side, because drawings are not mirrored. Large figures are written from left to right.
      !box.closest(
        'svg, wbr, .unseen, .packages__stamp, .hero--full .hero__key, .specimen__facts .fact__value',
      ) &&
      !INLINE.test(getComputedStyle(box).display) &&
      box.checkVisibility({ contentVisibilityAuto: true }),
  );
  const before = boxes.map(box => box.getBoundingClientRect());
  document.documentElement.dir = 'rtl';
  const { clientWidth } = document.documentElement;
  return boxes.flatMap((box, index) => {
    const was = before[index] as DOMRect;
    const is = box.getBoundingClientRect();
    const far = Math.max(
      Math.abs(clientWidth - was.right - is.left),
      Math.abs(clientWidth - was.left - is.right),
    );
    if (far < 2) return [];
    const name = `${box.localName}.${box.className} in ${box.parentElement?.className}`;
    return `${name} is ${Math.round(is.left)}–${Math.round(is.right)}, ${Math.round(clientWidth - was.right)}–${Math.round(clientWidth - was.left)} mirrored`;
  });
}
