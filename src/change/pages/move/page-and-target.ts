// Finds the page that a user wants to move and where it goes. Both may be written as addresses or as files.
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { Failure } from '../../../base/failure.ts';
import { type Said, type SaidPart, says, the } from '../../../base/sentences/said.ts';
import { is404Page, isRoute, routeOfFile } from '../../../document/files/pages.ts';
import type { PageFile } from '../../../document/problem/document.ts';
import { SITE_FILE } from '../../../site/library/library.ts';
import { chosenFiles } from '../../../site/library/named-files.ts';
import type { Library } from '../../../site/types.ts';
import { atPlace } from '../../added-problems.ts';
import { newAddressProblem } from '../free-address.ts';

/** "file" is set if the user named a file. */
export type Target = { route: string; file?: string };

export function pageToMove(name: string, library: Library, folder: string): PageFile {
  return pageThat('move', name, library, folder);
}

/** Why a page cannot be moved, taken away, or led to. */
const CANNOT = {
  move: {
    withoutAddress: (name: SaidPart) => says`${name} is not a page with an address, so it cannot be moved.`,
    home: says`The home page cannot be moved.`,
    unreadable: (page: SaidPart) => says`${page} cannot be read, so it cannot be moved. Mend it first.`,
  },
  remove: {
    withoutAddress: (name: SaidPart) =>
      says`${name} is not a page with an address, so it cannot be taken away.`,
    home: says`The home page cannot be taken away.`,
    unreadable: (page: SaidPart) => says`${page} cannot be read, so it cannot be taken away. Mend it first.`,
  },
  leadTo: {
    withoutAddress: (name: SaidPart) => says`${name} is not a page with an address, so it cannot be led to.`,
    home: says`The home page cannot be led to.`,
    unreadable: (page: SaidPart) => says`${page} cannot be read, so it cannot be led to. Mend it first.`,
  },
};

/** Refuses the home page, and the page that visitors see at unknown addresses. */
export function pageThat(
  deed: keyof typeof CANNOT,
  name: string,
  library: Library,
  folder: string,
): PageFile {
  const cannot = CANNOT[deed];
  const { files: [file] = [], problem } = chosenFiles([name], library, folder);
  if (problem !== undefined) throw new Failure(problem);
  const page = file === undefined ? undefined : library.page(routeOfFile(file));
  if (!page || page.file !== file) throw new Failure(cannot.withoutAddress(the.sign(name)));
  if (page.file === SITE_FILE || page.route === '/') throw new Failure(cannot.home);
  if (is404Page(page.route)) {
    throw new Failure(
      says`${the.page(page.file)} is what visitors see where there is no page. It has to stay where it is.`,
    );
  }
  if (page.parsed) return page;
  const [first] = page.problems;
  const why: Said = cannot.unreadable(the.page(page.file));
  throw new Failure(first ? says`${why}\n${atPlace(first)}` : why);
}

export function targetOf(name: string, page: PageFile, library: Library, folder: string): Target {
  const file = asFile(name, library.root, folder);
  const target = file === undefined ? { route: name } : { route: routeOfFile(file), file };
  if (target.route === page.route && (!file || file === page.file))
    throw new Failure(says`${the.page(page.file)} has the address ${the.sign(page.route)} already.`);
  const problem = newAddressProblem(target.route, library);
  if (problem !== undefined) throw new Failure(problem);
  return target;
}

/** Finds a page whose file somebody has moved already: the old address has no page, and the new one has. */
export function movedByHand(
  old: string,
  wanted: string,
  library: Library,
  folder: string,
): { old: string; page: PageFile } | undefined {
  const [from, to] = [old, wanted].map(name => {
    const file = asFile(name, library.root, folder);
    return file === undefined ? name : routeOfFile(file);
  });
  const page = library.page(to ?? '');
  if (!from || library.page(from) || !isRoute(from) || !page?.parsed || page.route === '/') return undefined;
  return { old: from, page };
}

/** The address of a page, which may be gone already. Returns the name as it is if it cannot be a page. */
export function routeNamed(name: string, root: string, folder: string): string {
  const file = asFile(name, root, folder);
  const route = file === undefined ? name.replace(/(?<=.)\/$/, '') : routeOfFile(file);
  return isRoute(route) ? route : name;
}

/** "/a" is an address and "pages/a.json" a file. "a.json" is a file if the user stands in pages/. */
function asFile(name: string, root: string, folder: string): string | undefined {
  if (!name.endsWith('.json')) return undefined;
  const places = isAbsolute(name) ? [name] : [resolve(folder, name), join(root, name)];
  return places
    .map(place => relative(root, place).split(sep).join('/'))
    .find(file => file.startsWith('pages/'));
}
