// Describes the picture that is drawn for a page when its link is shared: its file name and its words.
import { shortHash } from '../../base/hash.ts';
import type { AuthoredPage } from '../../document/problem/document.ts';
import { lettersLacking } from '../../site/look/typeface.ts';
import { asksForSocialPicture, socialTheme } from '../../site/social-pictures.ts';
import type { Library } from '../../site/types.ts';
import type { Page } from '../page/model.ts';
import { SOCIAL_VERSION, type SocialWords } from '../social/draw.ts';
import { type Context, plainLine } from './pieces.ts';

/** "stamp" is a hash of everything that the picture is drawn from. */
export type SocialPicture = { name: string; stamp: string; words: SocialWords };

/** Undefined if none is drawn. The page then uses a picture of its own or the one of the whole site. */
export function socialPictureOf(
  document: AuthoredPage,
  page: Page,
  context: Context & { library: Library },
): SocialPicture | undefined {
  const found = socialTheme(context.library);
  if (!found || !asksForSocialPicture(page.route, document.image)) return undefined;
  const title = plainLine(document.title, context);
  if (lettersLacking(title, found.theme).length > 0) return undefined;
  const kicker = kickerOf(page);
  const words = { title, ...(kicker && { kicker }) };
  const stamp = shortHash(JSON.stringify([SOCIAL_VERSION, found.stamp, words]));
  return { name: `${SOCIAL_FOLDER}${page.route === '/' ? '/index' : page.route}-${stamp}.png`, stamp, words };
}

const SOCIAL_FOLDER = 'images/social';

/** The route of the page whose picture is at this address; undefined for other addresses. */
export function routeOfSocialPicture(path: string): string | undefined {
  const [, route] = /^\/images\/social(\/.+)-[\w-]{8}\.png$/.exec(path) ?? [];
  return route === '/index' ? '/' : route;
}

/** The small line above the title: an article's category and date, or the page above, unless that is home. */
function kickerOf({ article, breadcrumbs }: Page): string | undefined {
  if (article) return `${article.category} · ${article.dateText}`;
  return breadcrumbs.length > 1 ? breadcrumbs.at(-1)?.text : undefined;
}
