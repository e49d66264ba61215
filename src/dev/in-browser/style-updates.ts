// Replaces style sheets that have changed on disk.
const sheets = new Map<string, CSSStyleSheet>();

/**
 * Layers are ordered by which sheet names them first, and adopted sheets come after all others
 * (https://developer.mozilla.org/en-US/docs/Web/API/Document/adoptedStyleSheets). All sheets become adopted ones at once, so that
 * the order stays.
 */
export function replaceStyle({ name, css }: { name: string; css: string }): void {
  if (sheets.size === 0) adoptAll();
  const sheet = sheets.get(name) ?? adopt(name);
  sheet.replaceSync(css);
}

/** The policy allows no new style elements, and no change of those that are there. */
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
