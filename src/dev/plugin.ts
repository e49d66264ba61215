// Ashlar as one Vite plugin, which serves the documents for editing.
import { join, sep } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { clock } from '../base/dates/clock.ts';
import { Failure } from '../base/failure.ts';
import { keptPlace } from '../base/kept-place.mjs';
import type { Places } from '../base/places.mjs';
import { generate } from '../change/editor/generate.ts';
import { JOURNAL } from '../change/journal/texts.ts';
import { blockSwitch, UI, UI_SOURCE } from '../publish/bundle/bundle.mjs';
import { openCodeNow } from './now/code-now.ts';
import { DEV_MODULE, devModuleSource, serveDocuments } from './server.ts';

/** "day" shows the site as visitors see it on that day. */
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
        // A site's own blocks use the packages of the engine.
        resolve: { alias: { [UI]: join(engine, UI_SOURCE) }, dedupe: ['react', 'react-dom', 'motion'] },
        cacheDir,
        // Names the entry, so that Vite finds all packages at the start. Otherwise it would find some with the first page, and
        // reload that page while the author works (https://vite.dev/guide/dep-pre-bundling).
        optimizeDeps: {
          entries: ['src/dev/in-browser/start.ts', UI_SOURCE],
          // Below node_modules, Vite would take the engine's own elements for a package that it finds late.
          exclude: [UI],
          rolldownOptions: { plugins: [blockSwitch(places)] },
        },
        server: {
          hmr: { overlay: false },
          // Pages of other origins have no business here, not even those on this computer.
          cors: false,
          fs: { allow: [engine, join(site, 'blocks'), cacheDir], deny: NEVER_SERVED },
          // Files that a build or a check writes are no changes of the site.
          watch: { ignored: ['**/.*.ashlar-save', isWritten] },
        },
      };
    },
    resolveId: id => (id === DEV_MODULE ? id : undefined),
    load: id => (id === DEV_MODULE ? devModuleSource() : undefined),
    configureServer: server => plainly(async () => serveDocuments(server, places, code, day)),
  };
  return [documents, code.plugin, blockSwitch(places)];
}

/**
 * Vite's own list (https://vite.dev/config/server-options#server-fs-deny), and the journal, which holds words that somebody has
 * taken back.
 */
const NEVER_SERVED = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
  `**/${JOURNAL}/**`,
];

/** Whether a command writes the file. A folder that holds the site itself does not count. */
function writtenBy({ engine, site, out }: Places): (path: string) => boolean {
  const folders = [out, join(site, '.ashlar'), join(engine, '.ashlar'), join(engine, 'dist')]
    .filter(folder => !`${site}${sep}`.startsWith(folder + sep))
    .map(folder => normalizePath(folder));
  return path => folders.some(folder => `${normalizePath(path)}/`.startsWith(`${folder}/`));
}

/** Turns an error that the author can mend into a sentence. Any other error keeps its stack. */
async function plainly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
