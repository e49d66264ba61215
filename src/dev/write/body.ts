// Reads the whole body of a request, or writes it to a file. Refuses one that is too large, too slow or cut off.
import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { type Said, says } from '../../base/sentences/said.ts';
import { Refusal } from './refusal.ts';

const LARGEST = 1_048_576;
const PATIENCE_MS = 10_000;

export function readBody(request: IncomingMessage, patience = PATIENCE_MS): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const fail = (status: number, message: Said) => {
      clearTimeout(timer);
      request.removeAllListeners('data').pause();
      reject(new Refusal(status, message));
    };
    const timer = setTimeout(() => fail(408, says`The change took too long to arrive.`), patience);
    const tooLarge = () => fail(413, says`A change has at most 1 MB.`);
    if (Number(request.headers['content-length'] ?? 0) > LARGEST) return tooLarge();
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > LARGEST) return tooLarge();
      chunks.push(chunk);
    });
    request.once('end', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks));
    });
    request.once('close', () => fail(400, says`The change did not arrive as a whole.`));
  });
}

/** What its sender is told of a body that is too large, or that broke off. */
type SavedBodyWords = { tooLarge: string; cut: string };

/**
 * Writes the body to a new file as it arrives, so that none of it stays in memory. Refuses one that is too large or cut off, and ends
 * the connection of one that stops arriving.
 */
export async function saveBody(
  request: IncomingMessage,
  path: string,
  largest: number,
  words: SavedBodyWords,
  patience = PATIENCE_MS,
): Promise<void> {
  const tooLarge = () => new Refusal(413, words.tooLarge);
  if (Number(request.headers['content-length'] ?? 0) > largest) throw tooLarge();
  // The connection may break before the reading begins, which then fails and says so.
  request.on('error', () => undefined);
  const file = await open(path, 'wx');
  const timer = setTimeout(() => request.destroy(), patience);
  try {
    let size = 0;
    // The connection stays open for the answer.
    for await (const piece of request.iterator({ destroyOnReturn: false })) {
      timer.refresh();
      size += piece.length;
      if (size > largest) throw tooLarge();
      await file.writeFile(piece);
    }
  } catch (error) {
    if (error instanceof Refusal || !request.destroyed) throw error;
    throw new Refusal(400, words.cut);
  } finally {
    clearTimeout(timer);
    await file.close();
  }
}
