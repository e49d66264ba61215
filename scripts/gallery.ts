// Writes the gallery as a site of its own: npm run gallery [folder].
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformWithOxc } from 'vite';
import { Failure } from '../src/base/failure.ts';
import { keptPlace } from '../src/base/kept-place.mjs';
import type { Places } from '../src/base/places.mjs';
import { mapWithProgress } from '../src/base/progress.ts';
import { FAVICON } from '../src/document/files/public.ts';
import type { Problem } from '../src/document/problem/problem.ts';
import { findInHtml, nothingNamed } from '../src/publish/addresses/find.ts';
import { copyPublicFiles } from '../src/publish/copy-public-files.ts';
import { examplesSite } from '../src/publish/gallery/examples.ts';
import { type Gallery, openGallery } from '../src/publish/gallery/gallery.tsx';
import { galleryHeaders } from '../src/publish/gallery/policy.ts';
import { headersFile } from '../src/publish/host-files.ts';
import { openOutput } from '../src/publish/output-folder.ts';
import { refuseUnsafeOutput } from '../src/publish/output-place.ts';
import { namedPictures, publishPictures } from '../src/publish/publish-pictures.ts';
import { whenNobodyBuilds } from '../src/publish/when-nobody-builds.ts';
import { command } from './command.ts';

const SCRIPT = 'gallery.js';

export const run = command(async ([wanted], places, folder) => {
  const target = wanted === undefined ? join(places.site, '.ashlar/gallery') : resolve(folder, wanted);
  const gallery = openGallery(places, { base: '', script: `/${SCRIPT}` });
  refuseUnsafeOutput(places.site, target, wanted !== undefined);
  const problems = gallery.problems();
  if (problems.length > 0) throw new Failure(problems.map(inOneLine).join('\n'));
  await whenNobodyBuilds(places.site, () => write(gallery, target, places));
  console.log(
    `The gallery is in ${target}: ${gallery.examples.length} examples. Any static host can serve it; "npm start" shows it at /_blocks.`,
  );
  return 0;
}, 1);

async function write(gallery: Gallery, target: string, { engine, site }: Places): Promise<void> {
  const output = openOutput(target, keptPlace(site), false);
  const put = (name: string, text: string) => output.put(name, text);
  const sites = new Set([site, examplesSite(engine, site)]);
  const shown = nothingNamed();
  const files = [...sites].map(root => ({ root, ...copyPublicFiles(root, output) }));
  mapWithProgress('Drawing pages:', gallery.addresses, address => {
    const html = gallery.document(address) ?? '';
    findInHtml(html, shown);
    put(fileAt(address), html);
  });
  for (const { root, waiting } of files)
    await publishPictures({ engine, site: root }, namedPictures(root, waiting, shown.addresses), output);
  put('gallery.css', gallery.styleSheet());
  if (gallery.favicon !== undefined) put(FAVICON, gallery.favicon);
  put(SCRIPT, await browserScript(engine));
  put('404.html', gallery.document('/') ?? '');
  put('_headers', headersFile(galleryHeaders()));
  output.commit();
}

function fileAt(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

async function browserScript(engine: string): Promise<string> {
  const file = join(engine, 'src/publish/gallery/browser.ts');
  return (await transformWithOxc(readFileSync(file, 'utf8'), file)).code;
}

function inOneLine({ file, where, message }: Problem): string {
  return `${file}  ${where ? `${where}: ` : ''}${message}`;
}
