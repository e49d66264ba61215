// Serves the gallery of all blocks at /_blocks. Draws it when a browser asks for it, and tells open galleries when a block has
// changed.
import { join } from 'node:path';
import sirv from 'sirv';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { Places } from '../base/places.mjs';
import { isPublicFile, PUBLIC_FOLDER } from '../document/files/public.ts';
import { EXAMPLES_PICTURES, examplesSite } from '../publish/gallery/examples.ts';
import type { Gallery } from '../publish/gallery/gallery.tsx';
import { galleryPolicy } from '../publish/gallery/policy.ts';
import { devPolicy, keepAsPage, pathOf, sendAnswer } from './respond.ts';
import { lookTwice } from './watch/as-read.ts';
import { hear } from './watch/hear.ts';

const BASE = '/_blocks';

export function serveGallery(server: ViteDevServer, places: Places): void {
  let gallery: Promise<Gallery> | undefined;
  let changes = 0;
  server.watcher.on('all', (_, path) => lookTwice(path, forget));
  const { hot } = server.environments.client;
  // A block may have changed while the page was loading. Then the page loads once more.
  hear(
    server,
    'ashlar:gallery-open',
    message => message,
    ({ drawnAfter }, client) => {
      if (drawnAfter !== String(changes)) client.send('ashlar:gallery');
    },
  );

  function forget(): void {
    gallery = undefined;
    changes += 1;
    announce();
  }

  /** One save often causes several events. */
  let waiting: NodeJS.Timeout | undefined;
  function announce(): void {
    clearTimeout(waiting);
    waiting = setTimeout(() => hot.send('ashlar:gallery'), 100);
  }

  const examples = examplesSite(places.engine, places.site);
  const pictures = sirv(join(examples, PUBLIC_FOLDER), { dev: true, extensions: [] });
  server.middlewares.use((request, response, next) => {
    const address = pathOf(request);
    if (address.startsWith(EXAMPLES_PICTURES) && isPublicFile(examples, address.slice(1)))
      return pictures(request, response, next);
    if (address !== BASE && !address.startsWith(`${BASE}/`)) return next();
    gallery ??= open(server, places, changes, forget);
    gallery
      .then(({ styleSheet, document }) => {
        if (address === `${BASE}/gallery.css`) return sendAnswer(response, 200, 'text/css', styleSheet());
        const html = document(address);
        if (html === undefined) return next();
        keepAsPage(response, devPolicy(galleryPolicy()));
        sendAnswer(response, 200, 'text/html', html);
      })
      .catch(next);
  });
}

/**
 * The watcher reports a change before Vite runs the components anew, and until then the old ones would be drawn. So the gallery
 * is drawn again when that run begins.
 */
async function open(
  { environments }: ViteDevServer,
  places: Places,
  changes: number,
  forget: () => void,
): Promise<Gallery> {
  const { ssr } = environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The dev server cannot run the components.');
  const { openGallery, beforeNextGallery } =
    await ssr.runner.import<typeof import('./open-gallery.ts')>('/src/dev/open-gallery.ts');
  beforeNextGallery(forget);
  return openGallery(places, {
    base: BASE,
    script: `/src/publish/gallery/dev.ts?drawnAfter=${changes}`,
  });
}
