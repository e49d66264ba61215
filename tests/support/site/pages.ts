// Lists the addresses of the finished sites and reads their HTML.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../../src/base/files/folder.ts';
import { size } from '../size.ts';
import { SECOND_SITE, SITE } from './site.ts';

/** The most visited pages of the second site. */
export const KEY_ROUTES = ['/', '/leistungen', '/preise', '/fragen', '/magazin', '/kontakt'];

/** Pages of the second site that contain every kind of block, one of each kind of page. */
export const SAMPLE_ROUTES = [
  ...KEY_ROUTES,
  '/leistungen/wartung',
  '/leistungen/laufradbau',
  '/stimmen',
  '/werkstatt',
  '/magazin/kette-pflegen',
  '/404',
];

/** The pages whose look and structure are accepted: "blog" is what tests/accepted calls the second site's "/magazin". */
export const SHOWN_PAGES = [
  { route: '/', name: 'home' },
  { route: '/leistungen', name: 'services' },
  { route: '/preise', name: 'pricing' },
  { route: '/leistungen/wartung', name: 'service' },
  { route: '/magazin', name: 'blog' },
  { route: '/kontakt', name: 'contact' },
];

export function builtRoutes(site = SECOND_SITE): string[] {
  return listFiles(site)
    .filter(name => name.endsWith('.html'))
    .map(name => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`));
}

export function builtHtml(route: string, site = SECOND_SITE): string {
  return readFileSync(join(site, route === '/' ? 'index.html' : `${route.slice(1)}.html`), 'utf8');
}

export type Built = { name: string; folder: string; routes: string[] };

/** For suites that hold for every page of any site. */
export function allPages(): Built[] {
  return [
    { name: 'the second site', folder: SECOND_SITE, routes: builtRoutes() },
    { name: 'the first site', folder: SITE, routes: builtRoutes(SITE) },
  ];
}

/** For suites whose faults show on most pages anyway: a sample of the second site, and the first site's home page. */
export function somePages(): Built[] {
  const [second, first] = allPages() as [Built, Built];
  return size(
    [
      { ...second, routes: SAMPLE_ROUTES },
      { ...first, routes: ['/'] },
    ],
    [second, first],
  );
}
