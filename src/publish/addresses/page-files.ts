/** The files of a page in the finished site. "/a/b" becomes a/b.html, which every static host serves at /a/b. */
export function filesOf(route: string): { html: string; json: string } {
  const name = route === '/' ? 'index' : route.slice(1);
  return { html: `${name}.html`, json: `${name}.json` };
}
