// Changes below the site's pages/ in, bundles with the names of today out, once it has been quiet for a moment.
import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Sides } from '../base/places.mjs';
import { refreshHelp } from '../editor/generate.ts';

const QUIET_MS = 400;

export function keepNames({ watcher, config }: ViteDevServer, sides: Sides): void {
  const pages = join(sides.site, 'pages') + sep;
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', (_, path) => {
    if (!path.startsWith(pages)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        refreshHelp(sides);
      } catch (error) {
        config.logger.error((error as Error).message);
      }
    }, QUIET_MS);
  });
}
