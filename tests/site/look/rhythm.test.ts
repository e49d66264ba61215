// Pages have a rhythm: few large headings, no line right above another, nothing shown twice, columns that end together.
import { describe, expect, it } from 'vitest';
import { serveSite } from '../../../src/publish/preview-server.ts';
import { openPage } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { builtHtml, builtRoutes } from '../../support/site/pages.ts';
import { SITE } from '../../support/site/site.ts';

describe('the rhythm', () => {
  const here = inBrowser(() => serveSite(SITE));

  async function open(route: string) {
    const { page } = await openPage(here.browser, { reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(here.site.url + route);
    return page;
  }

  it('a page has at most two large headings between its title and its closing band', () => {
    const many = builtRoutes(SITE).filter(route => route !== '/' && largeHeadings(route) > 2);
    expect(builtRoutes(SITE).some(route => largeHeadings(route) === 2)).toBe(true);
    expect(many).toEqual([]);
  });

  it.each(['/about-us', '/services/skilled-migration'])(
    'on %s no line stands right above another',
    async route => {
      const page = await open(route);
      const { pairs, count } = await page.evaluate(pairsOfLines);
      expect(count).toBeGreaterThan(10);
      expect(pairs).toEqual([]);
    },
  );

  it('one line opens a table, under the names of its columns', async () => {
    const page = await open('/pricing');
    const lines = await page
      .locator('.price-list__table, thead .price-list__column:first-child')
      .evaluateAll(all =>
        all
          .map(table => getComputedStyle(table))
          .map(style => [style.borderTopWidth, style.borderBottomWidth]),
      );
    expect(lines).toEqual([
      ['0px', '1px'],
      ['0px', '1px'],
    ]);
  });

  it('the details beside a form end where the form ends', async () => {
    const page = await open('/contact');
    const [details = 0, form = 0] = await Promise.all(
      ['.contact__details', '.contact__form'].map(selector =>
        page.locator(selector).evaluate(element => element.getBoundingClientRect().bottom),
      ),
    );
    expect(Math.abs(details - form)).toBeLessThan(3);
  });

  it('more details than a form is high push the end of their list down', async () => {
    const page = await open('/contact');
    const cut = await page.locator('.contact__details').evaluate(list => {
      for (const detail of [...list.children, ...list.children]) list.append(detail.cloneNode(true));
      return list.scrollHeight - list.clientHeight;
    });
    expect(cut).toBeLessThan(3);
  });

  it('the title of the questions stays in one line', async () => {
    const page = await open('/faq');
    const lines = await page
      .locator('h1')
      .evaluate(
        title => title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight),
      );
    expect(Math.round(lines)).toBe(1);
  });

  it('a hero shows no drawing that stands in full further down', () => {
    const twice = builtRoutes(SITE).filter(route => {
      const html = builtHtml(route, SITE);
      const [, cut] = /<img class="hero__image" src="([^"#]+)#/.exec(html) ?? [];
      return cut !== undefined && html.includes(`<img src="${cut}"`);
    });
    expect(twice).toEqual([]);
  });
});

/** Counts the large headings of a page after its title. The closing band has a heading of its own. */
function largeHeadings(route: string): number {
  const [, ...blocks] = builtHtml(route, SITE).split('<section class="block ');
  return blocks.filter(
    block =>
      !/^[^"]*(?:block--part|call-to-action)/.test(block) &&
      /<div class="head [^"]*">(?:<p class="eyebrow">[^<]*<\/p>)?<h2/.test(block),
  ).length;
}

/** Runs in the page. Finds lines of blocks with less than 90 pixels and no words between them. */
function pairsOfLines() {
  const lines: { y: number; left: number; right: number; name: string }[] = [];
  for (const element of document.querySelectorAll('main .block, main .block *')) {
    if (element.closest('a, button, svg, img, .cartouche, .packages__stamp, .choices')) continue;
    const style = getComputedStyle(element);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (right - left < 200) continue;
    for (const [side, y] of [
      ['Top', top],
      ['Bottom', bottom],
    ] as const) {
      if (Number.parseFloat(style[`border${side}Width`]) > 0)
        lines.push({ y, left, right, name: `${element.className} ${side}` });
    }
  }
  const words: DOMRect[] = [];
  const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    words.push(...range.getClientRects());
  }
  words.push(...[...document.querySelectorAll('main img')].map(image => image.getBoundingClientRect()));
  const pairs: string[] = [];
  for (const one of lines) {
    for (const other of lines) {
      const gap = other.y - one.y;
      if (gap < 3 || gap > 90 || one.left >= other.right || other.left >= one.right) continue;
      if (!words.some(({ top, bottom }) => bottom > one.y && top < other.y))
        pairs.push(`${one.name} / ${other.name}`);
    }
  }
  return { pairs, count: lines.length };
}
