// Finds the files that a person named on the command line, as files or as addresses.
import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { otherInForm, type Said, says, the, together } from '../../base/sentences/said.ts';
import { fileOfRoute } from '../../document/files/pages.ts';
import { SHARED_FOLDER, sharedFile } from '../../document/files/shared.ts';
import { nearest, nearestRoute } from '../../document/problem/did-you-mean.ts';
import type { Library } from '../types.ts';
import { SITE_FILE } from './library.ts';

export type Chosen = { files: string[]; problem?: undefined } | { files?: undefined; problem: Said };

/** "folder" is the folder in which the person typed the command. It may be another one than the site's. */
export function chosenFiles(names: string[], library: Library, folder: string): Chosen {
  const files: string[] = [];
  for (const name of names) {
    if (isSharedFolder(name, library.root, folder)) {
      files.push(...library.sharedNames().map(sharedFile));
      continue;
    }
    const file = asRoute(name, library.root) ?? asFile(name, library.root, folder);
    if (file === undefined) return { problem: missing(name, library) };
    if (!file.startsWith('pages/') || !file.endsWith('.json')) {
      return {
        problem: otherInForm(
          says`${the.sign(name)} is not a page. Name files in pages/ that end in ".json", or addresses such as /pricing.`,
          says`${the.sign(name)} is not a page.`,
        ),
      };
    }
    files.push(file);
  }
  return { files };
}

function isSharedFolder(name: string, root: string, folder: string): boolean {
  return asFile(name, root, folder)?.replace(/\/$/, '') === SHARED_FOLDER;
}

function asRoute(name: string, root: string): string | undefined {
  return name.startsWith('/') ? fileOfRoute(root, name) : undefined;
}

function asFile(name: string, root: string, folder: string): string | undefined {
  const places = isAbsolute(name) ? [name] : [resolve(folder, name), join(root, name)];
  const found = places.find(place => existsSync(place));
  return found && relative(root, found).split(sep).join('/');
}

function missing(name: string, library: Library): Said {
  const routes = library.routes();
  const files = [
    SITE_FILE,
    ...library.sharedNames().map(sharedFile),
    ...routes.flatMap(route => fileOfRoute(library.root, route) ?? []),
  ];
  const meant = name.startsWith('/') ? nearestRoute(name, routes) : nearest(name, files);
  return together(
    otherInForm(says`There is no file or page ${the.sign(name)}.`, says`There is no page ${the.sign(name)}.`),
    meant !== undefined && says`Did you mean ${the.sign(meant)}?`,
  );
}
