// The script that stands in the page itself, and the rules there by which browsers fetch ahead. The policy allows each by its hash.

/** The browser may fetch pages ahead where a link is hovered or pressed. */
export const SPECULATION = JSON.stringify({
  prefetch: [
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] }, eagerness: 'moderate' },
  ],
});

export function scriptMarkup(script: string): string {
  return `<script>${script}</script><script type="speculationrules">${SPECULATION}</script>`;
}
