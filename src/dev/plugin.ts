// Ashlar as one Vite plugin: the documents are served for editing.
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { clock } from '../base/clock.ts';
import { Failure } from '../base/failure.ts';
import { generate } from '../editor/generate.ts';
import type { Places } from './places.ts';
import { DEV_MODULE, devModuleSource, serveDocuments } from './server.ts';

export type Options = {
  /** The folder that holds pages/. Left out: the project itself. */
  content?: string;
};

export function ashlar(options: Options = {}): Plugin {
  const root = process.cwd();
  const content = resolve(root, options.content ?? '.');
  const places: Places = { root, content };
  return {
    name: 'ashlar',
    async config() {
      await plainly(() => {
        clock();
        return generate(root);
      });
      return {
        appType: 'custom',
        publicDir: join(content, 'pages/_public'),
        cacheDir: join(root, '.ashlar/vite'),
        // Packages that are met only when the first page asks for them would draw that page anew under the author's hands.
        optimizeDeps: { entries: ['src/dev/in-browser/start.ts'] },
        server: {
          hmr: { overlay: false },
          // Pages of other origins have no business here, be they on this computer or not.
          cors: false,
          watch: { ignored: ['**/.*.ashlar-save'] },
        },
      };
    },
    resolveId: id => (id === DEV_MODULE ? id : undefined),
    load: id => (id === DEV_MODULE ? devModuleSource() : undefined),
    configureServer: server => plainly(async () => serveDocuments(server, places)),
  };
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
