// The folder of a site in, the files of which every version is kept out: its documents, and how it looks.
import { lstatSync, readdirSync, readFileSync, realpathSync, type Stats } from 'node:fs';
import { join } from 'node:path';

const KEPT = /^pages\/(?!_public\/)(.+\.json|_look\/.+\.css)$/;
/** Nor does any lead out of the folder. */
const HIDDEN = /(^|\/)\.|\\/;
/** No document is larger. */
const LARGEST = 1_048_576;

export function isKept(file: string): boolean {
  return KEPT.test(file) && !HIDDEN.test(file);
}

export function isPublished(file: string): boolean {
  return file.startsWith('pages/_public/') && !HIDDEN.test(file);
}

/** Links are not followed. */
export function keptFiles(root: string, folder = 'pages'): string[] {
  if (folder === 'pages' && !statIn(root, folder)?.isDirectory()) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^pages\/_public$|\/\./.test(file) ? [] : keptFiles(root, file);
    return entry.isFile() && isKept(file) ? [file] : [];
  });
}

/** Undefined for what is not there, too large for a document, or reached by a link, which may lead anywhere. */
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

/** Whether there is nothing of that name, as far as anybody may look. */
export function isGone(root: string, file: string): boolean {
  return statIn(root, file) === undefined;
}

/** When somebody saved it, as its disk says, or now where that would be before what is known of it. */
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
