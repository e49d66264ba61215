// Lists the files of pages/_public, which are published as they are. For each file that cannot be published, it says why.
import { accessSync, constants, type Dirent, statSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { otherInForm, type Said, type SaidPart, says, the } from '../../base/sentences/said.ts';
import { hasHidden } from '../../base/words.ts';
import {
  entriesIn,
  type FolderProblem,
  isLeftBehind,
  isLink,
  LEFT_BEHIND,
  LINK,
  linkStatOf,
  realPath,
  type Stray,
  windowsProblem,
} from './folder.ts';
import { kindRefusal } from './public-kinds.ts';
import { nameWarning } from './public-names.ts';

export const PUBLIC_FOLDER = 'pages/_public';

/** Hosts send everything in these folders with headers meant for files, so a page cannot be there. */
export const FILE_FOLDERS = ['assets', 'fonts', 'icons', 'images'];

/** Files about the whole site that a build writes. */
export const ABOUT_THE_SITE = ['feed.xml', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml'];

/** A build makes one if the site has none. */
export const FAVICON = 'favicon.svg';

/** What a build makes besides pages. A site's own file cannot have one of these names. */
export const MADE = [
  '_apache.conf',
  '_headers',
  '_nginx.conf',
  '_redirects',
  'assets/app.js',
  'assets/blocks.css',
  'assets/print.css',
  ...ABOUT_THE_SITE,
];

export type PublicFiles = { names: string[]; folders: string[]; strays: Stray[] };

export function listPublicFiles(root: string): PublicFiles {
  const found: PublicFiles = { names: [], folders: [], strays: [] };
  const visit = (folder: string): void => {
    const path = join(root, PUBLIC_FOLDER, folder);
    const entries = leadsElsewhere(path) ? LINK : (entriesIn(path) ?? []);
    if (!Array.isArray(entries)) {
      found.strays.push({ file: `${PUBLIC_FOLDER}/${folder}`.replace(/\/$/, ''), ...entries });
      return;
    }
    for (const entry of entries) {
      const name = folder + entry.name;
      if (isObeyed(entry.name)) found.strays.push({ file: `${PUBLIC_FOLDER}/${name}`, ...OBEYED });
      if (isHidden(name)) continue;
      const problem = problemOf(entry, join(path, entry.name), name, root);
      if (problem) found.strays.push({ file: `${PUBLIC_FOLDER}/${name}`, ...problem });
      else if (entry.isDirectory()) found.folders.push(name);
      else found.names.push(name);
      if (!problem && entry.isDirectory()) visit(`${name}/`);
    }
  };
  visit('');
  return {
    ...found,
    names: found.names.sort(),
    strays: [...found.strays, ...namedAlike(found), ...namedOddly(found)],
  };
}

/** The folder may be a link to pages/_public of another copy of the site: changes are tried out on such copies. */
function leadsElsewhere(path: string): boolean {
  return isLink(path) && !realPath(path)?.endsWith(join(sep, PUBLIC_FOLDER));
}

/** Answers for one file without listing the whole folder. "name" is its path in pages/_public. */
export function isPublicFile(root: string, name: string): boolean {
  const folder = join(root, PUBLIC_FOLDER);
  const steps = name.split('/');
  const paths = steps.map((_, index) => steps.slice(0, index + 1).join('/'));
  if (leadsElsewhere(folder)) return false;
  return paths.every((path, index) => {
    const isFile = index === paths.length - 1;
    const stat = linkStatOf(join(folder, path));
    const step = steps[index] ?? '';
    if (!stat || step === '' || isHidden(path) || (!isFile && !stat.isDirectory())) return false;
    const entry = Object.assign(stat, { name: step });
    return stat.isDirectory() !== isFile && !problemOf(entry, join(folder, path), path, root);
  });
}

/**
 * Files that systems and editors keep for themselves begin with a dot. Only .well-known is public: services look for files there.
 */
function isHidden(name: string): boolean {
  const [first, ...others] = name.split('/');
  const steps = first === WELL_KNOWN ? others : [first, ...others];
  return steps.some(step => step?.startsWith('.'));
}

const WELL_KNOWN = '.well-known';

const OBEYED: FolderProblem = {
  level: 'warning',
  message: otherInForm(
    says`A host would obey this file, past all that is checked, so it is not published. Old addresses belong to the "redirects" of a page; the rest is up to whoever sets up your host (docs/publishing.md). Take this file out.`,
    says`A host would obey this file, past all that is checked, so it is not published. Take it out, and ask whoever sets up your host.`,
  ),
};

/** Files by which authors configure Apache, or PHP on it. */
function isObeyed(name: string): boolean {
  return /^\.(?:ht|user\.ini$)/i.test(name);
}

/** Why a file could not be published under another name with the same ending. Both are addresses: "/files/a.pdf". */
export function refusalUnder(root: string, from: string, to: string): Said | undefined {
  const [path, name] = [join(root, PUBLIC_FOLDER, from), to.slice(1)];
  const stat = linkStatOf(path);
  if (!stat || isHidden(name)) return says`Files whose name begins with a dot are not published.`;
  const entry = Object.assign(stat, { name: basename(name) });
  return problemOf(entry, path, name, root)?.message;
}

/** An entry of a folder's list. isPublicFile makes one for a single file. */
type Entry = Pick<Dirent, 'name' | 'isDirectory' | 'isFile' | 'isSymbolicLink'>;

function problemOf(entry: Entry, path: string, name: string, root: string): FolderProblem | undefined {
  const fail = (message: Said): FolderProblem => ({ level: 'error', message });
  if (entry.isSymbolicLink() && !leadsToPublicFile(path, root)) return LINK;
  if (entry.isDirectory()) return windowsProblem(entry.name);
  if (isLeftBehind(entry)) return LEFT_BEHIND;
  if (!entry.isFile() && !entry.isSymbolicLink()) return fail(NO_ORDINARY_FILE);
  if (MADE.includes(name.toLowerCase()))
    return fail(says`A file of this name is made with the site. Rename this one.`);
  if (hasHidden(entry.name))
    return fail(says`The name of this file holds a sign that nobody can see. Rename it.`);
  if (name.startsWith('_'))
    return fail(says`Hosts show nothing whose name begins with ${the.text('_')} to anybody. Rename this.`);
  return accessProblem(path) ?? windowsProblem(entry.name) ?? kindProblem(path, name);
}

const NO_ORDINARY_FILE = otherInForm(
  says`This is not an ordinary file, so it cannot be published. Take it out of pages/_public.`,
  says`This is not an ordinary file, so it cannot be published. Take it out.`,
);

function leadsToPublicFile(path: string, root: string): boolean {
  const folder = realPath(join(root, PUBLIC_FOLDER)) + sep;
  return realPath(path)?.startsWith(folder) === true && statSync(path).isFile();
}

function kindProblem(path: string, name: string): FolderProblem | undefined {
  const message = kindRefusal(path, name);
  return message === undefined ? undefined : { level: 'error', message };
}

function accessProblem(path: string): FolderProblem | undefined {
  try {
    accessSync(path, constants.R_OK);
    return undefined;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const message = isMissing
      ? says`The name of this file holds a character that is not UTF-8. Rename it.`
      : says`This file may not be read. Give yourself the permission to read it.`;
    return { level: 'error', message };
  }
}

function namedOddly({ names }: PublicFiles): Stray[] {
  return names.flatMap(name => {
    const message = nameWarning(name);
    return message === undefined
      ? []
      : [{ file: `${PUBLIC_FOLDER}/${name}`, level: 'warning' as const, message }];
  });
}

/** Windows and macOS take two names for the same if they differ only in capital letters. */
function namedAlike({ names, folders }: PublicFiles): Stray[] {
  const first = new Map<string, string>();
  return [...folders, ...names].flatMap(name => {
    const earlier = first.get(name.toLowerCase());
    if (earlier === undefined) first.set(name.toLowerCase(), name);
    if (earlier === undefined) return [];
    const message = otherInForm(
      sameName(the.sign(`${PUBLIC_FOLDER}/${earlier}`)),
      sameName(the.text(`/${earlier}`)),
    );
    return [{ file: `${PUBLIC_FOLDER}/${name}`, level: 'error' as const, message }];
  });
}

function sameName(earlier: SaidPart): Said {
  return says`On Windows and macOS this is the same name as ${earlier}. Rename one of the two.`;
}
