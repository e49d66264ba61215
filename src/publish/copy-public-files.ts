// Copies files of pages/_public into the site as they are. Photographs and pictures wait, because only the ones that pages name
// are published (publish-pictures.ts).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '../base/hash.ts';
import { listPublicFiles, PUBLIC_FOLDER } from '../document/files/public.ts';
import { knownOf } from '../document/pictures/known.ts';
import { isPhotograph } from '../document/pictures/photograph.ts';
import type { Output } from './output-folder.ts';

/** "fingerprint" is a hash of all files; "waiting" are the names of files that were not copied. */
export type PublicFilesCopied = { fingerprint: string; waiting: string[] };

export function copyPublicFiles(content: string, output: Output): PublicFilesCopied {
  const { names } = listPublicFiles(content);
  const waiting = names.filter(isWaiting);
  const copied = names.filter(name => !isWaiting(name));
  const parts = copied.flatMap(name => {
    const bytes = readFileSync(join(content, PUBLIC_FOLDER, name));
    output.put(name, bytes);
    return [name, bytes];
  });
  const seen = waiting.map(name => JSON.stringify([name, knownOf(content, name)?.content]));
  return { fingerprint: hash(...parts, ...seen), waiting };
}

function isWaiting(name: string): boolean {
  return isPhotograph(name) || (name.startsWith('images/') && !name.endsWith('.svg'));
}
