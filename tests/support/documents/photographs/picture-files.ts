// Lists every kind of picture file that somebody may drop into a folder, and how to make its bytes.
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { EVERYTHING } from './photograph-metadata.ts';
import { photograph, pixels } from './photographs.ts';

const SIZE = { width: 800, height: 600, isMarked: true };

/** The keys are typical file names. Each picture is upright, whole and 800 x 600, unless its line says otherwise. */
export const PICTURE_FILES = {
  'plain.jpg': () => photograph(SIZE),
  'progressive.jpg': () => pixels(SIZE).jpeg({ progressive: true }).toBuffer(),
  'telephone.jpg': () => photograph({ ...SIZE, orientation: 6, carries: EVERYTHING }),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8].map(orientation => [
      `orientation-${orientation}.jpg`,
      () => photograph({ ...SIZE, orientation }),
    ]),
  ),
  'cmyk.jpg': () => pixels(SIZE).toColourspace('cmyk').jpeg().toBuffer(),
  'grey.jpg': () => pixels(SIZE).toColourspace('b-w').jpeg().toBuffer(),
  'sixteen-bit.png': () => pixels(SIZE).toColourspace('rgb16').png().toBuffer(),
  'grey.png': () => pixels(SIZE).toColourspace('b-w').png().toBuffer(),
  'palette.png': () => pixels(SIZE).png({ palette: true, colours: 64 }).toBuffer(),
  'transparent.png': () => transparent().png().toBuffer(),
  'transparent.webp': () => transparent().webp().toBuffer(),
  'plain.webp': () => pixels(SIZE).webp().toBuffer(),
  'plain.avif': () => pixels(SIZE).avif({ effort: 0 }).toBuffer(),
  'plain.gif': () => pixels(SIZE).gif({ effort: 1 }).toBuffer(),
  /** 80 x 60, two pictures. */
  'animated.webp': () => animated().then(frames => frames.webp({ delay: [100, 100] }).toBuffer()),
  'animated.gif': () => animated().then(frames => frames.gif({ delay: [100, 100] }).toBuffer()),
  'animated.png': () => animatedPng(),
  'half.jpg': () => photograph(SIZE).then(half),
  'half.png': () => pixels(SIZE).png().toBuffer().then(half),
  'half.webp': () => pixels(SIZE).webp().toBuffer().then(half),
  'empty.jpg': async () => Buffer.alloc(0),
  'text.jpg': async () => Buffer.from('This is not a picture.\n'),
  'telephone.heic': async () => HEIC,
  'heic-named.jpg': async () => HEIC,
  'pdf-named.jpg': async () => PDF,
  'brochure.pdf': async () => PDF,
  'png-named.jpg': () => pixels(SIZE).png().toBuffer(),
  'jpeg-named.png': () => photograph(SIZE),
  /** 20,000 x 10,000 in 25 KB, whole. */
  'huge.png': async () => hugePng(),
  /** Says that it is 20,000 x 10,000, and ends after a few lines. */
  'huge.jpg': () => photograph({ width: 64, height: 48 }).then(saysHuge),
} satisfies { [name: string]: () => Promise<Buffer> };

/** The right half is transparent. */
function transparent() {
  const { width, height } = SIZE;
  const shown = Buffer.alloc(width * height, 255);
  for (let at = 0; at < shown.length; at += 1) if (at % width >= width / 2) shown[at] = 0;
  return pixels(SIZE).joinChannel(shown, { raw: { width, height, channels: 1 } });
}

const SMALL = { width: 80, height: 60 };

async function animated() {
  const frames = [1, 2].map(seed =>
    pixels({ ...SMALL, seed })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } });
}

/** sharp cannot write these: the second picture is stored as "fdAT", each part counted (https://www.w3.org/TR/png-3/). */
async function animatedPng(): Promise<Buffer> {
  const frames = [1, 2].map(seed =>
    pixels({ ...SMALL, seed })
      .png()
      .toBuffer(),
  );
  const [first = [], second = []] = (await Promise.all(frames)).map(chunksOf);
  const data = (chunks: Chunk[]) => chunks.filter(({ name }) => name === 'IDAT').map(({ body }) => body);
  return png([
    ...first.filter(({ name }) => name === 'IHDR'),
    { name: 'acTL', body: numbers(2, 0) },
    { name: 'fcTL', body: frameControl(0) },
    ...data(first).map(body => ({ name: 'IDAT', body })),
    { name: 'fcTL', body: frameControl(1) },
    ...data(second).map((body, index) => ({ name: 'fdAT', body: Buffer.concat([numbers(index + 2), body]) })),
    { name: 'IEND', body: Buffer.alloc(0) },
  ]);
}

/** Shows each frame for a tenth of a second. */
function frameControl(order: number): Buffer {
  return Buffer.concat([numbers(order, SMALL.width, SMALL.height, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]);
}

type Chunk = { name: string; body: Buffer };

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function png(chunks: Chunk[]): Buffer {
  const written = chunks.map(({ name, body }) => {
    const named = Buffer.concat([Buffer.from(name), body]);
    return Buffer.concat([numbers(body.length), named, numbers(crc32(named))]);
  });
  return Buffer.concat([PNG, ...written]);
}

function chunksOf(file: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = PNG.length; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const length = file.readUInt32BE(at);
    chunks.push({
      name: file.toString('latin1', at + 4, at + 8),
      body: file.subarray(at + 8, at + 8 + length),
    });
  }
  return chunks;
}

/** One bit a pixel, all black. */
function hugePng(): Buffer {
  const [width, height] = [20_000, 10_000];
  return png([
    { name: 'IHDR', body: Buffer.concat([numbers(width, height), Buffer.from([1, 0, 0, 0, 0])]) },
    { name: 'IDAT', body: deflateSync(Buffer.alloc((1 + width / 8) * height)) },
    { name: 'IEND', body: Buffer.alloc(0) },
  ]);
}

/** Height and width follow five bytes after the frame's marker. */
function saysHuge(jpeg: Buffer): Buffer {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(10_000, frame + 5);
  jpeg.writeUInt16BE(20_000, frame + 7);
  return jpeg;
}

function half(file: Buffer): Buffer {
  return file.subarray(0, file.length / 2);
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}

/** The beginning of an iPhone's file, with nothing after it. */
const HEIC = Buffer.concat([
  numbers(24),
  Buffer.from('ftypheic'),
  numbers(0),
  Buffer.from('mif1heic'),
  numbers(8),
  Buffer.from('mdat'),
]);
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
);
