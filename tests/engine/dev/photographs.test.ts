// Photographs while somebody works on the site: there as soon as they are dropped in, and in nobody's way while they are made.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { makeVariants } from '../../../src/pictures/make.ts';
import { readVariantName, type Variant } from '../../../src/pictures/variant.ts';
import { reopenPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { markDocument } from '../../support/browser/visitor.ts';
import { openInDev } from '../../support/dev/news.ts';
import { withDevServer } from '../../support/dev/with-dev-server.ts';
import { photograph } from '../../support/documents/photographs.ts';
import { hero, pageWith } from '../../support/documents/small-site.ts';

const here = withBrowser();
const dev = withDevServer();
let page: Page;

const SMALL = { width: 400, height: 300 };
const image = { src: '/images/dropped.jpg', alt: 'Hills behind a house' };
const shown = { type: 'media-text', heading: 'Look', text: 'At this.', image };

const drop = async (name: string, picture: Promise<Buffer>) =>
  writeFileSync(join(dev.project.folder, 'pages/_public/images', name), await picture);
const save = (...blocks: object[]) =>
  dev.project.write(
    'pages/dropped.json',
    JSON.stringify(pageWith({ title: 'Dropped in', blocks: [hero, ...blocks] })),
  );

const picture = () => page.locator('main picture img');
/** The address of the file that is on the screen. */
const seen = () =>
  picture().evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return new URL(image.currentSrc).pathname;
  });
const ask = (path: string, method = 'GET') => fetch(dev.server.url + path, { method });

beforeAll(() => save());

beforeEach(async () => {
  ({ page } = await reopenPage(here.browser));
});

it('one that is dropped in and put on a page is shown at once, and so is another in its place', async () => {
  await openInDev(page, `${dev.server.url}/dropped`);
  const isMarked = await markDocument(page);
  await drop('dropped.jpg', photograph({ ...SMALL, seed: 1 }));
  save(shown);
  await picture().waitFor();
  const first = await seen();
  expect((await ask(first)).headers.get('content-type')).toBe('image/webp');
  await drop('dropped.jpg', photograph({ ...SMALL, seed: 2 }));
  await expect.poll(seen).not.toBe(first);
  expect(readVariantName(await seen())?.stem).toBe('/images/dropped');
  expect(await isMarked()).toBe(true);
});

it('each file has the width that its name says, and the shape where the name says one', async () => {
  await openInDev(page, `${dev.server.url}/dropped`);
  const { stem, hash } = readVariantName(await seen()) as Variant;
  for (const [name, width, height] of [
    ['320.avif', 320, 240],
    ['400.jpg', 400, 300],
    ['300x200.jpg', 300, 200],
    ['x100y50w200h100-200.webp', 200, 100],
  ] as const) {
    const answer = await ask(`${stem}-${hash}-${name}`);
    const found = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ name, width: found.width, height: found.height }).toEqual({ name, width, height });
  }
});

it('a file that is of no photograph, or of one as it was, is not there', async () => {
  await openInDev(page, `${dev.server.url}/dropped`);
  const { stem, hash } = readVariantName(await seen()) as Variant;
  const names = [`${stem}-0123456789-320.avif`, `/images/none-${hash}-320.avif`, `${stem}-${hash}-320.gif`];
  for (const name of names) expect([name, (await ask(name)).status]).toEqual([name, 404]);
  expect((await ask(`${stem}-${hash}-320.avif`, 'HEAD')).status).toBe(200);
});

it('what a build has finished is what is shown', async () => {
  await openInDev(page, `${dev.server.url}/dropped`);
  const name = await seen();
  const variant = { ...(readVariantName(name) as Variant), format: 'avif' as const };
  await makeVariants(dev.project.folder, [variant], ['images/dropped.jpg']);
  const answer = await ask(name.replace(/\.\w+$/, '.avif'));
  expect(answer.headers.get('content-type')).toBe('image/avif');
  const { compression } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect(compression).toBe('av1');
});

it('pages are answered while pictures are made', async () => {
  await drop('large.jpg', photograph({ width: 2000, height: 1500, seed: 3 }));
  save({ ...shown, image: { ...image, src: '/images/large.jpg' } });
  const html = await ask('/dropped').then(answer => answer.text());
  const names = html.match(/\/images\/large-[0-9a-f]{10}-\d+\.\w+/g) ?? [];
  expect(names.length).toBeGreaterThan(8);
  let made = 0;
  const asked = names.map(name =>
    ask(name).then(({ status }) => {
      expect(status).toBe(200);
      made += 1;
    }),
  );
  expect((await ask('/dropped')).status).toBe(200);
  expect(made).toBeLessThan(names.length / 2);
  await Promise.all(asked);
});
