// Gives each contestant the same JSON documents, from the folder that the benchmark names.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = process.env.BENCH_PAGES;

/** Files that are copied into the finished site. */
export const PUBLIC = join(FOLDER, '_public');

export function readPages() {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.json') && !name.split(/[\\/]/).some(part => part.startsWith('_')))
    .map(name => ({ route: routeOf(name.replaceAll('\\', '/')), ...readPage(name) }));
}

export function readPage(name) {
  return JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
}

export function readSite() {
  return readPage('_site.json');
}

export function textOf(text) {
  return [text].flat().join('\n\n');
}

function routeOf(name) {
  const path = name.replace(/\.json$/, '');
  return path === 'index' ? '/' : `/${path}`;
}
