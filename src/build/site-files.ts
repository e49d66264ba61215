// Resolved pages in, the files about the whole site out: sitemap, robots, feed, manifest.
import type { Resolved } from '../content/resolve.ts';
import { escapeHtml } from '../document/escape.ts';
import type { SiteDocument } from '../generated/types.ts';

export function siteFiles(site: SiteDocument, pages: Resolved[]): Map<string, string> {
  return new Map([
    ['sitemap.xml', sitemap(pages)],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.address}/sitemap.xml\n`],
    ['feed.xml', feed(site, pages)],
    ['manifest.webmanifest', manifest(site)],
  ]);
}

function sitemap(pages: Resolved[]): string {
  const entries = pages
    .filter(({ head }) => head.index)
    .map(({ page, head }) => {
      const date = page.article ? `<lastmod>${page.article.date}</lastmod>` : '';
      return `<url><loc>${escapeHtml(head.canonical)}</loc>${date}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

function feed(site: SiteDocument, pages: Resolved[]): string {
  const articles = pages
    .flatMap(({ page, head }) => (page.article && head.index ? [{ ...page.article, head }] : []))
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
  const entries = articles.map(
    ({ title, date, category, head }) => `<entry>
<title>${escapeHtml(title)}</title>
<link href="${escapeHtml(head.canonical)}"/>
<id>${escapeHtml(head.canonical)}</id>
<updated>${date}T00:00:00Z</updated>
<category term="${escapeHtml(category)}"/>
<summary>${escapeHtml(head.description)}</summary>
</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU">
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

function manifest(site: SiteDocument): string {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return `${JSON.stringify(
    {
      name: site.brand,
      short_name: site.brand,
      description: site.description,
      lang: 'en-AU',
      start_url: '/',
      display: 'browser',
      background_color: '#fbfaf6',
      theme_color: site.themeColors.light,
      icons: [
        icon('icon-192', 192, 'any'),
        icon('icon-512', 512, 'any'),
        icon('icon-maskable-512', 512, 'maskable'),
      ],
    },
    null,
    2,
  )}\n`;
}
