// Finds social pictures that cannot be drawn, because the site has no typeface of its own or none with a letter of the title.
import { listed, quoted } from '../../base/words.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { lettersLacking } from '../../site/look/typeface.ts';
import { asksForSocialPicture, socialTheme } from '../../site/social-pictures.ts';
import { withValues } from '../../site/values.ts';
import type { Rule, RuleInput } from './rule.ts';

export const socialPictures: Rule = subject =>
  subject.file.kind === 'site' ? withoutTypeface(subject) : lettersMissing(subject);

function withoutTypeface({ library, say }: RuleInput): Problem[] {
  const site = library.settings().document;
  if (!site?.socialPictures || socialTheme(library)) return [];
  const message = `Social pictures need a typeface of the site's own: put one into pages/_public/fonts and name it in pages/_look/fonts.css. Until then ${quoted(site.image)} is shown for every page.`;
  return [{ ...say(['socialPictures'], message), level: 'warning' }];
}

function lettersMissing({ library, fields, route, say }: RuleInput): Problem[] {
  const found = socialTheme(library);
  const site = library.settings().document;
  if (!found || !site || route === undefined || !asksForSocialPicture(route, fields.image)) return [];
  if (typeof fields.title !== 'string') return [];
  const letters = lettersLacking(withValues(fields.title, site), found.theme);
  if (letters.length === 0) return [];
  const message = `The site's typefaces lack ${listed(letters, 'and')}, so ${quoted(site.image)} is shown where this page is shared. Use typefaces that have the letter${letters.length > 1 ? 's' : ''}, or give the page an "image" of its own.`;
  return [{ ...say(['title'], message), level: 'warning' }];
}
