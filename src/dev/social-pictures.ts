// Draws a social picture when a browser asks for it, with the words that the page has now. An address made for older words leads
// nowhere.
import type { ViteDevServer } from 'vite';
import { routeOfSocialPicture } from '../draw/resolve/social-picture.ts';
import { makeSocialPicture } from '../publish/social-pictures.ts';
import type { PagesNow } from './now/pages-now.ts';
import { pathOf } from './respond.ts';

export function serveSocialPictures(server: ViteDevServer, pagesNow: PagesNow): void {
  server.middlewares.use((request, response, next) => {
    const path = pathOf(request);
    const named = routeOfSocialPicture(path);
    const route = named && pagesNow.routeOf(named);
    if (route === undefined) return next();
    pictureOf(route, path, pagesNow)
      .then(bytes => {
        if (!bytes) return next();
        response.setHeader('Content-Type', 'image/png');
        response.setHeader('Cache-Control', 'no-store');
        response.end(bytes);
      })
      .catch(next);
  });
}

async function pictureOf(route: string, path: string, pagesNow: PagesNow): Promise<Buffer | undefined> {
  const { social } = pagesNow.page(route).head;
  if (!social || path !== `/${social.name}`) return undefined;
  return makeSocialPicture(social, pagesNow.library());
}
