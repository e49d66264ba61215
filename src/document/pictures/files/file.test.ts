import {
  closeSync,
  ftruncateSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { pictureFile } from './file.ts';

const root = mkdtempSync(join(tmpdir(), 'ashlar-pictures-'));
mkdirSync(join(root, 'pages/_public/images'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

let count = 0;

function look(content: Buffer | string, ending = 'jpg') {
  count += 1;
  const src = `/images/${count}.${ending}`;
  writeFileSync(join(root, 'pages/_public', src), content);
  return pictureFile(root, src);
}

/** Noise, which cannot be compressed, so that there are many bytes between a picture's beginning and its end. */
function photograph(width = 120, height = 80): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
}

const jpeg = await photograph().jpeg().toBuffer();

test('what a file is, whatever its name says', async () => {
  const webp = await photograph().webp().toBuffer();
  const kinds: [Buffer | string, string][] = [
    [jpeg, 'jpeg'],
    [await photograph().png().toBuffer(), 'png'],
    [webp, 'webp'],
    [await photograph().avif({ effort: 0 }).toBuffer(), 'avif'],
    [await photograph().gif().toBuffer(), 'gif'],
    [await photograph().tiff().toBuffer(), 'tiff'],
    ['<?xml version="1.0"?><!-- a plan --><!DOCTYPE svg [<!ENTITY a "b">]>\n<svg viewBox="0 0 1 1"/>', 'svg'],
    ['<s:svg xmlns:s="http://www.w3.org/2000/svg"/>', 'svg'],
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
    ['\0\0\0\x1cftypmif1\0\0\0\0mif1heicmiaf', 'heic'],
    ['\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'avif'],
    ['\0\0\0\x18ftypmp42\0\0\0\0isom', 'video'],
    ['\0\0\0\x18ftypcrx \0\0\0\x01crx ', 'raw'],
    ['%PDF-1.7\n', 'pdf'],
    ['8BPS\0\x01', 'psd'],
    ['PK\x03\x04', 'archive'],
    ['<!doctype html><p>Not found</p>', 'web-page'],
    ['Dear team, here is the picture: Büro.', 'text'],
    ['RIFF', 'text'],
    ['\x01\x02\x03', 'unknown'],
    ['', 'empty'],
  ];
  for (const [content, kind] of kinds) {
    const bytes = typeof content === 'string' && kind !== 'text' ? Buffer.from(content, 'latin1') : content;
    expect(look(bytes)?.kind).toBe(kind);
  }
});

test('a picture is as wide and high as the camera was held, in every format', async () => {
  const turned = photograph().withMetadata({ orientation: 6 });
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const content = await turned
      .clone()
      .toFormat(format, { effort: format === 'avif' ? 0 : 1 })
      .toBuffer();
    const { autoOrient } = await sharp(content).metadata();
    expect([format, look(content)?.size]).toEqual([format, autoOrient]);
  }
  expect(look(await photograph().withMetadata({ orientation: 6 }).jpeg().toBuffer())?.size).toEqual({
    width: 80,
    height: 120,
  });
  const lossless = await photograph(300, 70).webp({ lossless: true }).toBuffer();
  expect(look(lossless)?.size).toEqual({ width: 300, height: 70 });
  const clear = await photograph(300, 70).ensureAlpha(0.5).webp().toBuffer();
  expect(look(clear)?.size).toEqual({ width: 300, height: 70 });
});

test('the size of a photograph with a large thumbnail and many words in front of it', () => {
  const words = Buffer.alloc(65_535 + 2, 'x');
  words.writeUInt32BE(0xffe2ffff, 0);
  const behind = [jpeg.subarray(0, 2), ...Array(20).fill(words), jpeg.subarray(2)];
  expect(look(Buffer.concat(behind))).toMatchObject({ size: { width: 120, height: 80 }, isWhole: true });
});

test.each([
  ['<svg width="40" height="30"/>', 40, 30],
  ['<svg width="2in" height="48pt"/>', 192, 64],
  ["<svg width='100%' viewBox='0 0 40 30'/>", 40, 30],
  ['<svg viewBox="0,0,40,30" width="80"/>', 80, 60],
  ['<svg height="15" viewBox="0 0 40 30"/>', 20, 15],
  ['<svg data-name="a > b" viewBox="0 0 40 30"/>', 40, 30],
])('the size of the drawing %s', (text, width, height) => {
  expect(look(text)?.size).toEqual({ width, height });
});

test.each(['<svg/>', '<svg viewBox="0 0 0 30"/>', '<svg viewBox="a b c d"/>', '<svg viewBox="0 0 40'])(
  'no size of the drawing %s',
  text => expect(look(text)?.size).toBeUndefined(),
);

test('whether the end of a file is missing', async () => {
  const large = await photograph(700, 500).jpeg({ quality: 95 }).toBuffer();
  const progressive = await photograph(700, 500).jpeg({ progressive: true }).toBuffer();
  const formats = ['jpeg', 'png', 'webp', 'avif'] as const;
  const all = await Promise.all(formats.map(format => photograph(400, 300).toFormat(format).toBuffer()));
  for (const content of [...all, large, progressive]) {
    expect(look(content)?.isWhole).toBe(true);
    for (const share of [0.3, 0.6, 0.97]) {
      const half = content.subarray(0, Math.floor(content.length * share));
      expect([look(half)?.kind, share, look(half)?.isWhole]).toEqual([look(content)?.kind, share, false]);
    }
  }
  // An interrupted copy on a disk that had already reserved the space.
  expect(look(Buffer.concat([large.subarray(0, 90_000), Buffer.alloc(90_000)]))?.isWhole).toBe(false);
});

test('what a phone puts behind the end of a photograph', () => {
  const film = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 256));
  expect(look(Buffer.concat([jpeg, film]))?.isWhole).toBe(true);
  expect(look(Buffer.concat([jpeg, jpeg]))?.isWhole).toBe(true);
  expect(look(Buffer.concat([jpeg, Buffer.from('\n')]))?.isWhole).toBe(true);
});

test('a picture that moves', async () => {
  const frames = await Promise.all([1, 2].map(() => photograph().png().toBuffer()));
  expect(
    look(
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    )?.isAnimated,
  ).toBe(true);
  expect(look(await photograph().webp().toBuffer())?.isAnimated).toBe(false);
  const png = await photograph().png().toBuffer();
  const moving = Buffer.concat([png.subarray(0, 33), chunk('acTL', 8), png.subarray(33)]);
  expect(look(moving)?.isAnimated).toBe(true);
  expect(look(png)?.isAnimated).toBe(false);
});

function chunk(name: string, length: number): Buffer {
  const bytes = Buffer.alloc(length + 12);
  bytes.writeUInt32BE(length, 0);
  bytes.write(name, 4, 'latin1');
  return bytes;
}

test('hostile and huge files cost next to nothing', () => {
  const path = join(root, 'pages/_public/images/huge.png');
  const opened = openSync(path, 'w');
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  writeSync(
    opened,
    Buffer.concat([header, Buffer.from([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 6, 0, 0, 0])]),
  );
  ftruncateSync(opened, 3_000_000_000);
  closeSync(opened);
  const start = process.cpuUsage();
  expect(pictureFile(root, '/images/huge.png')).toMatchObject({
    size: { width: 30_000, height: 30_000 },
    isWhole: false,
  });
  const tricky = [
    Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(1_000_000, 0xff)]),
    Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(1_000_000, Buffer.from('ffe00002', 'hex'))]),
    Buffer.concat([Buffer.from('RIFF\xff\xff\xff\x7fWEBP', 'latin1'), Buffer.alloc(1_000_000)]),
    Buffer.concat([Buffer.from('\0\0\0\x08ftypavif', 'latin1'), Buffer.alloc(1_000_000)]),
    Buffer.concat([
      Buffer.from('\0\0\0\x10ftypavif\0\0\0\0', 'latin1'),
      Buffer.alloc(1_000_000, Buffer.from('00000008', 'hex')),
    ]),
    Buffer.from('<svg '.repeat(200_000)),
    Buffer.from(`<svg${' a="b"'.repeat(200_000)}`),
    Buffer.from('<!---->'.repeat(100_000)),
    Buffer.from('<'.repeat(1_000_000)),
  ];
  for (const content of tricky) expect(look(content)?.size).toBeUndefined();
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
});

test('a file that is changed is looked at anew, and one that is not there is none', () => {
  expect(pictureFile(root, '/images/none.jpg')).toBeUndefined();
  expect(pictureFile(root, '/images')).toBeUndefined();
  expect(pictureFile(root, '/images/a\0.jpg')).toBeUndefined();
  const path = join(root, 'pages/_public/images/again.svg');
  writeFileSync(path, '<svg viewBox="0 0 40 30"/>');
  expect(pictureFile(root, '/images/again.svg')?.size).toEqual({ width: 40, height: 30 });
  writeFileSync(path, '<svg viewBox="0 0 50 30"/>');
  utimesSync(path, 1, 1);
  expect(pictureFile(root, '/images/again.svg')?.size).toEqual({ width: 50, height: 30 });
});
