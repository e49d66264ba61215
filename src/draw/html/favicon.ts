// Draws an icon for a site that has none, because browsers ask for one anyway.
import type { SiteLook } from '../../site/look/look.ts';

/** The first letter of the name, on the brand's colour. */
export function drawFavicon(brand: string, { colours: { accent, paper } }: SiteLook): string {
  const [letter = ''] = brand;
  const code = letter.codePointAt(0) ?? 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${accent}"/><text x="16" y="23" font-family="system-ui,sans-serif" font-size="20" font-weight="600" text-anchor="middle" fill="${paper}">&#${code};</text></svg>\n`;
}
