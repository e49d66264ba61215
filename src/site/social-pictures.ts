// Decides what social pictures are drawn with, once for all pages, and which pages need one.
import { is404Page } from '../document/files/pages.ts';
import type { SiteLook } from './look/look.ts';
import { type StampedTheme, socialThemeOf } from './look/social-theme.ts';
import type { Library } from './types.ts';

const known = new WeakMap<SiteLook, { shown: string; theme: StampedTheme | undefined }>();

export function socialTheme(library: Library): StampedTheme | undefined {
  const site = library.settings().document;
  if (!site?.socialPictures) return undefined;
  const { look } = library.look();
  // The words that a theme shows, because the check and the visitors' pages ask with two site documents that differ elsewhere.
  const shown = JSON.stringify([site.brand, site.address, site.language]);
  const last = known.get(look);
  if (last?.shown === shown) return last.theme;
  const theme = socialThemeOf(look, site, library.root);
  known.set(look, { shown, theme });
  return theme;
}

/** A page with a picture of its own needs none. Nobody shares the page that says an address does not exist. */
export function asksForSocialPicture(route: string, image: unknown): boolean {
  return image === undefined && !is404Page(route);
}
