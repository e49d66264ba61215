// What stands around every page: the same markup for all pages that it does not name, so those share it.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { PageWords } from '../ui/words.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { type StyleSheets, sheetsIn } from './styles.ts';

export type Shell = { header: string; footer: string; sheets: string[] };

const shells = new WeakMap<ResolvedSite, Map<string | undefined, Shell>>();

export function shellOf(site: ResolvedSite, route: string, styles: StyleSheets): Shell {
  const known = shells.get(site) ?? new Map<string | undefined, Shell>();
  shells.set(site, known);
  const named = namedIn(site).has(route) ? route : undefined;
  const shell = known.get(named) ?? draw(site, named, styles);
  known.set(named, shell);
  return shell;
}

function draw(site: ResolvedSite, route: string | undefined, styles: StyleSheets): Shell {
  const header = around(site, <Header site={site} route={route} />);
  const footer = around(site, <Footer site={site} route={route} />);
  return { header, footer, sheets: sheetsIn(header + footer, styles) };
}

function around({ words }: ResolvedSite, part: ReactElement): string {
  return renderToStaticMarkup(<PageWords value={words}>{part}</PageWords>);
}

const names = new WeakMap<ResolvedSite, Set<string>>();

function namedIn(site: ResolvedSite): Set<string> {
  const known =
    names.get(site) ??
    new Set(JSON.stringify({ ...site, words: undefined }).match(/(?<=")\/[^"]*(?=")/g) ?? []);
  names.set(site, known);
  return known;
}
