// Names the files of the finished site that a page is.

/** Flat output: "/a/b" is a/b.html, which every static host serves at /a/b. */
export function filesOf(route: string): { html: string; json: string } {
  const name = route === '/' ? 'index' : route.slice(1);
  return { html: `${name}.html`, json: `${name}.json` };
}
