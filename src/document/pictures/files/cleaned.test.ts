// What stays of a picture when its notes are taken out: every pixel, its colours and the side that is up, and no word beside them.
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  EVERYTHING,
  SECRETS,
  withMetadata,
} from '../../../../tests/support/documents/photographs/photograph-metadata.ts';
import { cleaned, tellingIn } from './cleaned.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const made = () => sharp({ create: { width: 64, height: 40, channels: 3, background: 'white', noise } });
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>53,33N</exif:GPSLatitude></x:xmpmeta>';
const place = {
  IFD0: { Artist: 'Olive Owner' },
  IFD3: { GPSLatitude: '53/1 33/1 0/1', GPSLongitude: '10/1 0/1 0/1' },
};

const noted = () => made().withIccProfile('p3').withExif(place).withXmp(XMP);
/** As sharp turns it: sharp itself writes no file that lies on its side with notes of its own. */
const lying = async (format: 'png' | 'webp') =>
  (await made().withMetadata({ orientation: 6, exif: place }).toFormat(format).toBuffer()) as Buffer;

const jpeg = await made().jpeg().toBuffer();
const PICTURES = {
  jpeg: await withMetadata(await made().withIccProfile('p3').jpeg().toBuffer(), {
    ...EVERYTHING,
    orientation: 6,
  }),
  'jpeg that comes in steps': await withMetadata(
    await made().jpeg({ progressive: true }).toBuffer(),
    EVERYTHING,
  ),
  'jpeg of a phone, with a film behind it': Buffer.concat([
    await withMetadata(jpeg, EVERYTHING),
    Buffer.from('ftypmp42 Olive Owner'),
  ]),
  png: withTexts(await noted().png().toBuffer()),
  'png on its side': await lying('png'),
  webp: await noted().webp().toBuffer(),
  'webp without loss': await noted().webp({ lossless: true }).toBuffer(),
  'webp on its side': await lying('webp'),
  avif: await noted().avif().toBuffer(),
};
const kindOf = (name: string) => name.split(' ')[0] as 'jpeg' | 'png' | 'webp' | 'avif';

const MORE_SECRETS = ['GPSLatitude', 'Jo Author', 'Olive', 'Photoshop', 'xmpmeta', 'iTXt', 'tEXt', 'zTXt'];

describe.each(Object.entries(PICTURES))('%s', (name, bytes) => {
  const clean = cleaned(kindOf(name), bytes) ?? Buffer.alloc(0);

  it('keeps every pixel, its colours and the side that is up', async () => {
    const [before, after] = [await sharp(bytes).metadata(), await sharp(clean).metadata()];
    const { width, height, orientation = 1, space, hasProfile, icc } = before;
    const seen = { ...after, orientation: after.orientation ?? 1 };
    expect(seen).toMatchObject({ width, height, orientation, space, hasProfile, ...(icc && { icc }) });
    expect((await sharp(clean).raw().toBuffer()).equals(await sharp(bytes).raw().toBuffer())).toBe(true);
  });

  it('keeps no word beside them', async () => {
    const words = clean.toString('latin1');
    // A picture on its side keeps notes that say so, and an AVIF keeps the empty place of its notes.
    const hasPlace = kindOf(name) === 'avif' || ((await sharp(bytes).metadata()).orientation ?? 1) > 1;
    const secrets = [...SECRETS, ...MORE_SECRETS].filter(secret => !(hasPlace && secret.startsWith('Exif')));
    expect(secrets.filter(secret => words.includes(secret))).toEqual([]);
    const { exif, xmp, iptc } = await sharp(clean).metadata();
    expect([xmp?.toString().trim() ?? '', iptc]).toEqual(['', undefined]);
    if (kindOf(name) !== 'avif') expect(exif?.length ?? 0).toBeLessThan(40);
  });

  it('says that there was a place and a name, and then none, and stays the same once more', () => {
    expect(tellingIn(kindOf(name), bytes)).toEqual({ place: true, name: true });
    expect(tellingIn(kindOf(name), clean)).toEqual({ place: false, name: false });
    expect(cleaned(kindOf(name), clean)?.equals(clean)).toBe(true);
  });
});

it('a picture without notes stays as it is, to the byte', async () => {
  for (const [kind, bytes] of Object.entries({
    jpeg,
    png: await made().png().toBuffer(),
    webp: await made().webp().toBuffer(),
    avif: await made().avif().toBuffer(),
  }))
    expect([kind, cleaned(kind as 'jpeg', bytes)?.equals(bytes)]).toEqual([kind, true]);
});

it('says what only texts say, however they are packed', async () => {
  const png = await made().png().toBuffer();
  const packed = (keyword: string, words: string | Buffer) =>
    textPart('zTXt', Buffer.concat([Buffer.from(`${keyword}\0\0`, 'latin1'), deflateSync(words)]));
  const exif =
    (await sharp(await made().withExif(place).jpeg().toBuffer()).metadata()).exif ?? Buffer.alloc(0);
  const letters = `\nexif\n    ${exif.length}\n${exif.toString('hex')}\n`;
  const told = (part: Buffer) =>
    tellingIn('png', Buffer.concat([png.subarray(0, 33), part, png.subarray(33)]));
  expect(told(packed('Raw profile type exif', letters))).toEqual({ place: true, name: true });
  expect(told(packed('XML:com.adobe.xmp', XMP))).toEqual({ place: true, name: false });
  expect(told(textPart('tEXt', Buffer.from('Author\0Jo', 'latin1')))).toEqual({ place: false, name: true });
  expect(told(textPart('tEXt', Buffer.from('Software\0A program', 'latin1')))).toEqual({
    place: false,
    name: false,
  });
});

it('a file that is cut off, or made to mislead, is left alone', () => {
  for (const [name, bytes] of Object.entries(PICTURES))
    for (let length = 0; length < bytes.length; length += Math.ceil(bytes.length / 300)) {
      const part = bytes.subarray(0, length);
      expect(() => tellingIn(kindOf(name), part)).not.toThrow();
      const clean = cleaned(kindOf(name), part);
      // Only what follows the end of the picture may be missing.
      if (clean) expect(clean.equals(cleaned(kindOf(name), bytes) ?? clean)).toBe(true);
      const wrong = Buffer.from(bytes);
      wrong.fill(0xff, length, Math.min(length + 9, wrong.length));
      expect(() => [cleaned(kindOf(name), wrong), tellingIn(kindOf(name), wrong)]).not.toThrow();
    }
});

function textPart(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Before the pixels and behind the end. */
function withTexts(png: Buffer): Buffer {
  const author = textPart('tEXt', Buffer.from('Author\0Jo Author', 'latin1'));
  return Buffer.concat([png.subarray(0, 33), author, author, png.subarray(33), Buffer.from('Olive Owner')]);
}
