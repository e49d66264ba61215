// Says of which files the journal keeps every version: documents, and the style sheets of the site's look.
import { lstatSync, readdirSync, readFileSync, realpathSync, type Stats } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const KEPT = /^pages\/(?!_public\/)(.+\.json|_look\/.+\.css)$/;
/** Hidden files, and paths that could lead out of the folder. */
const HIDDEN = /(^|\/)\.|\\/;
/** No document is larger. */
export const LARGEST = 1_048_576;

export function isKept(file: string): boolean {
  return KEPT.test(file) && !HIDDEN.test(file);
}

export function isPublished(file: string): boolean {
  return file.startsWith('pages/_public/') && !HIDDEN.test(file);
}

/** Does not follow links. */
export function keptFiles(root: string, folder = 'pages'): string[] {
  if (folder === 'pages' && !statIn(root, folder)?.isDirectory()) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^pages\/_public$|\/\./.test(file) ? [] : keptFiles(root, file);
    return entry.isFile() && isKept(file) ? [file] : [];
  });
}

/** Undefined for a file that is missing, too large for a document, or reached through a link, which may lead anywhere. */
export function bytesIn(root: string, file: string): Buffer | undefined {
  try {
    const path = join(root, file);
    if (realpathSync.native(path) !== join(realpathSync.native(root), file)) return undefined;
    const stat = lstatSync(path);
    return stat.isFile() && stat.size <= LARGEST ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether no file has this name. A file that may not be looked at counts as gone. */
export function isGone(root: string, file: string): boolean {
  return statIn(root, file) === undefined;
}

/** Whether its folder has a file of exactly this name, also on disks that take "Team.JPG" and "team.jpg" for the same file. */
export function hasExactName(root: string, file: string): boolean {
  try {
    return readdirSync(join(root, dirname(file))).includes(basename(file));
  } catch {
    return false;
  }
}

/**
 * When the file was saved, by its date on disk. Uses the present time if that date is in the future, or before the last version
 * that is known.
 */
export function savedAt(root: string, file: string, known = 0): number {
  const [now, saved] = [Date.now(), Math.round(statIn(root, file)?.mtimeMs ?? 0)];
  return saved > known && saved < now ? saved : now;
}

function statIn(root: string, file: string): Stats | undefined {
  try {
    return lstatSync(join(root, file), { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
