// The routes of the finished site and their HTML.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../../src/publish/output-folder.ts';
import { size } from '../size.ts';
import { SITE } from './site.ts';

/** The pages that most visitors come to. */
export const KEY_ROUTES = ['/', '/services', '/pricing', '/faq', '/blog', '/contact'];

/** Pages that have every kind of block among them, one of each kind of page: "npm test" looks at these, "npm run test:full" at all. */
export const SAMPLE_ROUTES = [
  ...KEY_ROUTES,
  '/about-us',
  '/services/gte-reports',
  '/blog/business-plans-visa-success',
  '/privacy-policy',
  '/404',
];

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

/** The pages that a suite looks at which finds the same faults on most pages. */
export function someRoutes(): string[] {
  return size(SAMPLE_ROUTES, builtRoutes());
}

export function builtHtml(route: string): string {
  return readFileSync(join(SITE, route === '/' ? 'index.html' : `${route.slice(1)}.html`), 'utf8');
}
