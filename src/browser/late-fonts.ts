// Faces that came too late for the page they were meant for are kept from it, so that nothing shifts (font-display: optional).

/** From the next page on they are shown; those that are shown already stay without a flicker. */
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
    // Firefox doesn't let a face be changed: there the next document shows it.
  }
}
