import { createHash } from 'node:crypto';

export function hash(...parts: (string | Buffer)[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest('hex');
}

export function shortHash(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
