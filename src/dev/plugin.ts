// Ashlar as one Vite plugin: the documents are served for editing.
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { clock } from '../base/clock.ts';
import { Failure } from '../base/failure.ts';
import type { Places } from '../base/places.mjs';
import { theSwitch, UI, UI_SOURCE } from '../compile/bundle.mjs';
import { generate } from '../editor/generate.ts';
import { DEV_MODULE, devModuleSource, serveDocuments } from './server.ts';

export function ashlar(places: Places): Plugin[] {
  const { engine, site } = places;
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
        cacheDir: join(site, '.ashlar/vite'),
        // Packages that are met only when the first page asks for them would draw that page anew under the author's hands.
        optimizeDeps: {
          entries: ['src/dev/in-browser/start.ts'],
          rolldownOptions: { plugins: [theSwitch(places)] },
        },
        server: {
          hmr: { overlay: false },
          // Pages of other origins have no business here, be they on this computer or not.
          cors: false,
          fs: { allow: [engine, join(site, 'blocks'), join(site, '.ashlar/vite')] },
          watch: { ignored: ['**/.*.ashlar-save'] },
        },
      };
    },
    resolveId: id => (id === DEV_MODULE ? id : undefined),
    load: id => (id === DEV_MODULE ? devModuleSource() : undefined),
    configureServer: server => plainly(async () => serveDocuments(server, places)),
  };
  return [documents, theSwitch(places)];
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
