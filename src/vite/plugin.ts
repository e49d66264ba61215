// Ashlar as one Vite plugin: "vite" serves the documents for editing, "vite build" prerenders them.
import { join, resolve } from 'node:path';
import type { Plugin, ViteBuilder } from 'vite';
import { shortHash } from '../build/hash.ts';
import { type Places, prerender } from '../build/prerender.ts';
import { clock } from '../content/clock.ts';
import { generate } from '../editor/generate.ts';
import { Failure } from '../failure.ts';
import { DEV_MODULE, devModuleSource, serveDocuments } from './dev-server.ts';

export type Options = {
  /** The folder that holds pages/. Left out: the project itself. */
  content?: string;
  /** Where the built site goes. Left out: dist. */
  out?: string;
};

export function ashlar(options: Options = {}): Plugin {
  const root = process.cwd();
  const content = resolve(root, options.content ?? '.');
  const out = resolve(content, options.out ?? 'dist');
  // Two builds at once are safe as long as they have different targets.
  const work = join(root, '.ashlar', shortHash(`${content} → ${out}`));
  const places: Places = { root, content, out, work };
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
        server: {
          hmr: { overlay: false },
          // Pages of other origins have no business here, be they on this computer or not.
          cors: false,
          watch: { ignored: ['**/.*.ashlar-save'] },
        },
        environments: {
          client: bundle(join(places.work, 'client'), 'src/client/app.ts'),
          ssr: bundle(join(places.work, 'server'), 'src/document/server.ts'),
        },
        builder: {},
      };
    },
    resolveId: id => (id === DEV_MODULE ? id : undefined),
    load: id => (id === DEV_MODULE ? devModuleSource() : undefined),
    configureServer: server => serveDocuments(server, places),
    buildApp: { order: 'post', handler: builder => build(builder, places) },
  };
}

function bundle(outDir: string, input: string) {
  return {
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: true,
      rollupOptions: { input, preserveEntrySignatures: 'exports-only' as const },
    },
  };
}

async function build(builder: ViteBuilder, places: Places): Promise<void> {
  for (const environment of Object.values(builder.environments)) {
    if (!environment.isBuilt) await builder.build(environment);
  }
  await plainly(() => prerender(places));
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
