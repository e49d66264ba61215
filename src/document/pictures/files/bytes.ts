// A file in, stretches of its bytes out: the beginning is read once, the rest only where somebody looks.
import { closeSync, openSync, readSync } from 'node:fs';

export type Bytes = {
  length: number;
  /** Fewer than asked for where the file ends. */
  at: (offset: number, length: number) => Buffer;
};

/** A photograph says what it is before its words and its thumbnail are over. */
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
