// A site in, out comes what its social pictures are drawn with, once for all pages, where it asks for such pictures at all.
import { isMissingPage } from '../document/files/pages.ts';
import type { SiteDocument } from '../generated/types.ts';
import type { SiteLook } from './look/look.ts';
import { type StampedTheme, socialThemeOf } from './look/social-theme.ts';
import type { Library } from './types.ts';

const known = new WeakMap<SiteLook, { site: SiteDocument; theme: StampedTheme | undefined }>();

export function socialTheme(library: Library): StampedTheme | undefined {
  const site = library.settings().document;
  if (!site?.socialPictures) return undefined;
  const { look } = library.look();
  const last = known.get(look);
  if (last?.site === site) return last.theme;
  const theme = socialThemeOf(look, site, library.root);
  known.set(look, { site, theme });
  return theme;
}

/** A page that brings its own needs none, and nobody shares one that says that there is nothing. */
export function asksForSocialPicture(route: string, image: unknown): boolean {
  return image === undefined && !isMissingPage(route);
}
