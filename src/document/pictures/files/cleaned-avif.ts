// Blanks the notes of an AVIF. Its parts are found by their offsets, so nothing may move: what is taken out is written over.
import { withoutSign } from './exif.ts';
import { boxes, type PicturePart, type PicturePieces } from './parts.ts';

/** Boxes of the file itself that hold the picture, or say where it is. */
const PARTS = ['ftyp', 'meta', 'mdat', 'moov', 'moof', 'mfra'];
/** Notes that say nothing: an offset of zero, and an empty list. */
const NO_NOTES = Buffer.from('\0\0\0\0II*\0\x08\0\0\0\0\0\0\0\0\0', 'latin1');

export function* avifPieces(bytes: Buffer): PicturePieces {
  const plain = Buffer.from(bytes);
  const file = { length: bytes.length, at: (at: number, length: number) => bytes.subarray(at, at + length) };
  const inside = (part: PicturePart) => boxes(file, part.start, part.start + part.length);
  const taken: { content: Buffer; isExif: boolean }[] = [];
  const take = (start: number, wanted: number, isExif: boolean) => {
    const length = Math.min(wanted, bytes.length - start);
    if (length <= 0) return;
    const content = bytes.subarray(start + (isExif ? 4 : 0), start + length);
    taken.push({ content: withoutSign(content), isExif });
    plain.fill(isExif ? 0 : ' ', start, start + length);
    if (isExif && length >= NO_NOTES.length) NO_NOTES.copy(plain, start);
  };
  const all = boxes(file);
  const last = all.at(-1);
  if (!last || last.start + last.length > bytes.length || !all.some(({ name }) => name === 'mdat'))
    return false;
  for (const part of all) {
    if (PARTS.includes(part.name)) continue;
    take(part.start, part.length, false);
    // The name is the last part of the box's head, or a long length follows it.
    const name = bytes.toString('latin1', part.start - 4, part.start) === part.name ? 4 : 12;
    plain.write('free', part.start - name, 'latin1');
  }
  const meta = all.find(({ name }) => name === 'meta');
  const parts = meta ? inside({ ...meta, start: meta.start + 4, length: meta.length - 4 }) : [];
  const partOf = (wanted: string) => parts.find(({ name }) => name === wanted);
  const [infos, places, data] = [partOf('iinf'), partOf('iloc'), partOf('idat')];
  if (infos && places) {
    const notes = notesIn(bytes, infos, inside);
    const content = bytes.subarray(places.start, places.start + places.length);
    for (const { id, start, length, isInData } of placesIn(content)) {
      const isExif = notes.get(id);
      if (isExif === undefined) continue;
      const from = isInData ? (data?.start ?? bytes.length) + start : start;
      take(from, length, isExif);
    }
  }
  yield { stays: plain };
  for (const one of taken) yield { taken: one };
  return true;
}

/** The items with notes, and whether they are those of a camera (EXIF). */
function notesIn(
  bytes: Buffer,
  infos: PicturePart,
  inside: (part: PicturePart) => PicturePart[],
): Map<number, boolean> {
  const isWide = (bytes[infos.start] ?? 0) > 0;
  const skipped = 4 + (isWide ? 4 : 2);
  const items = inside({ ...infos, start: infos.start + skipped, length: infos.length - skipped });
  const found = items.flatMap(({ name, start, length }): [number, boolean][] => {
    const version = bytes[start] ?? 0;
    const own = bytes.subarray(start, start + length);
    if (name !== 'infe' || version < 2 || own.length < (version === 2 ? 12 : 14)) return [];
    const id = version === 2 ? own.readUInt16BE(4) : own.readUInt32BE(4);
    const type = own.toString('latin1', version === 2 ? 8 : 10, version === 2 ? 12 : 14);
    return type === 'Exif' || type === 'mime' || type === 'uri ' ? [[id, type === 'Exif']] : [];
  });
  return new Map(found);
}

type ItemPlace = { id: number; start: number; length: number; isInData: boolean };

/** https://aomediacodec.github.io/av1-avif/ takes this box from ISO/IEC 14496-12, where it is called "item location". */
function placesIn(box: Buffer): ItemPlace[] {
  const version = box[0] ?? 0;
  let at = 6;
  const next = (count: number) => {
    at += count;
    if (![1, 2, 4, 8].includes(count) || at > box.length) return 0;
    return count === 8 ? Number(box.readBigUInt64BE(at - 8)) : box.readUIntBE(at - count, count);
  };
  const [sizes = 0, others = 0] = [box[4], box[5]];
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, others >> 4];
  const indexSize = version > 0 ? others & 15 : 0;
  const places: ItemPlace[] = [];
  for (let left = next(version < 2 ? 2 : 4); left > 0 && at < box.length; left -= 1) {
    const id = next(version < 2 ? 2 : 4);
    const isInData = version > 0 && (next(2) & 15) === 1;
    next(2);
    const base = next(baseSize);
    for (let count = next(2); count > 0 && at < box.length; count -= 1) {
      next(indexSize);
      const start = base + next(offsetSize);
      places.push({ id, start, length: next(lengthSize), isInData });
    }
  }
  return places;
}
