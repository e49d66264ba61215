// The content folder in, the starters in it out: page documents that new pages begin as. Their names are never addresses.
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { read } from '../document/files/read.ts';
import { parse } from '../document/json/parse.ts';

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

/** What stands in those that can be read; who begins a page with one of the others is told. */
export function readStarters(root: string): unknown[] {
  return starterFiles(root).flatMap(file => {
    const { source } = read(root, file);
    const { parsed } = source ? parse(source) : {};
    return parsed ? [parsed.value] : [];
  });
}
