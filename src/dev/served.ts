// Lists what the dev server sends beside pages: published files, and the modules that pages run. Everything else in the folders of
// site and engine, such as keys, counts as missing.

import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import sirv from 'sirv';
import type { Connect, ViteDevServer } from 'vite';
import type { Places } from '../base/places.mjs';
import { realPath } from '../document/files/folder.ts';
import { isPublicFile, PUBLIC_FOLDER } from '../document/files/public.ts';
import { pathOf } from './respond.ts';

/** What Vite, its React plugin and Ashlar need on every page. */
const OF_EVERY_PAGE =
  /^\/(@vite\/client|@react-refresh|@ashlar\/dev\.js|__open-in-editor|(@fs\/.+\/)?node_modules\/vite\/dist\/client\/env\.mjs)$/;
const CODE = /\.(tsx?|jsx?|mts|mjs|cjs|css)$/;
/** Files that the code of a block may import. */
const ASSETS = /\.(svg|png|jpe?g|webp|avif|gif|woff2?)$/;

/** Passes on what is on the list. "missing" answers everything else. */
export function serveListed(
  server: ViteDevServer,
  { engine, site }: Places,
  missing: Connect.NextHandleFunction,
): void {
  const published = sirv(join(site, PUBLIC_FOLDER), { dev: true, etag: true, extensions: [] });
  const named = [
    ...['src', 'blocks', 'node_modules'].map(name => join(engine, name)),
    join(site, 'blocks'),
    join(server.config.cacheDir, 'deps'),
    // If Ashlar is installed as a package, its own packages are beside it.
    ...(basename(dirname(engine)) === 'node_modules' ? [dirname(engine)] : []),
  ];
  // Vite names a file by its real path, without links, so both forms are on the list.
  const folders = [...new Set(named.flatMap(folder => [folder, realPath(folder) ?? folder]))];

  server.middlewares.use((request, response, next) => {
    const path = plainPath(pathOf(request));
    if (path === undefined) return missing(request, response, next);
    if (isPublicFile(site, path.slice(1)))
      return published(request, response, () => missing(request, response, next));
    if (OF_EVERY_PAGE.test(path) || isModule(fileOf(path, engine), folders)) return next();
    return missing(request, response, next);
  });
}

/** Undefined for a path that the next program could take for another file. */
function plainPath(path: string): string | undefined {
  try {
    const plain = decodeURIComponent(path);
    const isPlain = plain.startsWith('/') && !/[\0\\?#%]|\/\/|\/\.{1,2}(\/|$)/.test(plain);
    return isPlain ? plain : undefined;
  } catch {
    return undefined;
  }
}

/** "/@fs/…" is a path on the disk. Any other path begins in the engine's folder. */
function fileOf(path: string, engine: string): string {
  const [, whole] = /^\/@fs(\/.+)$/.exec(path) ?? [];
  if (whole === undefined) return join(engine, path);
  return resolve(/^\/[a-z]:\//i.test(whole) ? whole.slice(1) : whole);
}

function isModule(file: string, folders: string[]): boolean {
  const folder = folders.find(folder => file.startsWith(folder + sep));
  if (folder === undefined || !(CODE.test(file) || ASSETS.test(file))) return false;
  const isHidden = relative(folder, file)
    .split(sep)
    .some(step => step.startsWith('.') && step !== '.vite');
  const real = realPath(file) ?? file;
  return !isHidden && folders.some(folder => real.startsWith(folder + sep));
}
