// Finds addresses in the finished site that lead nowhere. Names each once, with the place where it is written.
import { counted, quoted } from '../../base/words.ts';
import { PUBLIC_FOLDER } from '../../document/files/public.ts';
import { problemAt, problemOfFile } from '../../document/problem/position.ts';
import { inFileOrder, type Problem } from '../../document/problem/problem.ts';
import { SITE_FILE } from '../../site/library/library.ts';
import type { Library } from '../../site/types.ts';
import { findInFile, type Named } from './find.ts';
import { addressParts, linesOf, ownAddress, type PageAddresses } from './page-addresses.ts';
import { filesOf } from './page-files.ts';
import { placeIn, sourcesBehind } from './sources.ts';

export type Finished = {
  site: { address: string };
  pages: PageAddresses[];
  /** The addresses and ids that every page has. */
  usual: Named;
  /** The files about the whole site, by name. */
  about: Map<string, string>;
};

/** Says whether the finished site will have a file of this name. */
type Holds = (name: string) => boolean;

/** The pages that name the address, or the file about the whole site. With neither, every page names it. */
type DeadEnd = { routes: Set<string>; file?: string };

export function deadEnds(finished: Finished, holds: Holds, library: Library): Problem[] {
  const isThere = lookup(finished, holds);
  const dead = new Map<string, DeadEnd>();
  const see: See = (address, route, file) => {
    if (address === undefined || isThere(address)) return;
    // If the page itself is missing, links to places on it count as the same dead end.
    const { path } = addressParts(address);
    const missing = path === '' || isThere(path) ? address : path;
    const known = dead.get(missing);
    if (!known) dead.set(missing, { routes: new Set(route === undefined ? [] : [route]), file });
    else if (route !== undefined && known.routes.size > 0) known.routes.add(route);
  };
  eachAddress(finished, see);
  return inFileOrder(
    [...dead].map(([address, by]) => problemOf(address, by, finished.site.address, library)),
  );
}

type See = (address: string | undefined, route?: string, file?: string) => void;

function eachAddress({ site, usual, pages, about }: Finished, see: See): void {
  for (const written of usual.addresses) see(ownAddress(written, new URL(site.address)));
  for (const { route, addresses } of pages) for (const address of linesOf(addresses)) see(address, route);
  for (const [file, text] of about)
    for (const written of findInFile(file, text))
      see(ownAddress(written, new URL(file, site.address)), undefined, file);
}

/** The paths of everything on this site that some page or file names. */
export function pathsNamed(finished: Finished): Set<string> {
  const paths = new Set<string>();
  eachAddress(finished, address => {
    if (address !== undefined) paths.add(addressParts(address).path);
  });
  return paths;
}

function lookup({ pages, usual, about }: Finished, holds: Holds): (address: string) => boolean {
  const idsOn = new Map(pages.map(({ route, ids }) => [route, ids]));
  const sets = new Map<string, Set<string>>();
  const known = new Map<string, boolean>();
  const redirects = new Map(
    linesOf(about.get('_redirects') ?? '').map(line => line.split(' ') as [string, string]),
  );

  function isThere(address: string): boolean {
    // Most addresses are a page.
    if (idsOn.has(address)) return true;
    const answer = known.get(address) ?? look(address);
    known.set(address, answer);
    return answer;
  }

  function look(address: string): boolean {
    const { path, place } = addressParts(address);
    if (path === '') return false;
    if (holds(filesOf(path).html)) return place === undefined || place === 'top' || isOn(path, place);
    const target = redirects.get(path);
    if (target !== undefined) return isThere(place === undefined ? target : `${target}#${place}`);
    // Hosts serve no name that begins with "_", and no page by a name with ".html". In other files, "#…" is not checked.
    return !/^\/_|\.html$/.test(path) && holds(path.slice(1));
  }

  /** Every place counts as there on a page that the site brings as a finished file: that file was not searched for ids. */
  function isOn(route: string, place: string): boolean {
    const ids = idsOn.get(route);
    if (ids === undefined || usual.ids.has(place)) return true;
    const set = sets.get(route) ?? new Set(linesOf(ids));
    sets.set(route, set);
    return set.has(place);
  }

  return isThere;
}

function problemOf(address: string, by: DeadEnd, site: string, library: Library): Problem {
  const [route] = by.routes;
  const page = route === undefined ? undefined : library.page(route);
  const message = sentence(address, by, library);
  for (const source of sourcesBehind(page, library)) {
    const span = placeIn(source, [address, site + address]);
    if (span) return problemAt(source, span, '', message);
  }
  return problemOfFile(page?.file ?? by.file ?? SITE_FILE, message);
}

function sentence(address: string, by: DeadEnd, library: Library): string {
  const { path, place } = addressParts(address);
  const who = whoOf(by);
  const verb = (word: string) => (by.routes.size > 1 ? word : `${word}s`);
  if (address === '#')
    return `${who} ${verb('show')} a link or picture without an address. Give it one, or take it out.`;
  const leads = `${who} ${verb('lead')} to ${quoted(address)}`;
  if (place !== undefined) {
    const owner = path === '' ? 'nothing there' : `nothing on ${quoted(path)}`;
    return `${leads}, but ${owner} has this id. Give it to a block that shows it, or change the link.`;
  }
  if (library.page(path))
    return `${leads}, which visitors do not see. Publish that page, or change the link.`;
  if (!/\.(?!html$)\w+$/.test(path))
    return `${leads}, but there is no such page. Add the page, or change the link.`;
  const named = `${who} ${verb('name')} ${quoted(path)}, but there is no such file.`;
  return `${named} Put it at ${PUBLIC_FOLDER}${path}, or name another one.`;
}

function whoOf({ routes, file = 'Every page' }: DeadEnd): string {
  const [route] = routes;
  if (route === undefined) return file;
  return routes.size === 1 ? quoted(route) : `${quoted(route)} and ${counted(routes.size - 1, 'other page')}`;
}
