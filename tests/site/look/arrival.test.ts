// @module-tag full-only
// A page arrives with one request, and nothing moves when fonts and pictures follow.
import { describe, expect, it } from 'vitest';
import { serveSite } from '../../../src/publish/preview-server.ts';
import { arrive, arriveInPieces, SCREENS } from '../../support/browser/arrival.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { somePages } from '../../support/site/pages.ts';
import { size } from '../../support/size.ts';

const screens = Object.entries(SCREENS);

describe.each(somePages())('$name', ({ folder, routes }) => {
  const here = inBrowser(() => serveSite(folder));

  /** Pages and screens take turns. */
  const turns = screens.flatMap(([name, screen], turn) =>
    routes.filter((_, index) => index % screens.length === turn).map(route => ({ name, screen, route })),
  );
  const arrivals = size(
    turns,
    screens.flatMap(([name, screen]) => routes.map(route => ({ name, screen, route }))),
  );

  it.each(arrivals)(
    'on a $name $route is painted from one request, and then nothing moves',
    async arrival => {
      const { needed, shift, moved } = await arrive(
        here.browser,
        here.site.url + arrival.route,
        arrival.screen,
      );
      expect(needed).toEqual([arrival.route]);
      expect(shift, moved.join('\n')).toBe(0);
    },
  );

  /** Each takes a second or two, so "npm test" lets only some pages come that slowly. */
  const slowTurns = size(
    turns.filter((_, index) => index % 6 === 0),
    turns,
  );

  it.each(slowTurns)('on a $name $route stands still while the rest of it comes', async arrival => {
    const url = here.site.url + arrival.route;
    const { shift, moved } = await arriveInPieces(here.browser, url, arrival.screen);
    expect(shift, moved.join('\n')).toBe(0);
  });
});
