// Collects what is kept of a drawn page: the addresses of this site that it names, and the ids that other pages can link to.
import type { DrawnPage, Frame } from '../../draw/html/draw-page.ts';
import { renderDocument } from '../../draw/html/render.ts';
import { findInHtml, findInModel, type Named, nothingNamed } from './find.ts';

/**
 * Each text has one entry a line, which takes less memory than a list. A link to an id that the page itself lacks is kept as
 * "#costs".
 */
export type PageAddresses = { route: string; addresses: string; ids: string };

/** "usual" are the addresses and ids that every page has. They are left out here and checked only once. */
export function addressesOn(
  { page, html }: Pick<DrawnPage, 'page' | 'html'>,
  { address }: { address: string },
  usual: Named,
): PageAddresses {
  const named = nothingNamed();
  for (const part of html) {
    if (typeof part === 'string') findInHtml(part, named);
    else addNamed(namedIn(part.shared, usual), named);
  }
  findInModel(page, named);
  const from = new URL(address + page.route);
  const isHere = (address: string) => {
    const { path, place } = addressParts(address);
    if (path !== '' && path !== page.route) return false;
    return place === undefined || place === 'top' || named.ids.has(place) || usual.ids.has(place);
  };
  const own = [...named.addresses]
    .filter(written => !usual.addresses.has(written))
    .flatMap(written => ownAddress(written, from) ?? [])
    .filter(address => !isHere(address));
  const ids = [...named.ids].filter(id => !usual.ids.has(id));
  return { route: page.route, addresses: [...new Set(own)].join('\n'), ids: ids.join('\n') };
}

const looked = new WeakMap<Named, Map<string, Named>>();

/** Searches a text that many pages share only once. Pages of one site have the same "usual". */
function namedIn(shared: string, usual: Named): Named {
  const known = looked.get(usual) ?? new Map<string, Named>();
  looked.set(usual, known);
  const found = known.get(shared) ?? nothingNamed();
  if (!known.has(shared)) findInHtml(shared, found);
  known.set(shared, found);
  return found;
}

function addNamed({ addresses, ids }: Named, all: Named): void {
  for (const address of addresses) all.addresses.add(address);
  for (const id of ids) all.ids.add(id);
}

/** What a page names without any content of its own: header, footer, icons, fonts. */
export function usualOn({ site, assets }: Omit<Frame, 'visible'>): Named {
  const empty = { title: '', description: '', canonical: '' };
  const page = { ...empty, route: '', breadcrumbs: [], blocks: [] };
  const image = site.address + site.image;
  const head = { ...empty, image, imageAlt: '', type: 'website' as const, index: false, structured: [] };
  const { addresses, ids } = nothingNamed();
  findInHtml(renderDocument({ page, head, site, assets }, ''), { addresses, ids });
  // Relative addresses mean something else on each page.
  return { addresses: new Set([...addresses].filter(written => /^(?:\/|https:)/.test(written))), ids };
}

/** Nearly all addresses are this plain and need no parser. */
const PLAIN = /^\/(?!\/)[\w/-]*$/;

/** "/faq#costs" for an address on this site, "#costs" for a place on the same page; undefined for an address elsewhere. */
export function ownAddress(written: string, from: URL): string | undefined {
  // An empty address leads a link or picture to the page around it.
  if (written === '') return '#';
  if (written.startsWith('#')) return `#${plain(written.slice(1))}`;
  const path = written.startsWith(`${from.origin}/`) ? written.slice(from.origin.length) : written;
  if (PLAIN.test(path)) return path;
  try {
    const { origin, pathname, hash } = new URL(written, from);
    return origin === from.origin ? plain(pathname) + plain(hash) : undefined;
  } catch {
    // Browsers cannot follow it either.
    return written;
  }
}

/** Decodes an address, because files and ids have plain names. */
function plain(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

export function addressParts(address: string): { path: string; place?: string } {
  const at = address.indexOf('#');
  return at < 0 ? { path: address } : { path: address.slice(0, at), place: address.slice(at + 1) };
}

export function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}
