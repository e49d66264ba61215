// The inline script of a page, and the rules for fetching pages ahead. The content security policy allows each by its hash.

/** Fetches a page when its link is hovered or pressed (https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API). */
export const SPECULATION = JSON.stringify({
  prefetch: [
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] }, eagerness: 'moderate' },
  ],
});

export function scriptMarkup(script: string): string {
  return `<script>${script}</script><script type="speculationrules">${SPECULATION}</script>`;
}
