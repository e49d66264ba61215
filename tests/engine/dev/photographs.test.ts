// Photographs while somebody edits: shown as soon as the file is there, without holding anybody up while they are made.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { readVariantName, type Variant } from '../../../src/document/pictures/variant.ts';
import { makeVariants } from '../../../src/draw/pictures/make.ts';
import { reopenPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { markDocument } from '../../support/browser/visitor.ts';
import { openInDev } from '../../support/dev/news.ts';
import { withDevServer } from '../../support/dev/with-dev-server.ts';
import { photograph } from '../../support/documents/photographs/photographs.ts';
import { hero, pageWith } from '../../support/documents/sites/small-site.ts';

const here = withBrowser();
const dev = withDevServer();

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

const VARIANT = /\/images\/[a-z]+-[0-9a-f]{10}-\d+\.\w+/g;
/** Lists the addresses of the photograph's files on the page. */
const named = async () => (await (await ask('/dropped')).text()).match(VARIANT) ?? [];
const ask = (path: string, method = 'GET') => fetch(dev.server.url + path, { method });

beforeAll(() => save());

it('one that is dropped in and put on a page is shown at once, and so is another in its place', async () => {
  const { page } = await reopenPage(here.browser);
  const picture = page.locator('main picture img');
  const seen = () =>
    picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return new URL(image.currentSrc).pathname;
    });
  await openInDev(page, `${dev.server.url}/dropped`);
  const isMarked = await markDocument(page);
  await drop('dropped.jpg', photograph({ ...SMALL, seed: 1 }));
  save(shown);
  await picture.waitFor();
  const first = await seen();
  expect((await ask(first)).headers.get('content-type')).toBe('image/webp');
  await drop('dropped.jpg', photograph({ ...SMALL, seed: 2 }));
  await expect.poll(seen).not.toBe(first);
  expect(readVariantName(await seen())?.stem).toBe('/images/dropped');
  expect(await isMarked()).toBe(true);
});

it('each file has the width that its name says, and the shape where the name says one', async () => {
  const [name = ''] = await named();
  const { stem, hash } = readVariantName(name) as Variant;
  for (const [file, width, height] of [
    ['320.avif', 320, 240],
    ['400.jpg', 400, 300],
    ['300x200.jpg', 300, 200],
    ['x100y50w200h100-200.webp', 200, 100],
  ] as const) {
    const answer = await ask(`${stem}-${hash}-${file}`);
    const found = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ file, width: found.width, height: found.height }).toEqual({ file, width, height });
  }
});

it('a file that is of no photograph, or of one as it was, is not there', async () => {
  const [name = ''] = await named();
  const { stem, hash } = readVariantName(name) as Variant;
  const names = [`${stem}-0123456789-320.avif`, `/images/none-${hash}-320.avif`, `${stem}-${hash}-320.gif`];
  for (const wrong of names) expect([wrong, (await ask(wrong)).status]).toEqual([wrong, 404]);
  expect((await ask(`${stem}-${hash}-320.avif`, 'HEAD')).status).toBe(200);
});

it('what a build has finished is what is shown', async () => {
  const [name = ''] = await named();
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
  const names = (await named()).filter(name => name.startsWith('/images/large-'));
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
