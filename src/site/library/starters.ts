// Reads the starters: page documents in pages/_starters with which new pages begin. They have no address of their own.
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { read } from '../../document/files/read.ts';
import { parse } from '../../document/json/parse.ts';

export const STARTERS = 'pages/_starters';

/** The folder of a starter tells where its pages go: those from "pages/_starters/services/service.json" go into "services". */
export function starterFiles(root: string): string[] {
  const folder = join(root, STARTERS);
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return names
    .filter(name => name.endsWith('.json'))
    .map(name => `${STARTERS}/${name.split(sep).join('/')}`)
    .sort();
}

/** The content of all starters that can be read. The others are reported when somebody begins a page with one. */
export function readStarters(root: string): unknown[] {
  return starterFiles(root).flatMap(file => {
    const { source } = read(root, file);
    const { parsed } = source ? parse(source) : {};
    return parsed ? [parsed.value] : [];
  });
}
