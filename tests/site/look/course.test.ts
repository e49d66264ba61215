// The course of a page runs down its margin, is drawn as far as somebody has read, and ends on the button.
import { describe, expect, it } from 'vitest';
import { serveSite } from '../../../src/publish/preview-server.ts';
import { openPage } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { builtHtml, builtRoutes } from '../../support/site/pages.ts';
import { SITE } from '../../support/site/site.ts';
import { size } from '../../support/size.ts';

const COURSE = ' call-to-action__course';
const routes = builtRoutes(SITE).filter(route => builtHtml(route, SITE).includes(COURSE));

describe('the course', () => {
  const here = inBrowser(() => serveSite(SITE));

  it('is on home and on the page of each priced document, and on no legal page and no article', () => {
    const documents = builtRoutes(SITE).filter(route =>
      builtHtml(route, SITE).includes('class="specimen__sheet"'),
    );
    expect(documents.length).toBe(6);
    expect(routes).toEqual(expect.arrayContaining(['/', ...documents]));
    expect(routes.filter(route => /^\/(blog|privacy|terms)/.test(route))).toEqual([]);
  });

  it.each(size(routes.slice(0, 2), routes))(
    'runs down %s without a gap, to the middle of the button',
    async route => {
      const { page } = await openPage(here.browser, { reducedMotion: 'reduce' });
      for (const width of [768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(here.site.url + route);
        const { line, dot, button, before, blocks } = await page.evaluate(courseOf);
        expect(before, `blocks with the line at ${width}`).toBe(blocks);
        expect(line, `the line at ${width}`).toBeGreaterThan(2);
        expect(line, `the line at ${width}`).toBeLessThan(button.left - 4);
        expect(dot.x, `the dot at ${width}`).toBeCloseTo(button.left, 0);
        expect(dot.y, `the dot at ${width}`).toBeCloseTo(button.middle, 0);
      }
    },
  );

  it('is drawn as far as the page is read, and whole under reduced motion', async () => {
    const { page } = await openPage(here.browser, { reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${here.site.url}/`);
    const hidden = () =>
      page.evaluate(() => {
        const { clipPath } = getComputedStyle(document.querySelector('.block') as Element, '::before');
        return Number(/([\d.]+)%/.exec(clipPath)?.[1] ?? 0);
      });
    // A page that has just come follows its scrolling from the first frame on.
    await expect.poll(hidden).toBeGreaterThan(10);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(hidden).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(hidden).toBeGreaterThan(10);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(hidden).toBe(0);
  });
});

/** Runs in the page. "line" is the place of the line beside each block, and of its last part, as one number if all are the same. */
function courseOf() {
  const end = document.querySelector('.call-to-action__course') as Element;
  const links = end.querySelector('.links') as Element;
  const { left = 0, top = 0, height = 0 } = links.firstElementChild?.getBoundingClientRect() ?? {};
  const pseudo = (element: Element, name: string) => {
    const style = getComputedStyle(element, name);
    const box = element.getBoundingClientRect();
    return {
      isDrawn: style.content !== 'none' && style.display !== 'none',
      left: box.left + Number.parseFloat(style.left),
      middle: box.top + Number.parseFloat(style.top) + Number.parseFloat(style.height) / 2,
      width: Number.parseFloat(style.width),
    };
  };
  const isNarrow = innerWidth < 704;
  // On a narrow screen the steps have a line of their own.
  const blocks = [...document.querySelectorAll('main > .block:not(:has(.call-to-action__course))')].filter(
    block => !isNarrow || !block.matches('.steps'),
  );
  const all = [...document.querySelectorAll('main > .block')].map(block => pseudo(block, '::before'));
  const lines = all.filter(({ isDrawn }) => isDrawn);
  const places = new Set([...lines, pseudo(links, '::before')].map(line => Math.round(line.left)));
  const dot = pseudo(links, '::after');
  return {
    line: places.size === 1 ? [...places][0] : undefined,
    dot: { x: dot.left + dot.width / 2, y: dot.middle },
    button: { left, middle: top + height / 2 },
    before: lines.length,
    blocks: blocks.length,
  };
}
