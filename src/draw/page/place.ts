/** The nearest address that the menus name: the page's own, or else a page above it. Home does not count as above other pages. */
export function placeOf(route: string, named: { has(href: string): boolean }): string | undefined {
  for (let place = route; place; place = place.replace(/\/[^/]*$/, '')) {
    if (named.has(place)) return place;
  }
  return undefined;
}
