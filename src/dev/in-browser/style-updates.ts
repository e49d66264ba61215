// Dev only: style sheets that have changed on disk, in the place of those that came with the page.
const sheets = new Map<string, CSSStyleSheet>();

/** The order of layers is that of the sheets which name them first: none may change its place, so all of them become adopted ones at once. */
export function replaceStyle({ name, css }: { name: string; css: string }): void {
  if (sheets.size === 0) adoptAll();
  const sheet = sheets.get(name) ?? adopt(name);
  sheet.replaceSync(css);
}

/** The policy allows no new style elements, nor other texts in those that are there. */
function adoptAll(): void {
  for (const element of document.querySelectorAll<HTMLStyleElement>('style[data-sheet]')) {
    adopt(element.dataset.sheet ?? '').replaceSync(element.textContent);
    element.remove();
  }
}

function adopt(name: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheets.set(name, sheet);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}
