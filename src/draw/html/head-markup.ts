// Writes the head of a document: for browsers, search engines, and places where the page is shared.

import { escapeHtml, escapeJson } from '../../base/escape.ts';
import { withRegion } from '../../base/language.ts';
import type { SiteLook } from '../../site/look/look.ts';
import type { Head } from '../resolve/head.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { fontPreloads, iconLinks, themeColours } from './look-markup.ts';

export function headMarkup(head: Head, site: ResolvedSite, look: SiteLook): string {
  const lines = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('description', head.description),
    head.keywords && meta('keywords', head.keywords.join(', ')),
    meta('author', site.brand),
    meta('robots', head.index ? 'index, follow' : 'noindex, follow'),
    head.index && `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    themeColours(look),
    property('og:type', head.type),
    property('og:site_name', site.brand),
    property('og:locale', withRegion(site.language)),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', head.canonical),
    property('og:image', head.image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', head.imageAlt),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', head.title),
    meta('twitter:description', head.description),
    meta('twitter:image', head.image),
    meta('twitter:image:alt', head.imageAlt),
    iconLinks(look),
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(site.brand)}" href="/feed.xml">`,
    fontPreloads(look),
    structuredMarkup(head.structured),
  ];
  return lines.filter(Boolean).join('\n');
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

function structuredMarkup(structured: object[]): string {
  if (structured.length === 0) return '';
  const data = { '@context': 'https://schema.org', '@graph': structured };
  return `<script type="application/ld+json">${escapeJson(data)}</script>`;
}
