// A click on a word finds the field that says it. A drawing of the whole site, in which each field has left a sign of its own, tells which
// field that is.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clock } from '../../../src/base/dates/clock.ts';
import { say } from '../../../src/base/languages/say.ts';
import type { Clicked } from '../../../src/composer/frame/field-at.ts';
import type { PageLook } from '../../../src/composer/model/asks.ts';
import { blocksOn } from '../../../src/composer/server/on-page/blocks-on-page.ts';
import { fieldsOn } from '../../../src/composer/server/on-page/fields-on-page.ts';
import type { Model } from '../../../src/composer/server/on-page/marked-page.ts';
import type { AuthoredBlock } from '../../../src/document/problem/document.ts';
import type { Server } from '../../../src/draw/html/render-safely.ts';
import { loadStyles, type StyleSheets } from '../../../src/draw/html/styles.ts';
import { resolve, resolveSite } from '../../../src/draw/resolve/resolve.ts';
import { bundle, notBundled } from '../../../src/publish/bundle/bundle.mjs';
import { serveSite } from '../../../src/publish/preview-server.ts';
import { openLibrary } from '../../../src/site/library/library.ts';
import type { Library } from '../../../src/site/types.ts';
import { reopenPage } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { allSaying } from '../../support/composer/alike.ts';
import { type Marked, marked, type Place, type Unmarked } from '../../support/composer/marked.ts';
import { KEY_ROUTES } from '../../support/site/pages.ts';
import { DAY, SECOND_CONTENT, SECOND_SITE, SITE } from '../../support/site/site.ts';
import { isFull, size } from '../../support/size.ts';

const engine = process.cwd();
const kept = mkdtempSync(join(tmpdir(), 'ashlar-field-at-'));
afterAll(() => rmSync(kept, { recursive: true, force: true }));

/** Compiles what a page needs, and gives the file. */
async function compiled(site: string, input: string, platform: 'node' | 'browser'): Promise<string> {
  const folder = join(kept, `${site}-${platform}`.replace(/\W/g, '-'));
  const output = platform === 'browser' ? { format: 'iife' as const, name: 'composer' } : {};
  const plugins = [notBundled(engine, ['lightningcss'], false)];
  await bundle({ engine, site }, folder, [{ input: { code: input }, platform, output, plugins }], true);
  return join(folder, 'code.js');
}

const SITES = [
  { name: 'the second site', content: join(engine, SECOND_CONTENT), built: SECOND_SITE, some: KEY_ROUTES },
  { name: 'the first site', content: engine, built: SITE, some: ['/', '/pricing', '/blog'] },
];
const WIDTHS = [390, 820, 1280];

describe.each(SITES)('on $name', ({ content, built, some }) => {
  const here = inBrowser(() => serveSite(built));
  const library = openLibrary(content, engine, clock(DAY));
  const signs = marked(library);
  const styles = loadStyles({ engine, site: content }, library.look().look);
  const routes = size(some, library.routes());
  let server: Server;
  let inFrame: string;

  beforeAll(async () => {
    server = await import(pathToFileURL(await compiled(content, 'src/draw/html/render.ts', 'node')).href);
    inFrame = readFileSync(await compiled(content, 'tests/support/composer/in-frame.ts', 'browser'), 'utf8');
  });

  describe.each(WIDTHS)('at %i px', width => {
    // The sample takes the widths in turn.
    const shown = routes.filter((_, index) => isFull || WIDTHS[index % WIDTHS.length] === width);

    it.for(shown)('a click on a word finds the field that says it, on %s', async route => {
      const { page } = await reopenPage(here.browser, {
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      const drawn = drawing(route, library);
      await show(page, `${here.site.url}/_drawn`, documentOf(drawn, styles));
      const clicks = await clicksOn(page, inFrame, drawn.look, documentOf(drawing(route, signs.library)));
      expect(clicks.length).toBeGreaterThan(20);
      expect(clicks.flatMap(click => judge(click, signs))).toEqual([]);
    });
  });

  it('each example of a block is drawn with one root, by which a click finds the block', async () => {
    const { page } = await reopenPage(here.browser);
    const examples = library.types.flatMap(type =>
      library.examples(type).map((example, index) => ({ name: `${type} ${index + 1}`, example })),
    );
    const mains = examples.map(({ example }) => mainOf(example as AuthoredBlock));
    const counts = await rootsOf(page, inFrame, mains);
    const rootless = examples.flatMap(({ name, example }, index) =>
      counts[index] === ((example as AuthoredBlock).hidden ? 0 : 1) ? [] : [`${name}: ${counts[index]}`],
    );
    expect(rootless).toEqual([]);
  });

  it.each(size(['/'], some))('where all words are alike, each finds its own field, on %s', async route => {
    const { page } = await reopenPage(here.browser);
    const alike = allSaying(say(resolveSite(library).words, 'learnMore'), library);
    const signs = marked(alike);
    const drawn = drawing(route, alike);
    await show(page, `${here.site.url}/_drawn`, documentOf(drawn));
    const clicks = await clicksOn(page, inFrame, drawn.look, documentOf(drawing(route, signs.library)));
    expect(clicks.flatMap(click => judge(click, signs))).toEqual([]);
  });

  it('a block of which nothing is shown does not shift the others', async () => {
    const { page } = await reopenPage(here.browser);
    const main = '<section class="block prose"><p>Words</p></section>';
    await show(page, `${here.site.url}/_drawn`, documentOf({ header: '', main, footer: '' }));
    const blocks = ['team', 'prose'].map((type, index) => ({
      ...{ document: '/', path: ['blocks', index] },
      ...{ type, isHidden: false, isDrawn: true },
    }));
    const look = { route: '/', blocks, fields: [[]] };
    const [click] = await clicksOn(page, inFrame, look, documentOf({ header: '', main, footer: '' }));
    expect(click?.clicked).toMatchObject({ block: 1, path: ['blocks', 1] });
  });

  function mainOf(example: AuthoredBlock): string {
    const document = { title: 'An example', description: 'x'.repeat(60), blocks: [example] };
    const file = { route: '/example', file: 'pages/example.json', document, problems: [] };
    return server.renderMain(resolve({ kind: 'page', ...file }, library).page, resolveSite(library).words);
  }

  type Drawing = { header: string; main: string; footer: string; look: Look };

  function drawing(route: string, from: Library): Drawing {
    const file = from.page(route);
    if (!file) throw new Error(`There is no page ${route}.`);
    const model = { page: resolve(file, from).page, site: resolveSite(from) };
    const drawOther = ({ page, site }: Model) => ({
      ...server.shellOf(site, route, { look: from.look().look, styles }),
      main: server.renderMain(page, site.words),
    });
    const parts = drawOther(model);
    const fields = fieldsOn(file, from, { ...model, parts, drawOther });
    return { ...parts, look: { route, blocks: blocksOn(file, from, model.page), fields } };
  }
});

function documentOf(
  { header, main, footer }: { header: string; main: string; footer: string },
  styles: StyleSheets = new Map(),
) {
  const css = [...styles.values()].map(sheet => sheet.css).join('');
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Drawn</title>
<style>${css}</style>${header}<main id="main">${main}</main>${footer}</html>`;
}

/** Uses an address of the site, so that its pictures and typefaces load. */
async function show(page: Page, address: string, body: string): Promise<void> {
  await page.route(address, route => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto(address);
  await page.unroute(address);
}

type Look = Pick<PageLook, 'route' | 'blocks' | 'fields'>;
type InFrame = { composer: typeof import('../../support/composer/in-frame.ts') };
/** "pages" are the page itself, and the one that a card around the words leads to. */
type Click = { shown: string; marked: string; isPicture: boolean; pages: string[]; clicked?: Clicked };

/** Clicks on each text and picture that can be seen, with all questions open. */
async function clicksOn(page: Page, code: string, look: Look, other: string): Promise<Click[]> {
  await page.evaluate(`${code};globalThis.composer = composer;`);
  return page.evaluate(
    ({ look, other }) => {
      const { composer } = globalThis as unknown as InFrame;
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
        details.removeAttribute('name');
        details.open = true;
      }
      const twin = new DOMParser().parseFromString(other, 'text/html');
      for (const hidden of twin.querySelectorAll('noscript')) hidden.remove();
      // Links with the same words get other words for screen readers. With signs in them, no words are the same.
      const isShown = (node: Node) => node.parentElement?.closest('.unseen') === null;
      const twins = composer.drawnIn(twin.body).filter(isShown);
      const drawn = composer.drawnIn(document.body).filter(isShown);
      if (twins.length !== drawn.length)
        throw new Error(`${drawn.length} texts are ${twins.length} in the other drawing.`);
      const shown = composer.framedPage(document, look);
      return drawn.flatMap((node, index) => {
        const twin = twins[index];
        const [box] = composer.boxesOf(node);
        if (!box || !twin || !composer.isSeen(node)) return [];
        const isPicture = composer.isPicture(node);
        // Words may stand on the middle of a picture.
        const into = isPicture ? { x: 3, y: 3 } : { x: box.width / 2, y: box.height / 2 };
        // A long word may be divided, so that it can be broken.
        const words = (one: typeof node) => {
          if (composer.isPicture(one)) return one.alt || (one.getAttribute('src') ?? '').replace(/#.*/, '');
          const isDivided = one.parentElement?.querySelector(':scope > wbr');
          return (isDivided && one.parentElement?.textContent) || one.data;
        };
        const card = node.parentElement?.closest('.covered')?.querySelector('a');
        const pages = [look.route, card?.getAttribute('href') ?? look.route];
        const clickAt = (x: number, marked: string) => {
          const pointed = composer.pointedAt(document, { x, y: box.top + into.y });
          const clicked = pointed && composer.clickedAt(pointed, shown);
          return { shown: words(node), marked, clicked, isPicture, pages };
        };
        const marks = isPicture ? [] : (words(twin).match(/[\u{f0000}-\u{ffffd}]/gu) ?? []);
        const [first = '', last = ''] = [marks[0], marks.at(-1)];
        if (first === last || composer.boxesOf(node).length > 1)
          return [clickAt(box.left + into.x, words(twin))];
        // The text is made of several fields.
        return [clickAt(box.left + 2, first), clickAt(box.right - 2, last)];
      });
    },
    { look, other },
  );
}

/** What is wrong with a click. Words that no field has marked are those of the engine, and mean the block. */
function judge({ shown, marked, clicked, isPicture, pages }: Click, signs: Marked): string[] {
  const places = signs.placesIn(marked);
  // A category may stand beside marked words.
  const isSaid = ({ place: { path }, words }: Unmarked) =>
    places.length === 0 ? words === shown : path.at(-1) === 'category' && shown.includes(words);
  const isHere = ({ place: { document } }: Unmarked) => pages.includes(document) || document.startsWith('_');
  const unmarked = signs.unmarked.filter(one => isHere(one) && isSaid(one)).map(({ place }) => place);
  // Parts of a block may show one picture, each with words of its own for what it shows of it.
  const isOfPart = ({ place: { document, path }, words }: Unmarked) =>
    isPicture &&
    words.startsWith('/') &&
    places.some(one => one.document === document && one.path[1] === path[1]);
  const whole = signs.unmarked.filter(isOfPart).map(({ place }) => place);
  const right = [...places, ...unmarked, ...whole].map(place => said(isPicture ? pictureOf(place) : place));
  const isField = clicked?.letter !== undefined || isPicture;
  if (right.length === 0 ? !isField : right.includes(said(clicked))) return [];
  return [`"${shown}" leads to ${said(clicked)} instead of ${right.join(' or ') || 'its block'}`];
}

async function rootsOf(page: Page, code: string, mains: string[]): Promise<number[]> {
  await page.evaluate(`${code};globalThis.composer = composer;`);
  return page.evaluate(mains => {
    const { composer } = globalThis as unknown as InFrame;
    return mains.map(
      main => composer.rootsIn(new DOMParser().parseFromString(main, 'text/html').body).length,
    );
  }, mains);
}

function pictureOf({ document, path }: Place): Place {
  return { document, path: path.slice(0, -1) };
}

function said(place?: Place): string {
  return place ? [place.document, ...place.path].join(' ') : 'nothing';
}
