// A path in, the file's text or a problem out.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from './document';
import type { Problem } from './problem';

export function read(root: string, file: string): { source?: Source; problems: Problem[] } {
  const bytes = readFileSync(join(root, file));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { source: { file, text: bytes.toString('utf8'), hash }, problems: [] };
}
