// Draws the header and footer. Pages for which the menu marks the same link share one drawing.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteLook } from '../../site/look/look.ts';
import { PageWords } from '../../ui/words.ts';
import { placeOf } from '../page/place.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { type StyleSheets, type Uses, usesIn } from './styles.ts';

export type Shell = { header: string; footer: string; uses: Uses };

type Drawing = { look: SiteLook; styles: StyleSheets };
type Known = { look: SiteLook; drawn: Map<string | undefined, Shell> };

const shells = new WeakMap<ResolvedSite, Known>();

export function shellOf(site: ResolvedSite, route: string, drawing: Drawing): Shell {
  const { look } = drawing;
  const last = shells.get(site);
  const { drawn } = last?.look === look ? last : { drawn: new Map<string | undefined, Shell>() };
  shells.set(site, { look, drawn });
  const place = placeOf(route, namedIn(site));
  const standsFor = place === route ? place : place && `${place}/`;
  const shell = drawn.get(standsFor) ?? draw(site, place, place === route, drawing);
  drawn.set(standsFor, shell);
  return shell;
}

function draw(site: ResolvedSite, place: string | undefined, isHere: boolean, drawing: Drawing): Shell {
  const { styles, look } = drawing;
  const given = { site, place, route: isHere ? place : undefined, logo: look.logo };
  const header = around(site, <Header {...given} />);
  const footer = around(site, <Footer {...given} />);
  return { header, footer, uses: usesIn(header + footer, styles) };
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
