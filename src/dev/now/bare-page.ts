// Draws a page with nothing on it but room for the overlay. It is needed while the site document, or the page's own document, has
// never been right.
import type { Assets } from '../../draw/html/document.tsx';
import type { Page } from '../../draw/page/model.ts';
import type { Resolved, ResolvedSite } from '../../draw/resolve/resolve.ts';

export function bareDocument(route: string, { dev }: Assets): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The site document has mistakes</title>
${dev?.styles}
</head>
<body>
<main data-route="${route}" data-bare><h1 class="wrap">This page comes when pages/_site.json is mended.</h1></main>
<script type="module" src="${dev?.module}"></script>
</body>
</html>
`;
}

/** An empty page under the overlay, for a document that has never been right yet. */
export function emptyPage(route: string, site: ResolvedSite): Resolved {
  const page: Page = {
    route,
    title: site.brand,
    description: '',
    canonical: site.address + route,
    breadcrumbs: [],
    blocks: [],
  };
  const { title, description, canonical } = page;
  const head = {
    title,
    description,
    canonical,
    image: '',
    imageAlt: '',
    type: 'website' as const,
    index: false,
    structured: [],
  };
  return { page, head, endpoints: [] };
}
