// What stands around every page: the same markup for all pages that it does not name, so those share it.
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteDocument } from '../generated/types.ts';
import type { SiteLook } from '../look/look.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { type StyleSheets, sheetsIn } from './styles.ts';

export type Shell = { header: string; footer: string; sheets: string[] };

type Drawing = { look: SiteLook; styles: StyleSheets };
type Known = { look: SiteLook; drawn: Map<string | undefined, Shell> };

const shells = new WeakMap<SiteDocument, Known>();

export function shellOf(site: SiteDocument, route: string, drawing: Drawing): Shell {
  const { look } = drawing;
  const last = shells.get(site);
  const { drawn } = last?.look === look ? last : { drawn: new Map<string | undefined, Shell>() };
  shells.set(site, { look, drawn });
  const named = namedIn(site).has(route) ? route : undefined;
  const shell = drawn.get(named) ?? draw(site, named, drawing);
  drawn.set(named, shell);
  return shell;
}

function draw(site: SiteDocument, route: string | undefined, { styles, look }: Drawing): Shell {
  const around = { site, route, logo: look.logo };
  const header = renderToStaticMarkup(<Header {...around} />);
  const footer = renderToStaticMarkup(<Footer {...around} />);
  return { header, footer, sheets: sheetsIn(header + footer, styles) };
}

const names = new WeakMap<SiteDocument, Set<string>>();

function namedIn(site: SiteDocument): Set<string> {
  const known = names.get(site) ?? new Set(JSON.stringify(site).match(/(?<=")\/[^"]*(?=")/g) ?? []);
  names.set(site, known);
  return known;
}
