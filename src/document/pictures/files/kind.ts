// Tells the kind of a file by its first bytes, whatever its name says.

export type PictureKind = 'svg' | 'jpeg' | 'png' | 'webp' | 'avif';
export type FileKind =
  | PictureKind
  | 'gif'
  | 'heic'
  | 'tiff'
  | 'raw'
  | 'psd'
  | 'bmp'
  | 'icon'
  | 'jpeg-xl'
  | 'jpeg-2000'
  | 'pdf'
  | 'video'
  | 'archive'
  | 'web-page'
  | 'text'
  | 'empty'
  | 'unknown';

/** Each character is one byte; "?" is any byte. */
const SIGNS: [FileKind, ...string[]][] = [
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['webp', 'RIFF????WEBP'],
  ['gif', 'GIF87a', 'GIF89a'],
  ['psd', '8BPS'],
  ['raw', '\0\0??ftypcrx ', 'FUJIFILMCCD-RAW', 'II*\0????CR', 'IIRO', 'IIU\0'],
  ['tiff', 'II*\0', 'MM\0*'],
  ['bmp', 'BM????\0\0\0\0'],
  ['icon', '\0\0\x01\0'],
  ['jpeg-xl', '\xff\x0a', '\0\0\0\x0cJXL '],
  ['jpeg-2000', '\0\0\0\x0cjP  ', '\xff\x4f\xff\x51'],
  ['video', '\x1a\x45\xdf\xa3', 'RIFF????AVI '],
  ['pdf', '%PDF-'],
  ['archive', 'PK\x03\x04', '\x1f\x8b', '7z\xbc\xaf', 'Rar!'],
];

/** Raw pictures of many cameras begin like a TIFF, so only the name tells them apart. */
const RAW_NAME = /\.(?:arw|cr2|cr3|dng|nef|orf|pef|raf|raw|rw2|srw)$/i;

export function fileKindOf(start: Buffer, name: string): FileKind {
  if (start.length === 0) return 'empty';
  const head = start.toString('latin1', 0, 64);
  const [kind] = SIGNS.find(([, ...signs]) => signs.some(sign => beginsWith(head, sign))) ?? [];
  if (kind === 'tiff' && RAW_NAME.test(name)) return 'raw';
  return kind ?? kindOfBoxes(head) ?? kindOfText(start);
}

function beginsWith(head: string, sign: string): boolean {
  return [...sign].every((byte, index) => byte === '?' || head[index] === byte);
}

/**
 * Films, HEIC and AVIF are stored in the same kind of boxes. The first box lists the brands, which tell them apart: the main one,
 * four bytes of a version, and others. The box begins with its length, so a text such as "<!--ftypavif" is none.
 */
function kindOfBoxes(head: string): FileKind | undefined {
  if (!beginsWith(head, '\0\0??ftyp')) return undefined;
  const length = Buffer.from(head, 'latin1').readUInt16BE(2);
  const brands = head.slice(8, length).match(/.{4}/gs) ?? [];
  if (brands.some(brand => brand === 'avif' || brand === 'avis')) return 'avif';
  return /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brands[0] ?? '') ? 'heic' : 'video';
}

function kindOfText(start: Buffer): FileKind {
  if (start.includes(0)) return 'unknown';
  const root = rootTag(start.toString('utf8'));
  if (/^<(?:[\w.-]+:)?svg\b/i.test(root)) return 'svg';
  if (/^<(?:html|!doctype html)\b/i.test(root)) return 'web-page';
  return isText(start) ? 'text' : 'unknown';
}

/** The first bytes may end in the middle of a letter, so the last characters do not count. */
function isText(start: Buffer): boolean {
  const isLetter = (byte: number) => byte >= 32 || byte === 9 || byte === 10 || byte === 13;
  return start.every(isLetter) && !start.toString('utf8').slice(0, -2).includes('\ufffd');
}

/** What can come before the first tag of an XML document: its beginning and its end. */
const PROLOGUE: [RegExp, string][] = [
  [/^<\?/, '?>'],
  [/^<!--/, '-->'],
  [/^<!doctype svg[^[>]*\[/i, ']>'],
  [/^<!doctype svg[^[>]*/i, '>'],
];

/** The text from its first tag on; empty if there is none. */
export function rootTag(text: string): string {
  let rest = text.replace(/^\ufeff/, '').trimStart();
  for (;;) {
    const [, end] = PROLOGUE.find(([begin]) => begin.test(rest.slice(0, 1000))) ?? [];
    if (end === undefined) return rest;
    const at = rest.indexOf(end);
    if (at < 0) return '';
    rest = rest.slice(at + end.length).trimStart();
  }
}
