// Finds social pictures that cannot be drawn, because the site has no typeface of its own or none with a letter of the title.
import { otherInForm, says, the } from '../../../base/sentences/said.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import { lettersLacking } from '../../../site/look/typeface.ts';
import { asksForSocialPicture, socialTheme } from '../../../site/social-pictures.ts';
import { withValues } from '../../../site/values.ts';
import type { Rule, RuleInput } from '../rule.ts';

export const socialPictures: Rule = subject =>
  subject.file.kind === 'site' ? withoutTypeface(subject) : lettersMissing(subject);

function withoutTypeface({ library, say }: RuleInput): Problem[] {
  const site = library.settings().document;
  if (!site?.socialPictures || socialTheme(library)) return [];
  const image = the.text(site.image);
  const message = otherInForm(
    says`Social pictures need a typeface of the site's own: put one into pages/_public/fonts and name it in pages/_look/fonts.css. Until then ${image} is shown for every page.`,
    says`Social pictures need a typeface of the site's own. Until there is one, ${image} is shown for every page.`,
  );
  return [{ ...say(['socialPictures'], message), level: 'warning' }];
}

function lettersMissing({ library, fields, route, say }: RuleInput): Problem[] {
  const found = socialTheme(library);
  const site = library.settings().document;
  if (!found || !site || route === undefined || !asksForSocialPicture(route, fields.image)) return [];
  if (typeof fields.title !== 'string') return [];
  const letters = lettersLacking(withValues(fields.title, site), found.theme);
  if (letters.length === 0) return [];
  const [lacking, image] = [the.list(letters.map(the.text), 'and'), the.text(site.image)];
  const message =
    letters.length > 1
      ? says`The site's typefaces lack ${lacking}, so ${image} is shown where this page is shared. Use typefaces that have the letters, or give the page an ${the.field('image')} of its own.`
      : says`The site's typefaces lack ${lacking}, so ${image} is shown where this page is shared. Use typefaces that have the letter, or give the page an ${the.field('image')} of its own.`;
  return [{ ...say(['title'], message), level: 'warning' }];
}
