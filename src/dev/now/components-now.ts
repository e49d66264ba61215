// Draws pages with the compiled components until somebody changes one, because loading all of them through Vite takes longer than
// anything else. If the changed ones cannot be loaded, the last good ones stay.
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { Places } from '../../base/places.mjs';
import type { Problem } from '../../document/problem/problem.ts';
import * as compiled from '../../draw/html/render.ts';
import type { Server } from '../../draw/html/render-safely.ts';
import { drawsPages, problemInCode } from './code-now.ts';

export type ComponentsNow = ReturnType<typeof openComponentsNow>;

export function openComponentsNow(server: ViteDevServer, places: Places) {
  const sources = [
    ...['blocks', 'src', 'schema'].map(folder => join(places.engine, folder, sep)),
    join(places.site, 'blocks', sep),
  ];
  let areCompiled = true;
  let lastGood: Server = compiled;
  let hear = () => {};
  server.watcher.on('all', (_, path) => {
    if (/\.tsx?$/.test(path) && sources.some(folder => path.startsWith(folder))) areCompiled = false;
  });

  async function load(): Promise<Server> {
    const { ssr } = server.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The dev server cannot run the components.');
    const opened = await ssr.runner.import<typeof import('./open-components.ts')>(
      '/src/dev/now/open-components.ts',
    );
    // Vite says this before it runs the components anew. They can be asked for only after that run has begun.
    opened.beforeNextRun(() => setImmediate(hear));
    return opened;
  }

  return {
    async server(): Promise<Server> {
      if (areCompiled) return compiled;
      try {
        lastGood = await load();
      } catch (error) {
        server.config.logger.error((error as Error).message);
      }
      return lastGood;
    },
    /** The callback runs when other components than before draw the pages. */
    onRunAnew(callback: () => void): void {
      hear = callback;
    },
  };
}

/** Where in the code of the pages the error was thrown. Undefined if it was thrown elsewhere. */
export function thrownIn(error: unknown, message: string, places: Places): Problem | undefined {
  const { stack = '' } = error as Error;
  for (const row of stack.split('\n')) {
    const [place, line, column] = /:(\d+):(\d+)\)?$/.exec(row) ?? [];
    const [, caller = ''] = row.split(' at ');
    const [address = ''] = caller.slice(caller.indexOf('(') + 1, -(place?.length ?? 0)).split('?');
    const path = address.startsWith('file:') ? fileURLToPath(address) : address;
    if (drawsPages(path, places))
      return problemInCode(path, { line: Number(line), column: Number(column) }, message, places);
  }
  return undefined;
}
