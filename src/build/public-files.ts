// Files of pages/_public go into the site as they are. Comes out: one hash of all of them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '../hash.ts';
import { listFiles, type Output } from './output.ts';

export function copyPublicFiles(content: string, output: Output): string {
  const folder = join(content, 'pages/_public');
  const names = existsSync(folder) ? listFiles(folder).filter(name => !/(^|\/)\./.test(name)) : [];
  const parts = names.flatMap(name => {
    const bytes = readFileSync(join(folder, name));
    output.put(name, bytes);
    return [name, bytes];
  });
  return hash(...parts);
}
