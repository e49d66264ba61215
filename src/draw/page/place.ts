/** A page's own address where the menus name it, else that of the nearest page above it which they name. Home is above nothing. */
export function placeOf(route: string, named: { has(href: string): boolean }): string | undefined {
  for (let place = route; place; place = place.replace(/\/[^/]*$/, '')) {
    if (named.has(place)) return place;
  }
  return undefined;
}
