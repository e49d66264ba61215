// axe on every page, at four widths in both schemes, one load a page.
import { beforeAll, expect, it } from 'vitest';
import { AXE_OPTIONS, axeFindings } from './support/axe.ts';
import { openPage, type Watched } from './support/browser.ts';
import { inBrowser } from './support/in-browser.ts';
import { builtRoutes } from './support/pages.ts';

const WIDTHS = [320, 768, 1280, 1920];

const here = inBrowser();
let watched: Watched;

beforeAll(async () => {
  watched = await openPage(here.browser, AXE_OPTIONS);
});

it.each(builtRoutes())('axe finds nothing on %s at four widths, light and dark', async route => {
  const { page } = watched;
  await page.goto(here.site.url + route);
  const findings: string[] = [];
  for (const width of WIDTHS) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const found = await axeFindings(page);
      findings.push(...found.map(finding => `${width} ${colorScheme}: ${finding}`));
    }
  }
  expect(findings).toEqual([]);
});
