// The rules in the page itself by which browsers fetch ahead. The policy allows them by hash.

/** The browser may fetch pages ahead where a link is hovered or pressed. */
export const SPECULATION = JSON.stringify({
  prefetch: [
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] }, eagerness: 'moderate' },
  ],
});
