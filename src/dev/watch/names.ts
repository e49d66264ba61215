// Changes below the site's pages/ and of its blocks' schemas in, what editors read of today out, once it has been quiet for a moment.
import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Sides } from '../../base/places.mjs';
import { generate, refreshHelp } from '../../editor/generate.ts';

const QUIET_MS = 400;

export function keepNames({ watcher, config }: ViteDevServer, sides: Sides): void {
  const pages = join(sides.site, 'pages') + sep;
  const blocks = join(sides.site, 'blocks') + sep;
  const sayWhy = (error: Error) => config.logger.error(error.message);
  const names = onceQuiet(async () => void refreshHelp(sides), sayWhy);
  // The types that a block is written with.
  const types = onceQuiet(() => generate(sides), sayWhy);
  watcher.on('all', (_, path) => {
    if (path.startsWith(pages)) names();
    else if (path.startsWith(blocks) && path.endsWith('schema.json')) types();
  });
}

function onceQuiet(work: () => Promise<unknown>, sayWhy: (error: Error) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => work().catch(sayWhy), QUIET_MS);
  };
}
