// What stands around every page: the same markup for all pages that it does not name, so those share it.
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteDocument } from '../generated/types.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { type StyleSheets, sheetsIn } from './styles.ts';

export type Shell = { header: string; footer: string; sheets: string[] };

const shells = new WeakMap<SiteDocument, Map<string | undefined, Shell>>();

export function shellOf(site: SiteDocument, route: string, styles: StyleSheets): Shell {
  const known = shells.get(site) ?? new Map<string | undefined, Shell>();
  shells.set(site, known);
  const named = namedIn(site).has(route) ? route : undefined;
  const shell = known.get(named) ?? draw(site, named, styles);
  known.set(named, shell);
  return shell;
}

function draw(site: SiteDocument, route: string | undefined, styles: StyleSheets): Shell {
  const header = renderToStaticMarkup(<Header site={site} route={route} />);
  const footer = renderToStaticMarkup(<Footer site={site} route={route} />);
  return { header, footer, sheets: sheetsIn(header + footer, styles) };
}

const names = new WeakMap<SiteDocument, Set<string>>();

function namedIn(site: SiteDocument): Set<string> {
  const known = names.get(site) ?? new Set(JSON.stringify(site).match(/(?<=")\/[^"]*(?=")/g) ?? []);
  names.set(site, known);
  return known;
}
