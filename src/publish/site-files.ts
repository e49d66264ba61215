// Writes the files about the whole site: sitemap, robots, feed, manifest, and an icon if the site has none.

import { escapeHtml } from '../base/escape.ts';
import { isFromRightToLeft } from '../base/language.ts';
import { FAVICON } from '../document/files/public.ts';
import { drawFavicon } from '../draw/html/favicon.ts';
import type { Resolved, ResolvedSite } from '../draw/resolve/resolve.ts';
import type { SocialPicture } from '../draw/resolve/social-picture.ts';
import type { SiteLook } from '../site/look/look.ts';

/** What other files need to know of a page: sitemap, feed, policy, pictures. */
export type Listing = {
  canonical: string;
  title: string;
  description: string;
  isIndexed: boolean;
  endpoints: string[];
  social?: SocialPicture;
  article?: { title: string; date: string; category: string };
};

export function listingOf({ page, head, endpoints }: Resolved): Listing {
  const { canonical, description, index: isIndexed, social } = head;
  const said = { canonical, title: page.title, description, isIndexed, endpoints };
  const listing = { ...said, ...(social && { social }) };
  if (!page.article) return listing;
  const { title, date, category } = page.article;
  return { ...listing, article: { title, date, category } };
}

export function siteFiles(site: ResolvedSite, look: SiteLook, pages: Listing[]): Map<string, string> {
  return new Map([
    ...(look.hasFavicon ? [] : [[FAVICON, drawFavicon(site.brand, look)] as const]),
    ['sitemap.xml', sitemap(pages)],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.address}/sitemap.xml\n`],
    ['feed.xml', feed(site, pages)],
    ['manifest.webmanifest', manifest(site, look)],
  ]);
}

function sitemap(pages: Listing[]): string {
  const entries = pages
    .filter(({ isIndexed }) => isIndexed)
    .map(({ canonical, article }) => {
      const date = article ? `<lastmod>${article.date}</lastmod>` : '';
      return `<url><loc>${escapeHtml(canonical)}</loc>${date}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

function feed(site: ResolvedSite, pages: Listing[]): string {
  const articles = pages
    .flatMap(page => (page.article && page.isIndexed ? [{ ...page, ...page.article }] : []))
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
  const entries = articles.map(
    ({ title, date, category, canonical, description }) => `<entry>
<title>${escapeHtml(title)}</title>
<link href="${escapeHtml(canonical)}"/>
<id>${escapeHtml(canonical)}</id>
<updated>${date}T00:00:00Z</updated>
<category term="${escapeHtml(category)}"/>
<summary>${escapeHtml(description)}</summary>
</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">
<title>${escapeHtml(site.brand)}</title>
<subtitle>${escapeHtml(site.tagline)}</subtitle>
<link href="${site.address}/"/>
<link rel="self" href="${site.address}/feed.xml"/>
<id>${site.address}/</id>
<updated>${articles[0]?.date ?? '2025-01-01'}T00:00:00Z</updated>
<author><name>${escapeHtml(site.brand)}</name></author>
${entries.join('\n')}
</feed>
`;
}

function manifest(site: ResolvedSite, { colours, icons }: SiteLook): string {
  const drawn = { src: `/${FAVICON}`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' };
  const pictures = icons.map(({ src, size, isMaskable }) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: isMaskable ? 'maskable' : 'any',
  }));
  return `${JSON.stringify(
    {
      name: site.brand,
      short_name: site.brand,
      description: site.description,
      lang: site.language,
      ...(isFromRightToLeft(site.language) && { dir: 'rtl' }),
      start_url: '/',
      display: 'browser',
      background_color: colours.paper,
      theme_color: colours.bar.light,
      icons: pictures.length > 0 ? pictures : [drawn],
    },
    null,
    2,
  )}\n`;
}
