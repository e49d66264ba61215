import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { saveBody } from './body.ts';

const folder = mkdtempSync(join(tmpdir(), 'ashlar-body-'));
let count = 0;
let path = '';
beforeEach(() => {
  count += 1;
  path = join(folder, String(count));
});
afterAll(() => rmSync(folder, { recursive: true }));

const MB = 1_000_000;
const PIECE = 50_000;

/** Needs a cast: of a request, only its body and its headers are read. */
function requestOf(pieces: Iterable<Buffer>, headers: object = {}): IncomingMessage {
  return Object.assign(Readable.from(pieces, { objectMode: false }), {
    headers,
  }) as unknown as IncomingMessage;
}

const WORDS = { tooLarge: 'Too large.', cut: 'Broken off.' };

it('a body is written as it arrives: of 30 MB, never more than one waits in memory', async () => {
  let most = 0;
  function* pieces() {
    for (let sent = 0; sent < 30 * MB; sent += PIECE) {
      const written = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
      most = Math.max(most, sent - written);
      yield Buffer.alloc(PIECE, sent / PIECE);
    }
  }
  await saveBody(requestOf(pieces()), path, 30 * MB, WORDS);
  expect(statSync(path).size).toBe(30 * MB);
  expect(readFileSync(path)[PIECE]).toBe(1);
  expect(most).toBeLessThan(MB);
});

it('a body that says how large it is, and is too large, is not begun', async () => {
  const request = requestOf([], { 'content-length': '1001' });
  await expect(saveBody(request, path, 1000, WORDS)).rejects.toThrow(WORDS.tooLarge);
  expect(statSync(path, { throwIfNoEntry: false })).toBeUndefined();
});

it('a body that is too large is read no further, and its connection stays for the answer', async () => {
  let sent = 0;
  function* pieces() {
    for (; sent < 30 * MB; sent += PIECE) yield Buffer.alloc(PIECE);
  }
  const request = requestOf(pieces());
  await expect(saveBody(request, path, MB, WORDS)).rejects.toThrow(WORDS.tooLarge);
  expect(sent).toBeLessThan(2 * MB);
  expect(request.destroyed).toBe(false);
});

it('a body that breaks off or stops coming is refused', async () => {
  const cut = requestOf([Buffer.alloc(PIECE)]);
  const saved = saveBody(cut, path, MB, WORDS);
  cut.destroy(new Error('gone'));
  await expect(saved).rejects.toThrow(WORDS.cut);
  // Needs a cast as above.
  const stuck = Object.assign(new Readable({ read() {} }), { headers: {} }) as unknown as IncomingMessage;
  await expect(saveBody(stuck, `${path}-stuck`, MB, WORDS, 1)).rejects.toThrow(WORDS.cut);
});
