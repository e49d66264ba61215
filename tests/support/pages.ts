// The routes of the finished site and their HTML.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../src/build/output.ts';
import { SITE } from './site.ts';

export function builtRoutes(): string[] {
  return listFiles(SITE)
    .filter(name => name.endsWith('.html'))
    .map(name => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`));
}

export function builtHtml(route: string): string {
  return readFileSync(join(SITE, route === '/' ? 'index.html' : `${route.slice(1)}.html`), 'utf8');
}
