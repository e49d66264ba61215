const sheets = new Map<string, CSSStyleSheet>();

/** A sheet that has changed on disk takes the place of the element that came with the page. The policy allows no new style elements. */
export function replaceStyle({ name, css }: { name: string; css: string }): void {
  let sheet = sheets.get(name);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheets.set(name, sheet);
    document.adoptedStyleSheets.push(sheet);
    document.querySelector(`style[data-sheet="${name}"]`)?.remove();
  }
  sheet.replaceSync(css);
}
