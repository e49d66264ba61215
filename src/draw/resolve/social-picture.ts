// A page in, the social picture that is drawn for it out: the name of its file and its words.
import { shortHash } from '../../base/hash.ts';
import type { AuthoredPage } from '../../document/problem/document.ts';
import { lettersLacking } from '../../site/look/typeface.ts';
import { asksForSocialPicture, socialTheme } from '../../site/social-pictures.ts';
import type { Library } from '../../site/types.ts';
import type { Page } from '../page/model.ts';
import { SOCIAL_VERSION, type SocialWords } from '../social/draw.ts';
import { type Context, plainLine } from './pieces.ts';

/** "stamp" stands for all that it is drawn from. */
export type SocialPicture = { name: string; stamp: string; words: SocialWords };

/** Undefined where the page shares the picture of the whole site. */
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

/** The page that the address of a picture speaks of; undefined for other addresses. */
export function routeOfSocialPicture(path: string): string | undefined {
  const [, route] = /^\/images\/social(\/.+)-[\w-]{8}\.png$/.exec(path) ?? [];
  return route === '/index' ? '/' : route;
}

/** What an article is and when it was written; of other pages the one above, unless that is the home page. */
function kickerOf({ article, breadcrumbs }: Page): string | undefined {
  if (article) return `${article.category} · ${article.dateText}`;
  return breadcrumbs.length > 1 ? breadcrumbs.at(-1)?.text : undefined;
}
