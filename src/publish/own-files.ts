// Remembers which files builds of this site wrote into an output folder, so that a build deletes and overwrites no other file. The
// record lies outside the site, because a folder from somebody else could bring one along.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { asFailure, Failure, Refused } from '../base/failure.ts';
import { makeFolder } from '../base/files/folder.ts';
import { saveText } from '../base/files/save.ts';
import { realPathOf } from '../base/kept-place.mjs';

/** File managers leave these files in every folder that somebody looks at. */
const OF_FILE_MANAGERS = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** "file" is the record. "earlier" is asked for the names that the version before this one has kept. */
export function openOwnFiles(out: string, file: string, earlier: () => Iterable<string>) {
  let own = new Set(read(file) ?? earlier());

  return {
    has: (name: string): boolean => own.has(name),
    /** "isSame" says whether this build makes the same file. Such a file needs no record: a copy of the site may have brought it. */
    refuseOthers(names: string[], isSame: (name: string) => boolean): void {
      const others = names.filter(name => !own.has(name) && !OF_FILE_MANAGERS.test(name) && !isSame(name));
      if (others.length > 0) throw new Failure(refusal(out, others));
    },
    /** Call this before any file is written, so that after a kill each file is known. */
    add(names: Iterable<string>): void {
      own = new Set([...own, ...names]);
      saveRecord(file, JSON.stringify([...own]));
    },
    /** Call this when all files are in place and all others are gone. */
    set(names: Iterable<string>): void {
      own = new Set(names);
      saveRecord(file, JSON.stringify([...own]));
    },
  };
}

/** The real path of a folder that may not be there yet. A link that leads elsewhere from now on is another folder. */
export function realPlaceOf(folder: string): string {
  if (existsSync(folder) || dirname(folder) === folder) return realPathOf(folder);
  return join(realPlaceOf(dirname(folder)), basename(folder));
}

function refusal(out: string, [first = '', ...more]: string[]): string {
  const others = more.length > 0 ? ` and ${more.length} more ${more.length > 1 ? 'files' : 'file'}` : '';
  return [
    `No build of this site is known to have written ${join(out, first)}${others}, and a build deletes or replaces only its own files, so nothing was built.`,
    `If you need nothing in ${out}, delete that folder and build again. If a host builds the site, clear its build cache.`,
  ].join(' ');
}

function read(file: string): string[] | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** If nothing can be kept, the site is built all the same, and the next build knows nothing of these files. */
export function saveRecord(file: string, text: string): void {
  try {
    makeFolder(dirname(file));
    saveText(file, text);
  } catch (error) {
    if (!(asFailure(error) instanceof Refused)) throw error;
  }
}
