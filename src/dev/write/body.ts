// Reads the whole body of a request. Refuses one that is too large, too slow or cut off.
import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

const LARGEST = 1_048_576;
const PATIENCE_MS = 10_000;

export function readBody(request: IncomingMessage, patience = PATIENCE_MS): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const fail = (status: number, message: string) => {
      clearTimeout(timer);
      request.removeAllListeners('data').pause();
      reject(new Refusal(status, message));
    };
    const timer = setTimeout(() => fail(408, 'The change took too long to arrive.'), patience);
    const tooLarge = () => fail(413, 'A change has at most 1 MB.');
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
    request.once('close', () => fail(400, 'The change did not arrive as a whole.'));
  });
}
