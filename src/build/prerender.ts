// Bundles and documents in, the folder of the finished site out. Whatever goes wrong, the last good site stays as it is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkAll } from '../content/check.ts';
import { clock, stopped } from '../content/clock.ts';
import { type Library, openLibrary } from '../content/library.ts';
import { hasErrors } from '../content/problem.ts';
import { leftOutSentences, publicView } from '../content/public-view.ts';
import { textReport } from '../content/report/text.ts';
import { type Resolved, resolve, resolveSite } from '../content/resolve.ts';
import type { Assets } from '../document/document.tsx';
import { loaderScript, SPECULATION } from '../document/inline.ts';
import { securityHeaders } from '../document/policy.ts';
import { allBlockStyles, loadStyles } from '../document/styles.ts';
import { Failure } from '../failure.ts';
import type { SiteDocument } from '../generated/types.ts';
import { mapWithProgress } from '../progress.ts';
import { openCache } from './cache.ts';
import { hash, shortHash } from './hash.ts';
import { hostFiles } from './hosts.ts';
import { openOutput } from './output.ts';
import { copyPublicFiles } from './public-files.ts';
import { renderSafely, type Server } from './render-safely.ts';
import { siteFiles } from './site-files.ts';

export type Places = { root: string; content: string; out: string; work: string };

export async function prerender(places: Places): Promise<void> {
  const everything = openLibrary(places.content, places.root, stopped(clock()));
  refuseMistakes(everything);
  const library = publicView(everything);
  const server: Server = await import(pathToFileURL(join(places.work, 'server/server.js')).href);
  const site = resolveSite(library);
  const { assets, files } = bundledAssets(places);
  const output = openOutput(places.out, places.work);
  for (const [name, content] of files) output.put(name, content);
  copyPublicFiles(places.content, output);
  const { resolved, cache } = renderPages(library, site, assets, server, output, places);
  const headers = securityHeaders(assets.styles, [assets.loader, SPECULATION]);
  for (const [name, content] of siteFiles(site, resolved)) output.put(name, content);
  for (const [name, content] of hostFiles(headers, library)) output.put(name, content, { compress: false });
  output.commit();
  cache.save();
  console.log(`${resolved.length} pages in ${places.out}, ${output.changed} files changed.`);
  const left = leftOutSentences(everything);
  if (left) console.log(left);
}

function refuseMistakes(library: Library): void {
  const problems = checkAll(library);
  if (problems.length > 0) console.error(textReport(problems, library));
  if (hasErrors(problems)) throw new Failure('The content has mistakes, so nothing was built.');
}

function bundledAssets({ root, work }: Places): { assets: Assets; files: Map<string, Buffer | string> } {
  const styles = loadStyles(root);
  const blockStyles = allBlockStyles(styles);
  const blockStylesName = `assets/blocks-${shortHash(blockStyles)}.css`;
  const manifest = JSON.parse(readFileSync(join(work, 'client/.vite/manifest.json'), 'utf8')) as {
    [source: string]: { file: string };
  };
  const app = manifest['src/client/app.ts']?.file;
  if (!app) throw new Failure('The browser bundle has no app in it.');
  const chunks = Object.values(manifest).map(
    ({ file }) => [file, readFileSync(join(work, 'client', file))] as const,
  );
  return {
    assets: { styles, blockStyles: `/${blockStylesName}`, loader: loaderScript(`/${app}`) },
    files: new Map<string, Buffer | string>([...chunks, [blockStylesName, blockStyles]]),
  };
}

function renderPages(
  library: Library,
  site: SiteDocument,
  assets: Assets,
  server: Server,
  output: ReturnType<typeof openOutput>,
  { work }: Places,
): { resolved: Resolved[]; cache: ReturnType<typeof openCache> } {
  const code = hash(
    readFileSync(join(work, 'server/server.js')),
    assets.loader,
    assets.blockStyles,
    JSON.stringify(site),
    ...[...assets.styles.values()].map(style => style.hash),
  );
  const cache = openCache(join(work, 'pages.json'), code);
  const resolved = mapWithProgress('Rendering pages:', library.routes(), route => {
    const file = library.page(route);
    if (!file) throw new Failure(`The page ${route} went away during the build.`);
    const resolved = resolve(file, library);
    const names = { html: `${outputName(route)}.html`, json: `${outputName(route)}.json` };
    const key = cache.key(resolved);
    if (cache.isFresh(route, key) && output.keep(names.html) && output.keep(names.json)) return resolved;
    output.put(names.html, renderSafely(server, { ...resolved, site, assets }, file, library));
    output.put(names.json, JSON.stringify(resolved.page));
    return resolved;
  });
  return { resolved, cache };
}

/** Flat output: "/a/b" is a/b.html, which every static host serves at /a/b. */
function outputName(route: string): string {
  return route === '/' ? 'index' : route.slice(1);
}
