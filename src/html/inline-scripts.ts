// The scripts that stand in the page itself, and the rules there by which browsers fetch ahead. The policy allows each by its hash.

/** The browser may fetch pages ahead where a link is hovered or pressed. */
export const SPECULATION = JSON.stringify({
  prefetch: [
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] }, eagerness: 'moderate' },
  ],
});

export function scriptMarkup(scripts: string[]): string {
  const each = scripts.map(script => `<script>${script}</script>`);
  return `${each.join('')}<script type="speculationrules">${SPECULATION}</script>`;
}
