// What stands in a folder, as it stands there: a link is seen as a link, whether it leads somewhere or not.
import { type Dirent, lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';

export type FolderProblem = { level: 'error' | 'warning'; message: string };
/** A file or folder that has no business where it is. */
export type Stray = FolderProblem & { file: string };

export const LINK: FolderProblem = {
  level: 'error',
  message: 'This is a link, and links are not followed. Put the folder or file itself here.',
};

/** What editors and systems leave beside the files that people work on. */
const LEFT_BEHIND_NAME = /~$|^~\$|^#.*#$|^4913$|\.(swp|swo|bak|orig|rej|tmp)$|^(thumbs\.db|desktop\.ini)$/i;

export const LEFT_BEHIND: FolderProblem = {
  level: 'warning',
  message: 'This was left behind by a program that edits or shows files. It is not published; delete it.',
};

export function isLeftBehind(entry: Pick<Dirent, 'name' | 'isFile'>): boolean {
  return entry.isFile() && isLeftBehindName(entry.name);
}

export function isLeftBehindName(name: string): boolean {
  return LEFT_BEHIND_NAME.test(name);
}

/** Windows keeps these names for itself, with any ending. */
const KEPT_BY_WINDOWS = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i;

export function isKeptByWindows(name: string): boolean {
  return KEPT_BY_WINDOWS.test(name);
}

export function windowsProblem(name: string): FolderProblem | undefined {
  const [plain = ''] = name.split('.');
  const message = `Windows keeps the name "${plain}" for itself, so nobody there could have a copy of the site. Rename this.`;
  return isKeptByWindows(name) ? { level: 'error', message } : undefined;
}

/** Of what a link leads to. Undefined where nothing is, whatever stands in the way; no disk can be asked for a name with a NUL. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Of a link itself. */
export function linkStatOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    // A file stands where a folder on the way would be.
    return undefined;
  }
}

export function isThere(path: string): boolean {
  return linkStatOf(path) !== undefined;
}

export function isLink(path: string): boolean {
  return linkStatOf(path)?.isSymbolicLink() === true;
}

/** Undefined where a link leads nowhere. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

/** Sorted by name. Undefined where it is not a folder; a mistake where it may not be read. */
export function entriesIn(path: string): Dirent[] | FolderProblem | undefined {
  try {
    return readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    const message =
      code === 'ENOTDIR'
        ? 'This is a file with the name of a folder. Rename it, or put the folder here.'
        : 'This folder may not be read. Give yourself the permission to read it.';
    return { level: 'error', message };
  }
}
