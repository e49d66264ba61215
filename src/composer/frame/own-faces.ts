// Shows the page in its own typefaces, also if they come late. A visitor's page goes on without those, so that nothing moves while it is
// read, but an author looks at one page for long and wants to see it as it is.

/** The value of CSSRule.FONT_FACE_RULE. The page's rules are of another window, so none is an instance of this window's classes. */
const FONT_FACE = 5;

export function showOwnFaces({ styleSheets }: Document): void {
  for (const sheet of styleSheets)
    for (const rule of rulesIn(sheet))
      if (rule.type === FONT_FACE) (rule as CSSFontFaceRule).style.setProperty('font-display', 'swap');
}

function rulesIn(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // The browser has not loaded it yet, or shows nobody what is in it.
    return [];
  }
}
