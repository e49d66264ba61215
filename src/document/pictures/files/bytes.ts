// Reads parts of a file. The beginning is read once, and the rest only when it is asked for.
import { closeSync, openSync, readSync } from 'node:fs';

export type Bytes = {
  length: number;
  /** Returns fewer bytes than asked for if the file ends before. */
  at: (offset: number, length: number) => Buffer;
};

/** Enough to hold the metadata and the thumbnail of a photograph: its kind and size come before their end. */
const START = 256 * 1024;

export function withBytes<Result>(file: string, length: number, look: (bytes: Bytes) => Result): Result {
  const opened = openSync(file, 'r');
  const read = (offset: number, count: number) => {
    const wanted = Math.max(0, Math.min(count, length - offset));
    const bytes = Buffer.alloc(wanted);
    return bytes.subarray(0, readSync(opened, bytes, 0, wanted, offset));
  };
  try {
    const start = read(0, START);
    return look({
      length,
      at: (offset, count) =>
        offset + count <= start.length || start.length === length
          ? start.subarray(offset, offset + count)
          : read(offset, count),
    });
  } finally {
    closeSync(opened);
  }
}
