// The gallery at /_blocks while editing: drawn when asked for, told to the open pages when a block has changed.
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { Gallery } from '../commands/gallery/gallery.tsx';
import { galleryPolicy } from '../commands/gallery/policy.ts';
import type { Places } from './places.ts';
import { devPolicy, pathOf, send } from './respond.ts';
import { lookTwice } from './watch.ts';

const BASE = '/_blocks';

export function serveGallery(server: ViteDevServer, places: Places): void {
  let gallery: Promise<Gallery> | undefined;
  server.watcher.on('all', (_, path) =>
    lookTwice(path, () => {
      gallery = undefined;
      announce();
    }),
  );

  /** One save is often several events. */
  let waiting: NodeJS.Timeout | undefined;
  function announce(): void {
    clearTimeout(waiting);
    waiting = setTimeout(() => server.environments.client.hot.send('ashlar:gallery'), 100);
  }

  server.middlewares.use((request, response, next) => {
    const address = pathOf(request);
    if (address !== BASE && !address.startsWith(`${BASE}/`)) return next();
    gallery ??= open(server, places);
    gallery
      .then(({ styles, styleSheet, document }) => {
        if (address === `${BASE}/gallery.css`) return send(response, 200, 'text/css', styleSheet());
        const html = document(address);
        if (html === undefined) return next();
        response.setHeader('Content-Security-Policy', devPolicy(galleryPolicy(styles)));
        send(response, 200, 'text/html', html);
      })
      .catch(next);
  });
}

/** Run by Vite like the site's own pages, so that a changed component is drawn as it is now. */
async function open({ environments }: ViteDevServer, { content, root }: Places): Promise<Gallery> {
  const { ssr } = environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The dev server cannot run the components.');
  const { openGallery } = await ssr.runner.import<typeof import('../commands/gallery/gallery.tsx')>(
    '/src/commands/gallery/gallery.tsx',
  );
  return openGallery({ content, root, base: BASE, script: '/src/commands/gallery/dev.ts' });
}
