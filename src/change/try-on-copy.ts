// Tries changes on a copy of the pages, and returns the mistakes and warnings that they would bring in.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { checkAll } from '../check/check.ts';
import { linkStatOf } from '../document/files/folder.ts';
import { PUBLIC_FOLDER } from '../document/files/public.ts';
import type { Problem } from '../document/problem/problem.ts';
import type { Library } from '../site/types.ts';
import { addedProblems } from './added-problems.ts';
import type { SavedFile } from './save/together.ts';

/** "renamed" leads from the old name of each file to its new one. */
export function newProblems(changes: SavedFile[], renamed: Map<string, string>, library: Library): Problem[] {
  const before = checkAll(library);
  const after = problemsAfter(changes, library);
  const moved = before.map(problem => ({ ...problem, file: renamed.get(problem.file) ?? problem.file }));
  return addedProblems(moved, after, placeKey);
}

export function problemsAfter(changes: SavedFile[], library: Library): Problem[] {
  return onCopy(library.root, changes, root => checkAll(library.copyIn(root, library.now)));
}

/**
 * Recognises a problem by its place, because its sentence may name an address that has changed. Leaves numbers out of the place,
 * because items move up when one is taken out.
 */
export function placeKey({ file, where, level }: Problem): string {
  return `${level} ${file} ${where.replace(/\[\d+\]| \d+(?= |$)/g, '')}`;
}

function onCopy<T>(root: string, changes: SavedFile[], work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-rename-'));
  try {
    copyWith(root, changes, folder);
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes a copy of the site with these changes in an empty folder. */
export function copyWith(root: string, changes: SavedFile[], folder: string): void {
  const files = join(root, PUBLIC_FOLDER);
  const arePublic = changes.some(({ file }) => file.startsWith(`${PUBLIC_FOLDER}/`));
  copyFolder(join(root, 'pages'), join(folder, 'pages'), path => arePublic || path !== files);
  if (!arePublic) symlinkSync(files, join(folder, PUBLIC_FOLDER), 'junction');
  symlinkSync(join(root, 'blocks'), join(folder, 'blocks'), 'junction');
  // A folder may take the place of a file that goes, and a file that of a folder.
  for (const { file } of changes) rmSync(join(folder, file), { recursive: true, force: true });
  for (const { file, after, bytes } of changes)
    if (after !== undefined) put(join(folder, file), bytes ?? after);
}

/**
 * Other programs write to the folder too. A file that one of them deletes in the meantime is left out. A link to something in the
 * folder leads to the same thing in the copy.
 */
export function copyFolder(
  from: string,
  to: string,
  isWanted: (path: string) => boolean,
  top = { from, to },
): void {
  const entries = readdirSync(from, { withFileTypes: true });
  mkdirSync(to);
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (!isWanted(source)) continue;
    try {
      if (entry.isDirectory()) copyFolder(source, target, isWanted, top);
      else if (entry.isFile()) cpSync(source, target);
      else if (entry.isSymbolicLink()) symlinkSync(inCopy(source, top), target);
    } catch (error) {
      if (linkStatOf(source)) throw error;
    }
  }
}

function inCopy(link: string, top: { from: string; to: string }): string {
  const leads = resolve(dirname(link), readlinkSync(link));
  return leads.startsWith(top.from + sep) ? join(top.to, relative(top.from, leads)) : leads;
}

function put(path: string, text: string | Buffer): void {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
