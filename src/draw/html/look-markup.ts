// Writes what a document's head needs of the look. Names only files that exist.
import type { SiteLook } from '../../site/look/look.ts';

export function themeColours({ colours: { bar } }: SiteLook): string {
  return (['light', 'dark'] as const)
    .map(
      scheme =>
        `<meta name="theme-color" content="${bar[scheme]}" media="(prefers-color-scheme: ${scheme})">`,
    )
    .join('\n');
}

export function iconLinks({ hasTouchIcon }: SiteLook): string {
  const links = ['<link rel="icon" href="/favicon.svg" type="image/svg+xml">'];
  if (hasTouchIcon) links.push('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">');
  return links.join('\n');
}

export function fontPreloads({ faces }: SiteLook): string {
  return faces.preloads
    .map(href => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join('\n');
}
