// Each example of a block is a test: valid, drawn, accessible, valid HTML, and usable on a small phone.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Example } from '../../../src/publish/gallery/examples.ts';
import { serveSite } from '../../../src/publish/preview-server.ts';
import { allArrived } from '../../../src/review/pictures/take.ts';
import { AXE_OPTIONS, axeFindings } from '../../support/browser/axe.ts';
import { openPage, type Watched } from '../../support/browser/browser.ts';
import { fitOf } from '../../support/browser/fit.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { expectLayout } from '../../support/pictures/expect-layout.ts';
import { layoutOf } from '../../support/pictures/layout.ts';
import { EXAMPLE_SCREENS, exampleView, type Screen } from '../../support/pictures/views.ts';
import {
  allExamples,
  blockTypes,
  GALLERY_SITE,
  galleryHtml,
  wholeRoutes,
} from '../../support/site/gallery.ts';
import { htmlMistakes } from '../../support/site/html.ts';
import { isFull, size } from '../../support/size.ts';

const examples = allExamples();
const shown = examples.filter(({ block }) => !block.hidden);

const here = inBrowser(() => serveSite(GALLERY_SITE));

describe('every block', () => {
  it.each(blockTypes())('%s has an example that shows it', type => {
    const first = shown.find(example => example.type === type);
    expect(first && galleryHtml(first.route)).toMatch(new RegExp(`<section class="block [^"]*\\b${type}\\b`));
  });

  it.each(examples.filter(({ block }) => block.hidden))('$route: hidden means not shown', ({ route }) => {
    expect(galleryHtml(route)).not.toContain('<section');
  });
});

describe('every example', () => {
  it.each(shown)('$route is valid HTML', async ({ route }) => {
    expect(await htmlMistakes(galleryHtml(route))).toEqual([]);
  });
});

const isFirst = ({ number }: Example) => number === 1;

/** In "npm test" the first example of each block has one look in turn, and so has every fourth of the others. */
function inTurns(turn: number): typeof shown {
  const firsts = shown.filter(isFirst).filter((_, index) => index % 2 === turn);
  const others = shown.filter(example => !isFirst(example)).filter((_, index) => index % 8 === turn * 4);
  return [...firsts, ...others];
}

/** In "npm test" one of them, and another one on the desktop. */
const wholes = (turn: number) => size(wholeRoutes().slice(turn, turn + 1), wholeRoutes());

describe('every whole page', () => {
  it.each(wholes(2))('$route is valid HTML', async ({ route }) => {
    expect(await htmlMistakes(galleryHtml(route))).toEqual([]);
  });
});

const [PHONE, DESKTOP] = EXAMPLE_SCREENS as [Screen, Screen];

describe.each([
  [PHONE.width, 'light', PHONE, size(inTurns(0), shown), wholes(0)],
  [DESKTOP.width, 'dark', DESKTOP, size(inTurns(1), shown), wholes(1)],
] as const)('at %ipx, %s', (_, colorScheme, screen, shown, wholes) => {
  let watched: Watched;

  beforeAll(async () => {
    watched = await openPage(here.browser, { ...AXE_OPTIONS, viewport: screen, colorScheme });
  });

  it.each(shown)('$route stands as accepted, axe finds nothing and nothing sticks out', async example => {
    const { page } = watched;
    await page.goto(here.site.url + example.route);
    if (isFull || isFirst(example)) expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await allArrived(page);
    await expectLayout(here.browser, exampleView(example, screen), await layoutOf(page, colorScheme));
  });

  it.each(wholes)('$route as a whole: axe finds nothing and nothing sticks out', async ({ route }) => {
    const { page } = watched;
    await page.goto(here.site.url + route);
    expect(await axeFindings(page)).toEqual([]);
    const { seen, lost } = await fitOf(page, { name: '', width: screen.width });
    expect(seen).toBeGreaterThan(5);
    expect(lost).toEqual([]);
  });
});

it('a drawing keeps its shape after a page that showed a part of it', async () => {
  const { page } = await openPage(here.browser, { viewport: PHONE });
  const heightOf = async (route: string) => {
    await page.goto(here.site.url + route);
    await allArrived(page);
    return page
      .locator('.media-text img')
      .first()
      .evaluate(image => image.clientHeight);
  };
  const whole = await heightOf('/media-text/8');
  expect(await heightOf('/media-text/6')).toBeLessThan(whole);
  expect(await heightOf('/media-text/8')).toBe(whole);
});
