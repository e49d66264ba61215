// A click on a word finds the field that says it. A second drawing, in which each field has left a sign of its own, tells which field
// that is.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clock } from '../../../src/base/clock.ts';
import type { Clicked } from '../../../src/composer/app/frame/field-at.ts';
import type { PageLeaves } from '../../../src/composer/form/leaves.ts';
import { leavesOf } from '../../../src/composer/server/look.ts';
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
import { type Marked, marked, type Place } from '../../support/composer/marked.ts';
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
  { name: 'the first site', content: engine, built: SITE, some: ['/', '/pricing'] },
];

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

  describe.each([390, 1280])('at %i px', width => {
    const judged: Judged[] = [];
    // The sample takes the widths in turn.
    const shown = routes.filter((_, index) => isFull || (index % 2 === 0) === (width === 390));

    it.each(shown)('a click on a word finds the field that says it, on %s', async route => {
      const { page } = await reopenPage(here.browser, {
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      const drawn = drawing(route, library);
      await show(page, `${here.site.url}/_drawn`, documentOf(drawn, styles));
      const clicks = await clicksOn(page, inFrame, drawn.leaves, documentOf(drawing(route, signs.library)));
      const onPage = clicks.flatMap(click => judge(click, signs));
      judged.push(...onPage);
      expect(wrongOf(onPage.filter(({ isInBlock }) => isInBlock))).toEqual([]);
    });

    it('hardly a click beside the blocks leads elsewhere', () => {
      expect(judged.filter(({ isInBlock }) => isInBlock).length).toBeGreaterThan(20 * shown.length);
      expect(wrongOf(judged).length, wrongOf(judged).join('\n')).toBeLessThan(judged.length / 100);
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

  it('words of the engine lead to their block, even if an item beside them says the same', async () => {
    const { page } = await reopenPage(here.browser);
    const items = ['One', 'Two'].map(
      title => `<li><h3>${title}</h3><p>About ${title}</p><a href="/">More</a></li>`,
    );
    const drawn = {
      header: '',
      main: `<section class="block cards">${items.join('')}</section>`,
      footer: '',
    };
    await show(page, `${here.site.url}/_drawn`, documentOf(drawn));
    const block = { document: '/', path: ['blocks', 0] };
    const leaf = (text: string, ...path: (string | number)[]) => ({
      text,
      document: '/',
      path: [...block.path, ...path],
    });
    const said = ['One', 'Two'].flatMap((title, index) => [
      leaf(title, 'items', index, 'title'),
      leaf(`About ${title}`, 'items', index, 'text'),
    ]);
    said.push(leaf('More', 'items', 1, 'more'));
    const blocks = [{ ...block, type: 'cards', isHidden: false, isDrawn: true, leaves: said }];
    const leaves = { document: '/', blocks, beside: [], header: [], footer: [] };
    const clicks = await clicksOn(page, inFrame, leaves, documentOf(drawn));
    expect(clicks.map(({ clicked }) => clicked?.path.slice(2).join(' '))).toEqual([
      'items 0 title',
      'items 0 text',
      '',
      'items 1 title',
      'items 1 text',
      'items 1 more',
    ]);
  });

  it('a block of which nothing is shown does not shift the others', async () => {
    const { page } = await reopenPage(here.browser);
    const main = '<section class="block prose"><p>Words</p></section>';
    await show(page, `${here.site.url}/_drawn`, documentOf({ header: '', main, footer: '' }));
    const blocks = ['team', 'prose'].map((type, index) => {
      const place = { document: '/', path: ['blocks', index] };
      return { ...place, type, isHidden: false, isDrawn: true, leaves: [{ ...place, text: 'Words' }] };
    });
    const leaves = { document: '/', blocks, beside: [], header: [], footer: [] };
    const [click] = await clicksOn(page, inFrame, leaves, documentOf({ header: '', main, footer: '' }));
    expect(click?.clicked).toMatchObject({ block: 1, path: ['blocks', 1] });
  });

  function mainOf(example: AuthoredBlock): string {
    const document = { title: 'An example', description: 'x'.repeat(60), blocks: [example] };
    const file = { route: '/example', file: 'pages/example.json', document, problems: [] };
    return server.renderMain(resolve({ kind: 'page', ...file }, library).page, resolveSite(library).words);
  }

  type Drawing = { header: string; main: string; footer: string; leaves: PageLeaves };

  function drawing(route: string, from: Library): Drawing {
    const file = from.page(route);
    if (!file) throw new Error(`There is no page ${route}.`);
    const { page } = resolve(file, from);
    const site = resolveSite(from);
    const { header, footer } = server.shellOf(site, route, { look: from.look().look, styles });
    return {
      header,
      footer,
      main: server.renderMain(page, site.words),
      leaves: leavesOf(file, from, { page, site }),
    };
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

type InFrame = { composer: typeof import('../../support/composer/in-frame.ts') };
type Click = { shown: string; marked: string; isPicture: boolean; isInBlock: boolean; clicked?: Clicked };
type Judged = { isInBlock: boolean; wrong?: string };

/** Clicks on each text and picture that can be seen, with all questions open. */
async function clicksOn(page: Page, code: string, leaves: PageLeaves, other: string): Promise<Click[]> {
  await page.evaluate(`${code};globalThis.composer = composer;`);
  return page.evaluate(
    ({ leaves, other }) => {
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
      return drawn.flatMap((node, index) => {
        const twin = twins[index];
        const [box] = composer.boxesOf(node);
        if (!box || !twin || !composer.isSeen(node)) return [];
        const isPicture = composer.isPicture(node);
        // Words may stand on the middle of a picture.
        const into = isPicture ? { x: 3, y: 3 } : { x: box.width / 2, y: box.height / 2 };
        const pointed = composer.pointedAt(document, { x: box.left + into.x, y: box.top + into.y });
        const clicked = pointed && composer.fieldOf(document, pointed, leaves);
        const words = (one: typeof node) => (composer.isPicture(one) ? one.alt : one.data);
        const isInBlock = node.parentElement?.closest('main .block') !== null;
        return [{ shown: words(node), marked: words(twin), clicked, isPicture, isInBlock }];
      });
    },
    { leaves, other },
  );
}

/** Leaves out words of the engine and values: no field of the other drawing has left a sign there. */
function judge({ shown, marked, clicked, isPicture, isInBlock }: Click, { placesIn }: Marked): Judged[] {
  const right = placesIn(marked).map(place => said(isPicture ? pictureOf(place) : place));
  if (right.length === 0) return [];
  if (right.includes(said(clicked))) return [{ isInBlock }];
  return [{ isInBlock, wrong: `"${shown}" leads to ${said(clicked)} instead of ${right.join(' or ')}` }];
}

function wrongOf(judged: Judged[]): string[] {
  return judged.flatMap(({ wrong }) => wrong ?? []);
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
