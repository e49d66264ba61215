// The routes of the finished site and their HTML.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../../src/publish/output-folder.ts';
import { SITE } from './site.ts';

/** The pages of the most kinds of blocks, looked at in every way in "npm test" too. */
export const KEY_ROUTES = ['/', '/services', '/pricing', '/faq', '/blog', '/contact'];

/** The pages that show the look: in the README, and as pictures that are compared. */
export const SHOWN_PAGES = [
  { route: '/', name: 'home' },
  { route: '/services', name: 'services' },
  { route: '/pricing', name: 'pricing' },
  { route: '/services/market-salary-report', name: 'service' },
  { route: '/blog', name: 'blog' },
  { route: '/contact', name: 'contact' },
];

export function builtRoutes(): string[] {
  return listFiles(SITE)
    .filter(name => name.endsWith('.html'))
    .map(name => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`));
}

export function builtHtml(route: string): string {
  return readFileSync(join(SITE, route === '/' ? 'index.html' : `${route.slice(1)}.html`), 'utf8');
}
