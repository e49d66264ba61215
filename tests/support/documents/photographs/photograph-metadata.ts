// Adds to a JPEG what cameras and editors write beside the pixels: EXIF with place, camera and a small picture, XMP, IPTC.
import sharp from 'sharp';

export type Carried = {
  /** Camera, owner and the place where it was taken. */
  exif?: boolean;
  xmp?: boolean;
  iptc?: boolean;
  /** A small JPEG inside of EXIF: cameras leave the uncropped picture there. */
  thumbnail?: boolean;
  /** Display P3, the colours in which phones save. */
  profile?: boolean;
};

/** Each of these is in a photograph that carries everything, and must be in nothing that is published. */
export const SECRETS = [
  'Testcam 3000',
  'Olive Owner',
  'xmp-secret',
  'iptc-secret',
  'thumbnail-secret',
  'Exif\0\0',
];

export const EVERYTHING: Carried = { exif: true, xmp: true, iptc: true, thumbnail: true, profile: true };

export async function withMetadata(
  jpeg: Buffer,
  { orientation = 1, exif, xmp, iptc, thumbnail }: Carried & { orientation?: number },
): Promise<Buffer> {
  const segments: Buffer[] = [];
  if (exif || thumbnail || orientation !== 1) {
    const tiff = exifOf(orientation, exif ?? false, thumbnail ? await smallPicture() : undefined);
    segments.push(segment(0xe1, Buffer.from('Exif\0\0'), tiff));
  }
  if (xmp) segments.push(segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0'), Buffer.from(XMP)));
  if (iptc) segments.push(segment(0xed, Buffer.from('Photoshop 3.0\0'), photoshop(IPTC)));
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="xmp-secret"/></rdf:RDF></x:xmpmeta>';
const CAPTION = Buffer.from('iptc-secret');
const IPTC = Buffer.concat([Buffer.from([0x1c, 2, 120, 0, CAPTION.length]), CAPTION]);

/** The resource 0x0404 of Photoshop, padded to an even length. */
function photoshop(iptc: Buffer): Buffer {
  const head = Buffer.concat([Buffer.from('8BIM'), Buffer.from([4, 4, 0, 0]), bytes32(iptc.length)]);
  return Buffer.concat([head, iptc, Buffer.alloc(iptc.length % 2)]);
}

function segment(marker: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** A JPEG comment (0xfe) identifies this picture. */
async function smallPicture(): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 16, height: 12, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const comment = segment(0xfe, Buffer.from('thumbnail-secret'));
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
}

type Entry = { tag: number; type: number; count: number; value: Buffer };

const ascii = (tag: number, text: string): Entry => ({
  tag,
  type: 2,
  count: text.length + 1,
  value: Buffer.from(`${text}\0`),
});
const short = (tag: number, value: number): Entry => ({
  tag,
  type: 3,
  count: 1,
  value: Buffer.from([value >> 8, value & 255, 0, 0]),
});
const long = (tag: number, value: number): Entry => ({ tag, type: 4, count: 1, value: bytes32(value) });
const degrees = (tag: number, parts: number[]): Entry => ({
  tag,
  type: 5,
  count: parts.length,
  value: Buffer.concat(parts.flatMap(part => [bytes32(part), bytes32(1)])),
});

/** A big-endian TIFF: the picture's own fields, the place's, the small picture's. */
function exifOf(orientation: number, isFull: boolean, thumbnail?: Buffer): Buffer {
  const turned = short(0x0112, orientation);
  const camera = [
    ascii(0x010f, 'Testcam'),
    ascii(0x0110, 'Testcam 3000'),
    turned,
    ascii(0x013b, 'Olive Owner'),
  ];
  const place = [
    ascii(0x0001, 'S'),
    degrees(0x0002, [33, 51, 54]),
    ascii(0x0003, 'E'),
    degrees(0x0004, [151, 12, 36]),
  ];
  const own = isFull ? camera : [turned];
  const start = 8;
  const placeAt = start + sizeOf(isFull ? [...own, long(0x8825, 0)] : own);
  const smallAt = placeAt + (isFull ? sizeOf(place) : 0);
  const small = (at: number) => [long(0x0201, at), long(0x0202, thumbnail?.length ?? 0)];
  const thumbnailAt = smallAt + sizeOf(small(0));
  const first = isFull ? [...own, long(0x8825, placeAt)] : own;
  return Buffer.concat([
    Buffer.from('MM\0*'),
    bytes32(start),
    directory(first, start, thumbnail ? smallAt : 0),
    ...(isFull ? [directory(place, placeAt)] : []),
    ...(thumbnail ? [directory(small(thumbnailAt), smallAt), thumbnail] : []),
  ]);
}

function sizeOf(entries: Entry[]): number {
  return directory(entries, 0).length;
}

/** Values of more than four bytes follow after the entries. */
function directory(entries: Entry[], at: number, next = 0): Buffer {
  let behind = at + 2 + entries.length * 12 + 4;
  const count = Buffer.alloc(2);
  count.writeUInt16BE(entries.length);
  const values: Buffer[] = [];
  const rows = entries.map(({ tag, type, count: many, value }) => {
    const row = Buffer.alloc(12);
    row.writeUInt16BE(tag, 0);
    row.writeUInt16BE(type, 2);
    row.writeUInt32BE(many, 4);
    if (value.length <= 4) value.copy(row, 8);
    else {
      row.writeUInt32BE(behind, 8);
      values.push(value);
      behind += value.length;
    }
    return row;
  });
  return Buffer.concat([count, ...rows, bytes32(next), ...values]);
}

function bytes32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
