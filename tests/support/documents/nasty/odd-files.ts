// Makes small files that people put into pages/_public/images.

/** The header of a PNG says its size. What follows only adds weight. */
export function png(
  width: number,
  height: number,
  { bytes = 0, isWhole = true, isAnimated = false } = {},
): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000806000000aabbccdd', 'hex');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  const end = isWhole ? chunk('IEND', 0) : Buffer.alloc(0);
  return Buffer.concat([header, isAnimated ? chunk('acTL', 8) : Buffer.alloc(0), chunk('IDAT', bytes), end]);
}

function chunk(name: string, length: number): Buffer {
  const bytes = Buffer.alloc(length + 12);
  bytes.writeUInt32BE(length, 0);
  bytes.write(name, 4, 'latin1');
  return bytes;
}

const latin = (text: string) => Buffer.from(text, 'latin1');

/** The keys say what each file is. */
export const ODD_FILES = {
  heic: latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  gif: latin('GIF89a\x01\0\x01\0'),
  tiff: latin('II*\0\x08\0\0\0'),
  psd: latin('8BPS\0\x01'),
  pdf: latin('%PDF-1.7\n'),
  film: latin('\0\0\0\x18ftypmp42\0\0\0\0isom'),
  web: latin('<!doctype html><title>404</title>'),
  text: latin('Dear team, the picture follows.'),
  packed: latin('PK\x03\x04'),
  nothing: Buffer.alloc(0),
  noise: latin('\x01\x02\x03\x04'),
};
