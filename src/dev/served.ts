// Says what the dev server answers for beside pages: files that are published, and the modules that pages run. Whatever else lies
// in the folders of site and engine, keys among it, is as if it were not there: this is a list of what may be.

import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import sirv from 'sirv';
import type { Connect, ViteDevServer } from 'vite';
import type { Places } from '../base/places.mjs';
import { realPath } from '../document/files/folder.ts';
import { isPublicFile, PUBLIC_FOLDER } from '../document/files/public.ts';
import { pathOf } from './respond.ts';

/** What Vite, React's part of it and we have for every page. */
const OF_EVERY_PAGE =
  /^\/(@vite\/client|@react-refresh|@ashlar\/dev\.js|__open-in-editor|(@fs\/.+\/)?node_modules\/vite\/dist\/client\/env\.mjs)$/;
const CODE = /\.(tsx?|jsx?|mts|mjs|cjs|css)$/;
/** What a block's code may bring along. */
const ASSETS = /\.(svg|png|jpe?g|webp|avif|gif|woff2?)$/;

/** Sends on what may be, "missing" answers the rest. */
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
    // Where Ashlar is installed beside what it is made with.
    ...(basename(dirname(engine)) === 'node_modules' ? [dirname(engine)] : []),
  ];
  // Vite calls a file by the name that no link leads to.
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

/** Undefined where it could mean another file to whatever reads it next. */
function plainPath(path: string): string | undefined {
  try {
    const plain = decodeURIComponent(path);
    const isPlain = plain.startsWith('/') && !/[\0\\?#%]|\/\/|\/\.{1,2}(\/|$)/.test(plain);
    return isPlain ? plain : undefined;
  } catch {
    return undefined;
  }
}

/** "/@fs/…" is a whole path, and everything else stands in the engine. */
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
