// Words that the engine says are longer in other languages than in English: they take their room, and lie on no others.
import { beforeAll, describe, expect, it } from 'vitest';
import { serveSite } from '../../../src/publish/preview-server.ts';
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

/** Runs in the browser. How many packages have a stamp then. */
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
