// Makes the files of a photograph when a browser asks for them. Makes them ten times faster than a build does, so that an author
// sees at once what is on the page.
import type { ViteDevServer } from 'vite';
import { photographsIn } from '../document/pictures/photograph.ts';
import { readVariantName, type Variant } from '../document/pictures/variant.ts';
import { keptVariant, openSources, quickVariant } from '../draw/pictures/make.ts';
import { pathOf } from './respond.ts';

/** "roots" are the folders that may hold the photograph, each with its own pages/. */
export function servePhotographs(server: ViteDevServer, roots: string[]): void {
  server.middlewares.use((request, response, next) => {
    const variant = readVariantName(pathOf(request));
    if (!variant) return next();
    fileOf(variant, roots)
      .then(bytes => {
        if (!bytes) return next();
        response.setHeader('Content-Type', bytes.type);
        // The name changes with the content, so a browser may keep the file for good.
        response.setHeader('Cache-Control', 'max-age=31536000, immutable');
        response.end(bytes.data);
      })
      .catch(next);
  });
}

type File = { type: string; data: Buffer };

async function fileOf(variant: Variant, roots: string[]): Promise<File | undefined> {
  for (const root of roots) {
    const finished = keptVariant(root, variant);
    if (finished) return { type: typeOf(variant), data: finished };
    const name = openSources(root, photographsIn(root))(variant);
    if (name !== undefined)
      return { type: 'image/webp', data: await inTurn(() => quickVariant(root, name, variant)) };
  }
  return undefined;
}

function typeOf({ format }: Variant): string {
  return `image/${format === 'jpg' ? 'jpeg' : format}`;
}

/** Makes one photograph at a time. A page asks for all of them at once, and the answer to a save must not wait behind them. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn;
  return turn;
}
