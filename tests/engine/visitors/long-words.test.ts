// @module-tag full-only
// Words longer than English ones get the room they need, cover no others, and break only where they must.
import { beforeAll, describe, expect, it } from 'vitest';
import { placesAt } from '../../../src/base/places.mjs';
import { loadStyle } from '../../../src/draw/html/styles.ts';
import { serveSite } from '../../../src/publish/preview-server.ts';
import { ENGINE_LOOK } from '../../../src/site/look/look.ts';
import { openPage, type Watched } from '../../support/browser/browser.ts';
import { fitOf } from '../../support/browser/fit.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { allExamples, GALLERY_SITE } from '../../support/site/gallery.ts';

const lists = allExamples().filter(({ type, block }) => type === 'packages' && !block.hidden);

const here = inBrowser(() => serveSite(GALLERY_SITE));

describe.each([390, 900, 1024, 1280])('at %ipx', width => {
  let watched: Watched;
  beforeAll(async () => {
    watched = await openPage(here.browser, { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  });

  it.each(lists)('the stamp of $route leaves label, name and price alone', async ({ route }) => {
    const { page } = watched;
    await page.goto(here.site.url + route);
    expect(await page.evaluate(speakPolish)).toBeGreaterThan(0);
    const { lost } = await fitOf(page, { name: '', width });
    expect(lost).toEqual([]);
  });
});

it('the words of a table in a block of a site stay whole on a phone, and what is too wide is scrolled', async () => {
  const { page } = await openPage(here.browser, { viewport: { width: 390, height: 800 } });
  await page.goto(`${here.site.url}/prose/1`);
  const { css } = loadStyle(placesAt(process.cwd()), ENGINE_LOOK, 'base');
  const seen = await page.evaluate(css => {
    // The example has no table, so its page has no rules for one.
    const rules = new CSSStyleSheet();
    rules.replaceSync(css);
    document.adoptedStyleSheets.push(rules);
    const cells = ['Wtorek', '17:00', 'Toczenie na kole', '162,50\u00a0zł', 'brak'];
    const row = `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`;
    const box = document.querySelector('.wrap') as Element;
    box.innerHTML = `<table style="width: 100%">${row.repeat(2)}</table>`;
    const words = [...box.querySelectorAll('td')].filter(cell => !cell.textContent?.includes(' '));
    const lines = words.map(cell => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    });
    const [first] = [...box.querySelectorAll('td')];
    (first as Element).textContent = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2);
    const { scrollWidth, clientWidth } = box;
    return {
      lines,
      isScrolled: scrollWidth > clientWidth,
      past: document.documentElement.scrollWidth - innerWidth,
    };
  }, css);
  expect(seen).toEqual({ lines: Array(8).fill(1), isScrolled: true, past: 0 });
});

/** Runs in the browser. Returns how many packages have a stamp. */
function speakPolish(): number {
  const items = [...document.querySelectorAll('.packages__item')];
  for (const item of items) {
    if (!item.querySelector('.packages__label')) {
      item.insertAdjacentHTML('afterbegin', '<p class="eyebrow packages__label"></p>');
    }
    (item.querySelector('.packages__label') as Element).textContent =
      'Cztery spotkania dla początkujących, w małej grupie i z własnym kołem przez cały czas';
    (item.querySelector('.packages__name') as Element).textContent =
      'Czwartkowe popołudnia przy kole garncarskim';
    item.querySelector('.packages__stamp')?.remove();
    item
      .querySelector('.packages__name')
      ?.insertAdjacentHTML(
        'afterend',
        '<p class="packages__stamp"><span class="packages__mark">Najczęściej wybierane</span><span class="packages__mark"> Oszczędzasz 50,50&nbsp;zł</span></p>',
      );
  }
  return items.length;
}
