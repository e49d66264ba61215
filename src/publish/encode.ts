// Turns the text of a file into bytes. A single curly quote doubles the memory of a whole text and makes it slow to encode. So
// a part that many pages share is encoded once, apart from the rest, and one buffer serves for all texts.
import { brotliCompressSync, constants } from 'node:zlib';
import type { DocumentPart } from '../draw/html/document.tsx';

const WIDEST_CHARACTER = 3;

/** Returns bytes that are only valid until the next call. */
export function openEncoder(): (content: string | DocumentPart[]) => Buffer {
  let room = Buffer.alloc(0);
  const known = new Map<string, Buffer>();

  function bytesOf(shared: string): Buffer {
    const bytes = known.get(shared) ?? Buffer.from(shared);
    known.set(shared, bytes);
    return bytes;
  }

  return content => {
    const parts = (typeof content === 'string' ? [content] : content).map(part =>
      typeof part === 'string' ? part : bytesOf(part.shared),
    );
    const most = parts.reduce((sum, { length }) => sum + length * WIDEST_CHARACTER, 0);
    if (most > room.length) room = Buffer.allocUnsafe(2 * most);
    let end = 0;
    for (const part of parts) end += typeof part === 'string' ? room.write(part, end) : part.copy(room, end);
    return room.subarray(0, end);
  };
}

export function brotli(bytes: Buffer, name: string): Buffer {
  // A first visit waits for these, so they get the slowest setting, a tenth smaller. A page's JSON is fetched ahead of need.
  const quality = name.endsWith('.json') ? 6 : 11;
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
