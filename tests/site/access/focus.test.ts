// Tab visits a whole page in the order of reading. Its ring is always visible and never hidden behind something sticky.
import { describe, expect, it } from 'vitest';
import { serveSite } from '../../../src/publish/preview-server.ts';
import { openPage } from '../../support/browser/browser.ts';
import { walk } from '../../support/browser/focus.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { allPages } from '../../support/site/pages.ts';
import { size } from '../../support/size.ts';

const SCREENS = [
  { name: 'a phone', width: 390, height: 700 },
  { name: 'a desktop', width: 1280, height: 700 },
];

const [PHONE, DESKTOP] = SCREENS as [(typeof SCREENS)[number], (typeof SCREENS)[number]];
const sites = allPages();

describe.each(size(sites.slice(0, 1), sites))('$name', ({ folder, routes }) => {
  const here = inBrowser(() => serveSite(folder));
  const walks = size(
    [
      { route: '/kontakt', ...PHONE },
      { route: '/magazin', ...DESKTOP },
      { route: '/leistungen/laufradbau', ...DESKTOP },
    ],
    routes.flatMap(route => SCREENS.map(screen => ({ route, ...screen }))),
  );

  it.each(walks)('Tab leads through $route on $name and back', async ({ route, width, height }) => {
    const { page, close } = await openPage(here.browser, {
      viewport: { width, height },
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    await page.goto(here.site.url + route);
    const there = await walk(page, 'Tab');
    expect(there.faults).toEqual([]);
    expect(there.stops).toEqual(there.expected);
    expect(there.stops.length).toBeGreaterThan(15);
    await page.emulateMedia({ colorScheme: 'dark' });
    const back = await walk(page, 'Shift+Tab');
    expect(back.faults).toEqual([]);
    expect(back.stops).toEqual(there.stops);
    await close();
  });
});
