// Dev only: a page without a site document to stand on. It holds nothing but the place for what the overlay has to say.
import type { Assets } from '../html/document.tsx';

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
