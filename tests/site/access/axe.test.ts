// axe on every page, at four widths in light and dark, with one load a page.
import { beforeAll, describe, expect, it } from 'vitest';
import { serveSite } from '../../../src/publish/preview-server.ts';
import { AXE_OPTIONS, axeFindings } from '../../support/browser/axe.ts';
import { openPage, type Watched } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { somePages } from '../../support/site/pages.ts';
import { size } from '../../support/size.ts';

const EVERY_LOOK = [320, 768, 1280, 1920].flatMap(width =>
  (['light', 'dark'] as const).map(colorScheme => ({ width, colorScheme })),
);
const TWO_LOOKS = EVERY_LOOK.filter(
  ({ width, colorScheme }) => width === (colorScheme === 'light' ? 320 : 1280),
);

/** These are looked at in light and in dark whenever anything is tested. */
const AT_THE_DOOR = 4;

/** In a sample the other pages take turns between a light phone and a dark desktop. */
function looksOf(index: number): typeof EVERY_LOOK {
  const sample = index < AT_THE_DOOR ? TWO_LOOKS : TWO_LOOKS.slice(index % 2, (index % 2) + 1);
  return size(sample, EVERY_LOOK);
}

describe.each(somePages())('$name', ({ folder, routes }) => {
  const here = inBrowser(() => serveSite(folder));
  let watched: Watched;

  beforeAll(async () => {
    watched = await openPage(here.browser, AXE_OPTIONS);
  });

  const rows = routes.map((route, index) => ({ route, looks: looksOf(index) }));
  const findNothing = async ({ route, looks }: (typeof rows)[number]) => {
    const { page } = watched;
    await page.goto(here.site.url + route);
    const findings: string[] = [];
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const found = await axeFindings(page);
      findings.push(...found.map(finding => `${width} ${colorScheme}: ${finding}`));
    }
    expect(findings).toEqual([]);
  };

  it.each(rows.slice(0, AT_THE_DOOR))('axe finds nothing on $route', { tags: 'front-door' }, findNothing);
  it.each(rows.slice(AT_THE_DOOR))('axe finds nothing on $route', findNothing);
});
