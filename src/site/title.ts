// The title of a page and the brand in, what the browser's tab and search results show out: both, where there is room.
const LONGEST = 65;

export function shownTitle(title: string, brand: string): string {
  const full = `${title} | ${brand}`;
  return full.length <= LONGEST && !title.includes(brand) ? full : title;
}
