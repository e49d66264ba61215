// Compares the look of pages and blocks with tests/accepted: layouts as text, pictures by their hashes, or drawn anew.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Serving, serveSite } from '../../../src/publish/preview-server.ts';
import { commitOf } from '../../../src/site/git/base.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { runGit } from '../../support/files/repositories.ts';
import { acceptedCommit } from '../../support/pictures/accepted-commit.ts';
import { differenceOf } from '../../support/pictures/difference.ts';
import { expectLayout } from '../../support/pictures/expect-layout.ts';
import { type Judge, openJudge } from '../../support/pictures/judge.ts';
import { layoutOf } from '../../support/pictures/layout.ts';
import { isOf, listWithout, readList } from '../../support/pictures/list.ts';
import { isNew, withoutLook } from '../../support/pictures/new-blocks.ts';
import { openStudio, placesOn, repaint, shoot, show } from '../../support/pictures/shoot.ts';
import { EXAMPLE_VIEWS, nameOf, PAGE_VIEWS, type View } from '../../support/pictures/views.ts';
import { acceptedBlock, acceptedViews, isAccepting } from '../../support/site/accepted.ts';
import { GALLERY_SITE } from '../../support/site/gallery.ts';
import { isFull, size } from '../../support/size.ts';

const DIFFERENCES = join(process.cwd(), '.ashlar/differences');

const here = inBrowser();
let gallery: Serving;
let judge: Judge;
let page: Page;

beforeAll(async () => {
  gallery = await serveSite(GALLERY_SITE);
  judge = await openJudge(here.browser, DIFFERENCES, isFull);
  page = await openStudio(here.browser);
  console.log(`Pictures: ${judge.idle ?? `${judge.manner}.`}`);
});

afterAll(async () => {
  await judge?.close();
  await gallery.close();
});

const ALL = [...PAGE_VIEWS, ...EXAMPLE_VIEWS].map((view, index) => ({ name: nameOf(view), view, index }));
const viewsOf = (type: string) => ALL.filter(({ name }) => isOf(type, name));
/** In "npm test" every second view of a page. */
const inTurn = ALL.slice(0, PAGE_VIEWS.length).filter((_, index) => index % 2 === 0);
const VIEWS = acceptedBlock ? viewsOf(acceptedBlock) : size(inTurn, ALL);

/** "npm test" compares all layouts, but only some phone pictures, because one as wide as a desktop takes a second. */
function schemesOf({ schemes, screen }: View, index: number): View['schemes'] {
  return size(screen.name === 'phone' ? schemes.slice(index % 2, (index % 2) + 1) : [], schemes);
}

it('what differs between two pictures is found, and nothing between one and itself', async () => {
  const view = PAGE_VIEWS.find(view => nameOf(view) === 'contact, phone') as View;
  await show(page, here.site.url + view.route, view, 'light');
  const before = await shoot(page);
  const button = await page.locator('.contact__button').evaluate(button => {
    button.style.background = 'crimson';
    const { left, top, width, height } = button.getBoundingClientRect();
    return { left, top: top + scrollY, width, height };
  });
  const after = await shoot(page);
  const desk = await openStudio(here.browser);
  expect(await differenceOf(desk, before, before, [])).toBeUndefined();
  const difference = await differenceOf(desk, before, after, await placesOn(page));
  expect(difference?.parts.map(part => part.place.name)).toEqual(['contact']);
  expect(difference?.pixels).toBeGreaterThan((button.width * button.height) / 2);
  for (const side of ['left', 'top', 'width', 'height'] as const)
    expect(Math.abs((difference?.box[side] ?? 0) - button[side])).toBeLessThan(4);
  await desk.context().close();
});

it('the commit that accepted is not guessed at where the history is cut off', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-accepted-'));
  const [whole, cut] = [join(folder, 'whole'), join(folder, 'cut')];
  const run = (...args: string[]) => expect(runGit(folder, args).status).toBe(0);
  run('init', whole);
  writeFileSync(join(whole, 'pictures.json'), '{}');
  run('-C', whole, 'add', '.');
  run('-C', whole, 'commit', '-m', 'Accept');
  run('-C', whole, 'commit', '--allow-empty', '-m', 'Change something');
  run('clone', '--depth', '1', pathToFileURL(whole).href, cut);
  expect(acceptedCommit(whole, 'pictures.json')).toEqual({ commit: commitOf(whole, 'HEAD^') });
  expect(acceptedCommit(cut, 'pictures.json')).toEqual({ missing: expect.stringContaining('cut off') });
  expect(acceptedCommit(whole, 'none.json')).toEqual({ missing: expect.stringContaining('no commit') });
  rmSync(folder, { recursive: true, force: true });
});

it('a block is new while neither its layout nor a picture of it is accepted', () => {
  const layouts = ['cards.txt: example 1, phone', 'price-table-small.txt: example 1, phone'];
  const pictures = ['cards, example 1, phone, dark', 'faq, example 1, phone, dark'];
  expect(withoutLook(['cards', 'faq', 'price-table'], layouts, pictures)).toEqual(['price-table']);
});

it('the pictures of one block are forgotten without those of another', () => {
  const list = { browser: '1', calibration: 'a', pictures: { 'faq, example 1, phone, dark': 'x' } };
  const more = { ...list.pictures, 'faq-short, example 1, phone, dark': 'y', 'blog, phone, dark': 'z' };
  expect(listWithout('faq', { ...list, pictures: more }).pictures).toEqual({
    'faq-short, example 1, phone, dark': 'y',
    'blog, phone, dark': 'z',
  });
});

describe('as accepted', () => {
  it.each(VIEWS)('$name', async ({ view, index }) => {
    const url = (view.from === 'site' ? here.site.url : gallery.url) + view.route;
    const [first = 'light', ...others] = schemesOf(view, index);
    await show(page, url, view, first);
    const layout = await layoutOf(page, first, view.paper);
    expect(layout.split('\n').length).toBeGreaterThan(1);
    const wrong: (string | undefined)[] = [];
    if (schemesOf(view, index).length > 0 && !judge.idle) {
      const places = await placesOn(page);
      for (const scheme of [first, ...others]) {
        if (scheme !== first) await repaint(page, scheme);
        wrong.push(await judge.judge({ view, scheme, picture: await shoot(page), places }));
      }
    }
    await expectLayout(here.browser, view, layout);
    expect(wrong.filter(Boolean).join('\n\n')).toBe('');
  });

  it.skipIf(isAccepting)('is all that there is, and all of it is there', () => {
    const all = ALL.filter(({ view }) => !isNew(view));
    const layouts = all.map(({ view }) => `${view.file.replace(/^.*\//, '')}: ${view.section}`);
    expect([...acceptedViews('layout/pages'), ...acceptedViews('layout/blocks')].sort()).toEqual(
      layouts.sort(),
    );
    const pictures = all.flatMap(({ view }) => view.schemes.map(scheme => nameOf(view, scheme)));
    expect(Object.keys(readList().pictures).sort()).toEqual(pictures.sort());
    expect(pictures.length).toBeGreaterThan(400);
  });
});
