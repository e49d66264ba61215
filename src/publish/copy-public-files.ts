// Files of pages/_public go into the site as they are. Comes out: one hash of all of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '../base/hash.ts';
import { listPublicFiles, PUBLIC_FOLDER } from '../document/files/public.ts';
import type { Output } from './output-folder.ts';

export function copyPublicFiles(content: string, output: Output): string {
  const parts = listPublicFiles(content).names.flatMap(name => {
    const bytes = readFileSync(join(content, PUBLIC_FOLDER, name));
    output.put(name, bytes);
    return [name, bytes];
  });
  return hash(...parts);
}
