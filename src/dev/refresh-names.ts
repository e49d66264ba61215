// Changes below the project's own pages/ in, bundles with the names of today out, once it has been quiet for a moment.
import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { refreshBundles } from '../editor/generate.ts';

const QUIET_MS = 400;

export function keepNames({ watcher, config }: ViteDevServer, root: string): void {
  const pages = join(root, 'pages') + sep;
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', (_, path) => {
    if (!path.startsWith(pages)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        refreshBundles(root);
      } catch (error) {
        config.logger.error((error as Error).message);
      }
    }, QUIET_MS);
  });
}
