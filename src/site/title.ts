// The title for the browser's tab and for search results: the page's title, followed by the brand if there is room.
const LONGEST = 65;

export function shownTitle(title: string, brand: string): string {
  const full = `${title} | ${brand}`;
  return full.length <= LONGEST && !title.includes(brand) ? full : title;
}
