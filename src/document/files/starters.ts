// The content folder in, the starters in it out: page documents that new pages begin as. Their names are never addresses.
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

export const STARTERS = 'pages/_starters';

/** "pages/_starters/services/service.json": the folder says where pages made from it go. */
export function starterFiles(root: string): string[] {
  const folder = join(root, STARTERS);
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return names
    .filter(name => name.endsWith('.json'))
    .map(name => `${STARTERS}/${name.split(sep).join('/')}`)
    .sort();
}
