// Some hosts only send files and know no redirects. For them, puts a small page at each old address that leads to the new one.

import { escapeHtml } from '../base/escape.ts';
import { languageAttributes } from '../draw/html/document.tsx';
import type { Frame } from '../draw/html/draw-page.ts';
import { FILE_POLICY, policyMeta } from '../draw/html/policy.ts';
import type { ResolvedSite } from '../draw/resolve/resolve.ts';
import { filesOf } from './addresses/page-files.ts';
import { redirectsIn } from './host-files.ts';
import type { Output } from './output-folder.ts';
import type { Listing } from './site-files.ts';

export function putRedirectPages(listings: Listing[], { site, visible }: Frame, output: Output): void {
  const pages = new Map(listings.map(listing => [listing.canonical, listing]));
  for (const { from, to } of redirectsIn(visible)) {
    const page = pages.get(site.address + to);
    const { html } = filesOf(from);
    // A file of the site's own wins over a redirect, as on hosts that know redirects.
    if (page && !output.holds(html)) output.put(html, redirectPage(to, page, site));
  }
}

/** Shows a link with the new page's title to visitors whose browser does not follow such redirects. */
function redirectPage(to: string, { canonical, title }: Listing, { language }: ResolvedSite): string {
  return `<!doctype html>
<html ${languageAttributes(language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${policyMeta(FILE_POLICY)}
<meta http-equiv="refresh" content="0; url=${to}">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="canonical" href="${escapeHtml(canonical)}">
</head>
<body>
<main>
<h1><a href="${to}">${escapeHtml(title)}</a></h1>
</main>
</body>
</html>
`;
}
