// Ashlar as one Vite plugin: the documents are served for editing.
import { join, sep } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { clock } from '../base/clock.ts';
import { Failure } from '../base/failure.ts';
import { keptPlace } from '../base/kept-place.mjs';
import type { Places } from '../base/places.mjs';
import { generate } from '../change/editor/generate.ts';
import { JOURNAL } from '../change/journal/texts.ts';
import { theSwitch, UI, UI_SOURCE } from '../publish/bundle/bundle.mjs';
import { openCodeNow } from './now/code-now.ts';
import { DEV_MODULE, devModuleSource, serveDocuments } from './server.ts';

/** "day" is one on which the site is shown as visitors see it. */
export function ashlar(places: Places, day?: string): Plugin[] {
  const { engine, site } = places;
  const isWritten = writtenBy(places);
  const cacheDir = join(keptPlace(site), 'vite');
  const code = openCodeNow(places);
  const documents: Plugin = {
    name: 'ashlar',
    async config() {
      await plainly(() => {
        clock();
        return generate(places);
      });
      return {
        appType: 'custom',
        publicDir: join(site, 'pages/_public'),
        // A site's own blocks have no packages of their own.
        resolve: { alias: { [UI]: join(engine, UI_SOURCE) }, dedupe: ['react', 'react-dom', 'motion'] },
        cacheDir,
        // Packages that are met only when the first page asks for them would draw that page anew under the author's hands.
        optimizeDeps: {
          entries: ['src/dev/in-browser/start.ts'],
          rolldownOptions: { plugins: [theSwitch(places)] },
        },
        server: {
          hmr: { overlay: false },
          // Pages of other origins have no business here, be they on this computer or not.
          cors: false,
          fs: { allow: [engine, join(site, 'blocks'), cacheDir], deny: NEVER_SERVED },
          // What a build or a check writes beside the pages is no news of them.
          watch: { ignored: ['**/.*.ashlar-save', isWritten] },
        },
      };
    },
    resolveId: id => (id === DEV_MODULE ? id : undefined),
    load: id => (id === DEV_MODULE ? devModuleSource() : undefined),
    configureServer: server => plainly(async () => serveDocuments(server, places, code, day)),
  };
  return [documents, code.plugin, theSwitch(places)];
}

/** Vite's own list, and every earlier version of a page: words that somebody has taken back. */
const NEVER_SERVED = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
  `**/${JOURNAL}/**`,
];

/** A folder that the site itself stands in is looked at all the same. */
function writtenBy({ engine, site, out }: Places): (path: string) => boolean {
  const folders = [out, join(site, '.ashlar'), join(engine, '.ashlar'), join(engine, 'dist')]
    .filter(folder => !`${site}${sep}`.startsWith(folder + sep))
    .map(folder => normalizePath(folder));
  return path => folders.some(folder => `${normalizePath(path)}/`.startsWith(`${folder}/`));
}

/** What an author can mend is said in a sentence; everything else keeps its stack. */
async function plainly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
