// Finds the document that a person names. A document that was deleted is found by the versions that are kept of it.
import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { Failure } from '../../base/failure.ts';
import { isKept } from '../../change/journal/kept-files.ts';
import { type SavedVersion, versionsOf } from '../../change/journal/versions.ts';
import { fileOfRoute, isRoute, routeOfFile } from '../../document/files/pages.ts';
import { sharedFile, sharedNameOf } from '../../document/files/shared.ts';
import { nearestRoute } from '../../document/problem/did-you-mean.ts';
import { SITE_FILE } from '../../site/library/library.ts';
import type { Library } from '../../site/types.ts';

export type NamedDocument = { file: string; name: string; versions: SavedVersion[] };

/** "folder" is the folder in which the command was typed. */
export function documentNamed(name: string, library: Library, folder: string): NamedDocument {
  const { root } = library;
  for (const file of filesMeant(name, root, folder)) {
    if (!isKept(file)) continue;
    const versions = versionsOf(root, file);
    if (versions.length > 0) return { file, name: nameOfDocument(file), versions };
  }
  const meant = name.startsWith('/') ? nearestRoute(name, library.routes()) : undefined;
  const advice = meant
    ? `Did you mean ${meant}?`
    : 'Name an address such as /pricing, a file in pages/, or _site.';
  throw new Failure(`There is no page ${name}, and none that there was is known. ${advice}`);
}

/** What sentences call a document: its address if it has one, otherwise its file. */
export function nameOfDocument(file: string): string {
  if (file === SITE_FILE) return '_site';
  const route = file.endsWith('.json') ? routeOfFile(file) : '';
  return sharedNameOf(file) === undefined && isRoute(route) ? route : file;
}

/** Files that the name may stand for, the likeliest first. */
function filesMeant(name: string, root: string, folder: string): string[] {
  if (/^_?site$/.test(name)) return [SITE_FILE];
  if (isRoute(name)) {
    const found = fileOfRoute(root, name);
    if (found) return [found];
    return name === '/' ? ['pages/index.json'] : [`pages${name}.json`, `pages${name}/index.json`];
  }
  const shared = sharedFile(name.replace(/^_shared\//, ''));
  const places = isAbsolute(name) ? [name] : [resolve(folder, name), join(root, name), join(root, shared)];
  return places
    .sort((a, b) => Number(existsSync(b)) - Number(existsSync(a)))
    .map(place => relative(root, place).split(sep).join('/'));
}
