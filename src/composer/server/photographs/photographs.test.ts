// What becomes of photographs that somebody sends: what they have to be, where they wait, how they get into the site with their words,
// and what undoing leaves.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { copyOf, JO } from '../../../../tests/support/composer/copy.ts';
import { ODD_FILES, png } from '../../../../tests/support/documents/nasty/odd-files.ts';
import {
  EVERYTHING,
  SECRETS,
  withMetadata,
} from '../../../../tests/support/documents/photographs/photograph-metadata.ts';
import {
  hero,
  pageWith,
  siteDocument,
  temporarySite,
} from '../../../../tests/support/documents/sites/small-site.ts';
import { keptPlace } from '../../../base/kept-place.mjs';
import { HEAVIEST } from '../../../document/pictures/files/trouble.ts';
import type { Source } from '../../../document/problem/document.ts';
import { versionOf } from '../../../site/library/find-document.ts';
import type { AskRefusal, Asks } from '../../model/asks.ts';
import { addressOfPart, LARGEST_PHOTOGRAPH } from '../../model/photographs.ts';
import { answerTo } from '../asks.ts';
import type { ShownCopy } from '../copy.ts';
import { RefusedAsk } from '../sentences/refused-ask.ts';
import { takeIn } from './arrive.ts';
import { isThereStill, partIn, pathOfWaiting, tidyWaiting } from './waiting.ts';

const PAGE = 'pages/page.json';
const PUBLIC = 'pages/_public';

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const made = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white', noise } });
const jpeg = await made(320, 200).jpeg().toBuffer();
const other = await made(200, 320).jpeg().toBuffer();

let root: string;
let copy: ShownCopy;
let ids = 0;

beforeEach(() => {
  root = temporarySite({
    'pages/index.json': pageWith({ title: 'Home of oak' }),
    [PAGE]: pageWith({ title: 'A page to check', blocks: [hero] }),
    'pages/_site.json': siteDocument(),
  });
  copy = copyOf(root);
});

const send = (name: string, content: Buffer | string, language = 'en') =>
  takeIn(copy, name, async path => writeFileSync(path, content), language);

async function refused(name: string, content: Buffer | string, language?: string): Promise<string> {
  return send(name, content, language).then(
    ({ src }) => `taken: ${src}`,
    error => (error instanceof RefusedAsk ? error.message : `thrown: ${error}`),
  );
}

const pixelsOf = (picture: Buffer) => sharp(picture).rotate().raw().toBuffer();
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const imageOn = (file: string) => JSON.parse(textOf(file)).blocks[0].image;
const picturesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : [];
/** What the small site has not brought along. */
const inSite = () =>
  picturesIn(join(root, PUBLIC, 'images')).filter(name => !['chart.svg', 'social.png'].includes(name));
const waiting = () =>
  picturesIn(dirname(pathOfWaiting(root, '/images/waiting/x'))).filter(name => name.includes('/'));

async function use(image: object | string, path: (string | number)[] = ['blocks', 0, 'image'], id = '') {
  ids += 1;
  const step = { document: '/page', version: versionOf(textOf(PAGE)), path, do: 'set', value: image };
  const input = { id: id || `use ${ids}`, steps: [step] };
  const { status, told } = await answerTo(copy, JO, { ask: 'change', input });
  return { status, ...(told as Partial<Asks['change']['told']> & Partial<AskRefusal>) };
}
const undo = () => answerTo(copy, JO, { ask: 'undo', input: {} });

it('the door receives what the check lets pass for its weight, and no more', () => {
  expect(LARGEST_PHOTOGRAPH).toBe(HEAVIEST);
});

describe('what is refused', () => {
  const half = jpeg.subarray(0, Math.floor(jpeg.length * 0.6));
  it.each<[string, Buffer | string, string]>([
    [
      'IMG_2031.HEIC',
      ODD_FILES.heic,
      'is a HEIC picture as iPhones take them, which browsers cannot show. Save it as JPEG, and choose that one.',
    ],
    [
      'team.jpg',
      ODD_FILES.heic,
      'is a HEIC picture as iPhones take them, which browsers cannot show. Save it as JPEG, and choose that one.',
    ],
    [
      'moving.gif',
      ODD_FILES.gif,
      'is a GIF, which is heavy and has few colours. Save it as PNG or WebP, and choose that one.',
    ],
    [
      'scan.tiff',
      ODD_FILES.tiff,
      'is a TIFF, which browsers cannot show. Save it as JPEG, PNG or WebP, and choose that one.',
    ],
    [
      'scan.nef',
      ODD_FILES.tiff,
      'is a raw picture as it comes from a camera, which browsers cannot show. Save it as JPEG, and choose that one.',
    ],
    [
      'poster.psd',
      ODD_FILES.psd,
      'is a Photoshop document, which browsers cannot show. Save it as JPEG, PNG or WebP, and choose that one.',
    ],
    [
      'plan.jpg',
      ODD_FILES.pdf,
      'is a PDF, not a picture. Link to it instead, or save the page that is to be shown as PNG.',
    ],
    [
      'film.jpg',
      ODD_FILES.film,
      'is a film, not a picture. Save one moment of it as JPEG, and choose that one.',
    ],
    [
      'page.jpg',
      ODD_FILES.web,
      'is a web page, not a picture, whatever its name says. Save the picture itself, and choose that one.',
    ],
    ['letter.jpg', ODD_FILES.text, 'holds text, not a picture, whatever its name says. Choose a picture.'],
    [
      'all.jpg',
      ODD_FILES.packed,
      'is a packed file, not a picture. Unpack it, and choose the picture that was in it.',
    ],
    ['empty.jpg', ODD_FILES.nothing, 'is an empty file. Choose it once more.'],
    [
      'noise.jpg',
      ODD_FILES.noise,
      'is not a picture that can be read, whatever its name says. Save the picture anew, as JPEG or PNG.',
    ],
    [
      'drawing.jpg',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'is a drawing (SVG), whatever its name says, and here only photographs are taken. Save it as PNG, or ask whoever keeps the folder of the site to put it there.',
    ],
    ['half.jpg', half, 'is cut off: its end is missing. Choose it once more.'],
    ['flat.png', png(400, 0), 'has no size that can be read. Save the picture anew.'],
    [
      'bomb.png',
      png(20_000, 20_000),
      'is 20,000 by 20,000 pixels: 400 megapixels, of at most 100. Save it smaller; 3000 pixels are enough for any place.',
    ],
    [
      'heavy.png',
      png(400, 300, { bytes: 25_000_000 }),
      'weighs 25 megabytes, far too much to keep in a project: everyone who copies it waits for that. Save it smaller.',
    ],
    [
      'dot.png',
      png(40, 30),
      'is 40 by 30 pixels, too small for any place on a page. Choose a larger one; 3000 pixels are enough for any place.',
    ],
    [
      'broken.png',
      png(400, 300),
      'cannot be read: the file is damaged. Choose it once more, or save it anew.',
    ],
    [
      '../../etc/\u202ehidden.jpg',
      ODD_FILES.text,
      'holds text, not a picture, whatever its name says. Choose a picture.',
    ],
  ])('%s is said to be what it is, and nothing of it is kept', async (name, content, says) => {
    const own = name.includes('hidden') ? '\ufffdhidden.jpg' : name;
    expect(await refused(name, content)).toBe(`“${own}” ${says}`);
    expect(waiting()).toEqual([]);
    expect(inSite()).toEqual([]);
  });

  it.each([
    ['dot.png', png(40, 30), /^„dot\.png“ hat 40 mal 30 Pixel und ist damit zu klein/],
    ['plan.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', /^„plan\.svg“ ist eine Zeichnung \(SVG\)/],
    [
      'IMG_2031.HEIC',
      ODD_FILES.heic,
      /^„IMG_2031\.HEIC“ ist ein HEIC-Foto vom iPhone, das Browser nicht zeigen. Speichern Sie es als JPEG, und wählen Sie dieses\.$/,
    ],
    ['half.jpg', half, /^„half\.jpg“ ist abgeschnitten: Das Ende fehlt\. Wählen Sie es noch einmal\.$/],
    [
      'bomb.png',
      png(20_000, 20_000),
      /^„bomb\.png“ hat 20\.000 mal 20\.000 Pixel, also 400 Megapixel; höchstens 100 sind möglich\./,
    ],
  ])('%s is refused in the language of the window', async (name, content, says) => {
    expect(await refused(name, content, 'de')).toMatch(says);
  });

  it('a photograph that breaks off is not kept', async () => {
    const cutOff = async (path: string) => {
      writeFileSync(path, jpeg.subarray(0, 100));
      throw new Error('cut');
    };
    const cut = takeIn(copy, 'a.jpg', cutOff, 'en');
    await expect(cut).rejects.toThrow('cut');
    expect(waiting()).toEqual([]);
  });
});

let number = 0;

function waitingAt(number: number, name: string): string {
  return `/images/waiting/00000000-0000-4000-8000-${String(number).padStart(12, '0')}-320x200/${name}`;
}

/** Waits as if it had been sent. Looking at what was sent starts a process, which takes a second. */
function waits(name: string, content: Buffer): string {
  number += 1;
  const src = waitingAt(number, name);
  mkdirSync(dirname(pathOfWaiting(root, src)), { recursive: true });
  writeFileSync(pathOfWaiting(root, src), content);
  return src;
}

describe('the part of a waiting photograph that an address asks for', () => {
  const src = waitingAt(1, 'a.jpg');
  it.each([
    ['all of it', src, undefined],
    ['a part of it', addressOfPart(src, '20 0 300 200'), { left: 20, top: 0, width: 300, height: 200 }],
    ['more than there is', addressOfPart(src, '21 0 300 200'), null],
    ['nothing', addressOfPart(src, '0 0 0 9'), null],
    ['no numbers', `${src}?0,0,9,x`, null],
    ['too many numbers', `${src}?0,0,9,9,9`, null],
    ['a part of a picture of the site', '/images/office.jpg?0,0,9,9', null],
  ])('may be %s', (_, address, part) => expect(partIn(address)).toEqual(part));
});

describe('a photograph', () => {
  it('that is sent waits outside the site, upright and under a name of the server', async () => {
    const turned = await made(320, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { src, ...size } = await send('..\\Team Photo (1).JPG', turned);
    expect(src).toMatch(/^\/images\/waiting\/[0-9a-f-]{36}-200x320\/team-photo-1\.jpg$/);
    const kept = readFileSync(pathOfWaiting(root, src));
    expect(size).toEqual({ width: 200, height: 320, bytes: kept.length });
    expect(await pixelsOf(kept)).toEqual(await pixelsOf(turned));
    expect(inSite()).toEqual([]);
  });

  it('comes in without what says where and by whom it was taken, and Undo and Redo change no byte of it', async () => {
    const phone = await withMetadata(jpeg, { ...EVERYTHING, orientation: 8 });
    const telling = Buffer.concat([phone, await withMetadata(other, EVERYTHING)]);
    const { src } = await send('office.jpg', telling);
    const kept = readFileSync(pathOfWaiting(root, src));
    expect(SECRETS.filter(secret => secret !== 'Exif\0\0' && kept.includes(secret))).toEqual([]);
    expect(await pixelsOf(kept)).toEqual(await pixelsOf(telling));
    await use({ src, alt: 'Two people at a desk' });
    const inFolder = () => readFileSync(join(root, PUBLIC, 'images/office.jpg'));
    expect(inFolder()).toEqual(kept);
    await undo();
    expect(inFolder()).toEqual(kept);
    expect(await answerTo(copy, JO, { ask: 'redo', input: {} })).toMatchObject({ status: 200 });
    expect(inFolder()).toEqual(kept);
  });

  it('is drawn where it waits, before anybody has said what it shows, and written nowhere', async () => {
    const texts: Source[][] = [];
    const drawing: ShownCopy = { ...copy, draw: async (_route, _day, with_) => void texts.push(with_ ?? []) };
    const src = waits('office.jpg', jpeg);
    const wait = (value: object, version = versionOf(textOf(PAGE))) => {
      const step = { document: '/page', version, path: ['blocks', 0, 'image'], do: 'set', value };
      return answerTo(drawing, JO, { ask: 'look', input: { route: '/page', photographs: [step] } });
    };
    const before = textOf(PAGE);
    const answer = await wait({ src, alt: '', focus: 'top' });
    expect(answer).toMatchObject({
      status: 200,
      told: { documents: { '/page': { version: versionOf(before) } } },
    });
    const [[drawn] = []] = texts;
    expect(drawn?.file).toBe(PAGE);
    expect(JSON.parse(drawn?.text ?? '').blocks[0].image).toEqual({ src, focus: 'top', decorative: true });
    expect(textOf(PAGE)).toBe(before);
    await use({ src: waits('other.jpg', other), alt: 'Somebody else was first' });
    await wait({ src, alt: '' }, versionOf(before));
    expect(texts[1]).toEqual([]);
    expect((await wait({ src: '/images/chart.svg', alt: '' })).status).toBe(200);
    expect(texts[2]).toEqual([]);
  });

  it('goes into the site with its words, in one step that Undo takes back, and Undo says what it leaves', async () => {
    const before = textOf(PAGE);
    const src = waits('office.jpg', jpeg);
    expect(await use({ src, alt: 'Two people at a desk' })).toMatchObject({
      status: 200,
      photographs: { [src]: '/images/office.jpg' },
    });
    expect(imageOn(PAGE)).toEqual({ src: '/images/office.jpg', alt: 'Two people at a desk' });
    expect(readFileSync(join(root, PUBLIC, 'images/office.jpg'))).toEqual(jpeg);
    const { told } = await undo();
    expect((told as { message: string }).message).toMatch(
      /^Taken back: .*\. The picture “office” stays among the pictures of the site, where no page shows it\.$/,
    );
    expect(textOf(PAGE)).toBe(before);
    expect(inSite()).toEqual(['office.jpg']);
    expect(await answerTo(copy, JO, { ask: 'redo', input: {} })).toMatchObject({ status: 200 });
    expect(imageOn(PAGE)).toMatchObject({ src: '/images/office.jpg' });
  });

  it('stays out, and waits on, if the check refuses its words', async () => {
    const before = textOf(PAGE);
    const src = waits('office.jpg', jpeg);
    const refusals = [
      { src },
      { src, alt: 'One.', decorative: true },
      { src, alt: 'A desk', crop: '0 0 900 900' },
    ];
    for (const image of refusals) expect(await use(image)).toMatchObject({ status: 422 });
    expect(textOf(PAGE)).toBe(before);
    expect(inSite()).toEqual([]);
    expect(isThereStill(root, src)).toBe(true);
  });

  it('is offered again with a way out of a mistake, while it waits', async () => {
    const src = waits('office.jpg', jpeg);
    const { ways = [] } = await use({ src, alt: 'A desk', focuss: 'top' });
    expect(ways.length).toBeGreaterThan(0);
    for (const { steps } of ways) expect(JSON.stringify(steps)).toContain(src);
  });

  it('writes over nothing: another one of the same name gets a number, and the very same one is not kept twice', async () => {
    for (const content of [jpeg, other, jpeg, other]) {
      expect(await use({ src: waits('office.jpg', content), alt: 'A desk' })).toMatchObject({ status: 200 });
      expect(readFileSync(join(root, PUBLIC, imageOn(PAGE).src))).toEqual(content);
    }
    expect(inSite()).toEqual(['office-2.jpg', 'office.jpg']);
  });

  it('is put there once, however often its change is asked for', async () => {
    const src = waits('office.jpg', jpeg);
    const first = await use({ src, alt: 'A desk' }, undefined, 'once');
    expect(await use({ src, alt: 'Another desk' }, undefined, 'once')).toMatchObject({
      versions: first.versions,
    });
    expect(imageOn(PAGE).alt).toBe('A desk');
    expect(inSite()).toEqual(['office.jpg']);
  });

  it('may be the name of a picture alone', async () => {
    expect(await use(waits('card.png', await made(1200, 630).png().toBuffer()), ['image'])).toMatchObject({
      status: 200,
    });
    expect(JSON.parse(textOf(PAGE)).image).toBe('/images/card.png');
  });

  it.each([
    [
      'has gone',
      '/images/waiting/00000000-0000-4000-8000-999999999999-320x200/gone.jpg',
      'This photograph is no longer kept. Choose it once more.',
    ],
    ['is named by a path', '/images/waiting/../../../../etc/passwd', 'is not the plain path of a picture'],
    ['never came', '/images/waiting/office.jpg', 'There is no picture'],
  ])('that %s is not used', async (_, src, says) => {
    expect(await use({ src, alt: 'A desk' })).toMatchObject({
      status: 422,
      message: expect.stringContaining(says),
    });
    expect(inSite()).toEqual([]);
  });

  it('goes nowhere but into the site: a link in the place of the folder is refused', async () => {
    const outside = join(root, 'outside');
    mkdirSync(outside);
    rmSync(join(root, PUBLIC, 'images'), { recursive: true });
    symlinkSync(outside, join(root, PUBLIC, 'images'));
    expect(await use({ src: waits('office.jpg', jpeg), alt: 'A desk' })).toMatchObject({ status: 409 });
    expect(readdirSync(outside)).toEqual([]);
  });
});

it('what has lost its photograph since is not done again, nor taken back, as the page would lack it', async () => {
  const src = '/images/office.jpg';
  await use({ src: waits('office.jpg', jpeg), alt: 'A desk' });
  await undo();
  const before = textOf(PAGE);
  rmSync(join(root, PUBLIC, src));
  copy.library().forget();
  const said = 'The picture “office” has been deleted since, so this stays as it is.';
  expect(await answerTo(copy, JO, { ask: 'redo', input: {} })).toMatchObject({
    status: 409,
    told: { message: said },
  });
  expect(textOf(PAGE)).toBe(before);
});

describe('what waits', () => {
  const DAY = 86_400_000;
  const since = (src: string, days: number) => {
    const at = new Date(Date.now() - days * DAY);
    utimesSync(dirname(pathOfWaiting(root, src)), at, at);
    return src;
  };

  it('is kept for a month, and what was cut off for some minutes', () => {
    const [young, old] = [since(waits('a.jpg', jpeg), 29), since(waits('b.jpg', jpeg), 31)];
    const [arriving, cutOff] = [waits('_arriving.jpg', jpeg), since(waits('_arriving', jpeg), 0.5)];
    tidyWaiting(root);
    expect([young, old].map(src => isThereStill(root, src))).toEqual([true, false]);
    expect([arriving, cutOff].map(src => existsSync(pathOfWaiting(root, src)))).toEqual([true, false]);
  });

  it('is never more than fifty, and the oldest goes', () => {
    const all = Array.from({ length: 52 }, (_, index) =>
      since(waits('a.jpg', Buffer.alloc(1)), 20 - index / 10),
    );
    tidyWaiting(root);
    expect(all.map(src => isThereStill(root, src))).toEqual(all.map((_, index) => index >= 2));
  });
});

describe('pictures of the site', () => {
  const chosen = async () => {
    const { told } = await answerTo(copy, JO, {
      ask: 'choices',
      input: { kind: 'pictures', search: 'office' },
    });
    return (told as Asks['choices']['told']).choices;
  };
  const take = (src: string) => answerTo(copy, JO, { ask: 'takePictureAway', input: { src } });

  it('are said to be used or not, and one that nothing uses can go', async () => {
    await use({ src: waits('office.jpg', jpeg), alt: 'A desk' });
    const src = '/images/office.jpg';
    expect(await chosen()).toEqual([
      { value: src, meaning: 'On 1 page: “A page to check”', isUnused: false },
    ]);
    expect(await take(src)).toMatchObject({
      status: 409,
      told: { message: 'The picture “office” is used, so it stays.' },
    });
    await undo();
    expect(await chosen()).toEqual([{ value: src, meaning: 'On no page', isUnused: true }]);
    expect(await take(src)).toMatchObject({
      status: 200,
      told: { message: 'The picture “office” is gone. Undo brings it back.' },
    });
    expect(inSite()).toEqual([]);
    expect(await take(src)).toMatchObject({ status: 404 });
  });

  describe('that are deleted', () => {
    const src = '/images/office.jpg';
    const office = () => join(root, PUBLIC, src);
    const back = async () => ((await undo()).told as { message: string }).message;
    const again = () => answerTo(copy, JO, { ask: 'redo', input: {} });
    beforeEach(async () => {
      writeFileSync(office(), jpeg);
      copy.library().forget();
      expect((await take(src)).status).toBe(200);
    });

    it('come back to the byte with Undo, and go again with Redo', async () => {
      const { told } = await answerTo(copy, JO, { ask: 'look', input: { route: '/page' } });
      expect(told).toMatchObject({ undo: 'the picture “office” was deleted' });
      expect(await back()).toBe('Taken back: the picture “office” was deleted');
      expect(readFileSync(office())).toEqual(jpeg);
      expect(await again()).toMatchObject({
        told: { message: 'Done again: the picture “office” was deleted' },
      });
      expect(inSite()).toEqual([]);
      expect(await back()).toMatch(/^Taken back/);
      expect(readFileSync(office())).toEqual(jpeg);
    });

    it('do not go again once a page shows them', async () => {
      await back();
      const page = pageWith({ title: 'A page', blocks: [{ ...hero, image: { src, decorative: true } }] });
      writeFileSync(join(root, PAGE), JSON.stringify(page));
      copy.library().forget();
      expect(await again()).toMatchObject({
        status: 409,
        told: { message: 'The picture “office” is used, so it stays.' },
      });
      expect(readFileSync(office())).toEqual(jpeg);
    });

    it('do not come back over another picture of their name', async () => {
      writeFileSync(office(), other);
      expect((await undo()).status).toBe(409);
      expect(readFileSync(office())).toEqual(other);
    });

    it('are said to be lost once they are no longer kept', async () => {
      rmSync(join(keptPlace(root), 'waiting/pictures'), { recursive: true });
      expect(await back()).toBe('The picture “office” is no longer kept, so it cannot come back.');
      expect(inSite()).toEqual([]);
    });
  });

  it.each(['/images/../../_site.json', '/images', 'pages/_site.json', '/robots.txt', '/images/waiting/x'])(
    '%s is none that can go',
    async src => {
      expect(await take(src)).toMatchObject({ status: 404 });
      expect(existsSync(join(root, 'pages/_site.json'))).toBe(true);
    },
  );
});
