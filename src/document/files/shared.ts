// Lists the documents in pages/_shared, and the files and folders that do not belong there. Reads names only, no file.
import type { Dirent } from 'node:fs';
import { join } from 'node:path';
import { otherInForm, says, together } from '../../base/sentences/said.ts';
import {
  entriesIn,
  FILES_FOR_VISITORS,
  type FolderProblem,
  isLeftBehind,
  isLink,
  isThere,
  LEFT_BEHIND,
  LINK,
  type Stray,
  windowsProblem,
} from './folder.ts';
import { advice, plainName } from './pages.ts';

export const SHARED_FOLDER = 'pages/_shared';

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** "pages/_shared/opening-hours.json" → "opening-hours" */
export function sharedNameOf(file: string): string | undefined {
  const name = file.startsWith(`${SHARED_FOLDER}/`) ? file.slice(SHARED_FOLDER.length + 1) : '';
  return name.endsWith('.json') && NAME.test(name.slice(0, -5)) ? name.slice(0, -5) : undefined;
}

export function sharedFile(name: string): string {
  return `${SHARED_FOLDER}/${name}.json`;
}

export function fileOfShared(root: string, name: string): string | undefined {
  return NAME.test(name) && isThere(join(root, sharedFile(name))) ? sharedFile(name) : undefined;
}

/** "language" is the one of the site, in which a message proposes another name. */
export function listShared(root: string, language?: string): { names: string[]; strays: Stray[] } {
  const folder = join(root, SHARED_FOLDER);
  const found = isLink(folder) ? LINK : (entriesIn(folder) ?? []);
  if (!Array.isArray(found)) return { names: [], strays: [{ file: SHARED_FOLDER, ...found }] };
  const entries = found.filter(({ name }) => !/^[_.]/.test(name));
  const names = new Set(entries.map(({ name }) => name));
  const strays = entries.flatMap(entry => {
    const problem = problemOf(entry, names, language);
    return problem ? [{ file: `${SHARED_FOLDER}/${entry.name}`, ...problem }] : [];
  });
  return { names: entries.flatMap(({ name }) => sharedNameOf(`${SHARED_FOLDER}/${name}`) ?? []), strays };
}

function problemOf(entry: Dirent, names: Set<string>, language?: string): FolderProblem | undefined {
  const isDocument = entry.name.toLowerCase().endsWith('.json');
  if (entry.isDirectory() && !isDocument) return { level: 'error', message: NO_FOLDERS };
  if (isLeftBehind(entry)) return LEFT_BEHIND;
  if (!isDocument) {
    return {
      level: 'warning',
      message: together(says`This file holds no shared blocks, so nothing reads it.`, FILES_FOR_VISITORS),
    };
  }
  if (sharedNameOf(`${SHARED_FOLDER}/${entry.name}`)) return windowsProblem(entry.name);
  const meant = plainName(entry.name.slice(0, -5), language);
  const rule = says`Pages name shared blocks by their file: lower-case letters, digits and hyphens.`;
  return { level: 'error', message: together(rule, advice(meant && `${meant}.json`, names, language)) };
}

const NO_FOLDERS = otherInForm(
  says`Shared blocks stand side by side, without folders. Put the files of this folder into pages/_shared.`,
  says`Shared parts stand side by side, without folders. Take the files out of this folder.`,
);
