// Says why a page cannot have an address, and which free one is close to it.
import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { otherInForm, type Said, says, the, together } from '../../base/sentences/said.ts';
import { isKeptByWindows } from '../../document/files/folder.ts';
import { isRoute, plainName } from '../../document/files/pages.ts';
import { FILE_FOLDERS, PUBLIC_FOLDER } from '../../document/files/public.ts';
import { siteFacts } from '../../site/site-facts.ts';
import type { Library } from '../../site/types.ts';

const LONGEST = 100;

/** Undefined if the address is free. */
export function addressProblem(address: string, library: Library): Said | undefined {
  return newAddressProblem(address, library) ?? redirectProblem(address, library);
}

/** The same, but old addresses of other pages count as free. The caller takes them from those pages. */
export function newAddressProblem(address: string, library: Library): Said | undefined {
  return formProblem(address, library) ?? nameProblem(address, library) ?? takenProblem(address, library);
}

function formProblem(address: string, library: Library): Said | undefined {
  if (address === '') return says`A page needs an address, such as ${the.text('/services/repairs')}.`;
  if (address.length > LONGEST)
    return says`This address is longer than ${the.number(LONGEST)} letters. Choose a shorter one.`;
  if (/(^|\/)_/.test(address))
    return together(
      says`Names that begin with ${the.text('_')} are never addresses.`,
      suggestion(meantAddress(address, library)),
    );
  if (/^\/([^/]+\/)*index$/.test(address)) {
    const folder = the.text(address.replace(/\/index$/, '') || '/');
    return says`${the.text('index')} is the page of the folder around it: ${the.text(address)} is ${folder}. Choose another address.`;
  }
  if (isRoute(address)) return undefined;
  return together(
    says`An address begins with ${the.text('/')} and has lower-case letters, digits and hyphens.`,
    suggestion(meantAddress(address, library)),
  );
}

/** Proposes an address for whatever was typed or pasted: a title, the name of a file, or a whole URL. */
function meantAddress(address: string, library: Library): string | undefined {
  const { address: site = '', language } = siteFacts(library);
  const path = (site !== '' && address.startsWith(site) ? address.slice(site.length) : address)
    .replace(/^(\.?\/)?pages\//, '')
    .replace(/[?#][\s\S]*$/, '')
    .replace(/\.(json|html?)$/i, '')
    .replace(/\/index$/, '');
  const parts = path.split(/[/\\]/).map(part => plainName(part, language));
  const meant = `/${parts.filter(part => part !== '').join('/')}`;
  return meant !== '/' && isRoute(meant) ? freeAddress(meant, library) : undefined;
}

function nameProblem(address: string, library: Library): Said | undefined {
  const [first = '', ...rest] = address.slice(1).split('/');
  if (/(^|\/)404$/.test(address))
    return says`${the.text(address)} is what visitors see where there is no page. Choose another address.`;
  const kept = [first, ...rest].find(isKeptByWindows);
  if (kept) return says`Windows keeps the name ${the.text(kept)} for itself. Choose another address.`;
  if ([...FILE_FOLDERS, ...publicFolders(library)].includes(first))
    return says`Addresses below ${the.text(`/${first}`)} belong to pictures and other files. Choose another address.`;
  return undefined;
}

function publicFolders({ root }: Library): string[] {
  try {
    const entries = readdirSync(join(root, PUBLIC_FOLDER), { withFileTypes: true });
    return entries.filter(entry => entry.isDirectory()).map(({ name }) => name);
  } catch {
    return [];
  }
}

function takenProblem(address: string, library: Library): Said | undefined {
  const page = library.page(address);
  // A broken link is listed as a page, but is none.
  if (page && existsSync(join(library.root, page.file))) {
    const there = otherInForm(
      says`There is a page ${the.text(address)} already, ${the.sign(page.file)}.`,
      says`This address belongs to ${the.page(page.file)} already.`,
    );
    return together(there, address !== '/' && suggestion(freeAddress(address, library)));
  }
  const inTheWay = obstacleTo(address, library.root);
  return inTheWay === undefined
    ? undefined
    : says`${the.sign(inTheWay)} is in the way. Rename it, or choose another address.`;
}

function redirectProblem(address: string, library: Library): Said | undefined {
  const owner = redirectOwner(address, library);
  if (!owner) return undefined;
  const page = the.page(owner.file);
  return together(
    says`${the.text(address)} is an old address that leads to ${the.text(owner.route)} now.`,
    otherInForm(
      says`Take it out of ${the.field('redirects')} in ${page}, or choose another one.`,
      says`Take it out of the old addresses of ${page}, or choose another one.`,
    ),
  );
}

function redirectOwner(address: string, library: Library) {
  const files = library.routes().flatMap(route => library.page(route) ?? []);
  return files.find(({ document }) => document?.redirects?.includes(address));
}

/** The first file on the way that is no folder, or a file or broken link that has the page's name. */
function obstacleTo(address: string, root: string): string | undefined {
  const parts = address.slice(1).split('/');
  const folders = parts.slice(0, -1).map((_, index) => `pages/${parts.slice(0, index + 1).join('/')}`);
  const wrong = folders.find(folder => {
    const stat = lstatSync(join(root, folder), { throwIfNoEntry: false });
    return stat !== undefined && !stat.isDirectory();
  });
  if (wrong || address === '/') return wrong;
  const file = `pages${address}.json`;
  return lstatSync(join(root, file), { throwIfNoEntry: false }) ? file : undefined;
}

function freeAddress(address: string, library: Library): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? address : `${address}-${number}`;
    if (!nameProblem(candidate, library) && !library.page(candidate) && !redirectOwner(candidate, library))
      return candidate;
    if (number > 99) return address;
  }
}

function suggestion(address: string | undefined): Said | undefined {
  return address === undefined ? undefined : says`How about ${the.text(address)}?`;
}
