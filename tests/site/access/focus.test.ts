// The keyboard's way through whole pages: in the order in which they are read, with a ring that is seen, and never behind what sticks.
import { expect, it } from 'vitest';
import { openPage } from '../../support/browser/browser.ts';
import { walk } from '../../support/browser/focus.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { builtRoutes } from '../../support/site/pages.ts';
import { size } from '../../support/size.ts';

const SCREENS = [
  { name: 'a phone', width: 390, height: 700 },
  { name: 'a desktop', width: 1280, height: 700 },
];

const WALKS = size(
  [
    { route: '/contact', screen: SCREENS[0] },
    { route: '/blog', screen: SCREENS[1] },
  ],
  builtRoutes().flatMap(route => SCREENS.map(screen => ({ route, screen }))),
).map(({ route, screen }) => ({ route, ...(screen as (typeof SCREENS)[number]) }));

const here = inBrowser();

it.each(WALKS)('Tab leads through $route on $name and back', async ({ route, width, height }) => {
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
