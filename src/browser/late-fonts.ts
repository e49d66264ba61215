// Shows fonts that came too late for the first page. That page stays without them, so that nothing shifts
// (https://developer.mozilla.org/en-US/docs/Web/CSS/Reference/At-rules/@font-face/font-display).

/** Shows them from the next page on. Fonts that are shown already do not flicker. */
export function showLateFaces(): void {
  try {
    for (const { sheet } of document.querySelectorAll('style')) {
      for (const rule of sheet?.cssRules ?? []) {
        if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') === 'optional') {
          rule.style.setProperty('font-display', 'swap');
        }
      }
    }
  } catch {
    // In Firefox a script cannot change this rule: the next document shows the font.
  }
}
