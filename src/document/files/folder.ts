// Lists folders, and finds what does not belong in them. A link counts as a link, whether or not it leads somewhere.
import { type Dirent, lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { otherInForm, type Said, says, the } from '../../base/sentences/said.ts';

export type FolderProblem = { level: 'error' | 'warning'; message: Said };
/** A file or folder that does not belong where it is. */
export type Stray = FolderProblem & { file: string };

export const LINK: FolderProblem = {
  level: 'error',
  message: says`This is a link, and links are not followed. Put the folder or file itself here.`,
};

/** Names of files that editors and operating systems leave behind. */
const LEFT_BEHIND_NAME = /~$|^~\$|^#.*#$|^4913$|\.(swp|swo|bak|orig|rej|tmp)$|^(thumbs\.db|desktop\.ini)$/i;

export const LEFT_BEHIND: FolderProblem = {
  level: 'warning',
  message: says`This was left behind by a program that edits or shows files. It is not published; delete it.`,
};

export const FILES_FOR_VISITORS = otherInForm(
  says`Files for visitors belong into pages/_public.`,
  says`Files for visitors have a folder of their own: ask whoever looks after the site.`,
);

export function isLeftBehind(entry: Pick<Dirent, 'name' | 'isFile'>): boolean {
  return entry.isFile() && isLeftBehindName(entry.name);
}

export function isLeftBehindName(name: string): boolean {
  return LEFT_BEHIND_NAME.test(name);
}

/** Windows reserves these names, with any ending: https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file */
const KEPT_BY_WINDOWS = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i;

export function isKeptByWindows(name: string): boolean {
  return KEPT_BY_WINDOWS.test(name);
}

export function windowsProblem(name: string): FolderProblem | undefined {
  const [plain = ''] = name.split('.');
  const message = says`Windows keeps the name ${the.text(plain)} for itself, so nobody there could have a copy of the site. Rename this.`;
  return isKeptByWindows(name) ? { level: 'error', message } : undefined;
}

/** Follows links. Undefined if there is nothing, or if it cannot be asked for: Node throws on a name with a NUL. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Does not follow links. */
export function linkStatOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    // A part of the path that should be a folder is a file.
    return undefined;
  }
}

export function isThere(path: string): boolean {
  return linkStatOf(path) !== undefined;
}

export function isLink(path: string): boolean {
  return linkStatOf(path)?.isSymbolicLink() === true;
}

/** Undefined if a link leads nowhere. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

/** Sorted by name. Undefined if nothing is there; a problem if it is a file, or cannot be read. */
export function entriesIn(path: string): Dirent[] | FolderProblem | undefined {
  try {
    return readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    const message =
      code === 'ENOTDIR'
        ? says`This is a file with the name of a folder. Rename it, or put the folder here.`
        : says`This folder may not be read. Give yourself the permission to read it.`;
    return { level: 'error', message };
  }
}
