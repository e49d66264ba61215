// A face that came too late for the first page is left out of it, so that nothing moves. It comes in with the next page.

export function letLateFacesIn(): void {
  const sheet = document.querySelector('style')?.sheet;
  if (!sheet) return;
  for (const [index, rule] of [...sheet.cssRules].entries()) {
    if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('optional') || !isLate(rule)) continue;
    // Declared anew, it has another chance.
    sheet.deleteRule(index);
    sheet.insertRule(rule.cssText.replace('optional', 'swap'), index);
  }
}

function isLate({ cssText }: CSSRule): boolean {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  const path = /url\("?([^")]+)/.exec(cssText)?.[1] ?? '';
  const [face] = performance.getEntriesByName(new URL(path, location.href).href);
  return face !== undefined && face.startTime + face.duration > (painted?.startTime ?? 0);
}
