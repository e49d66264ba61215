// The two scripts that stand in the page itself. The policy allows them by hash.

/**
 * Fetches the app when somebody means to use it: a pointer that rests on a link for 150 ms (a click is faster and
 * stays the browser's own), a touch, the keyboard's focus, be it on a link or in a form or search; when idle from
 * the second page of a visit, on the general 404 page and where a live block may have to follow a hash; at once where
 * Back leads to an entry that only the app can draw. budgets.json says how long it may be.
 */
export function loaderScript(app: string): string {
  return [
    '(d=>{let t',
    `w=()=>import(${JSON.stringify(app)})`,
    'o=(e,f)=>d.addEventListener(e,f,{passive:!0})',
    'l=e=>e.target.closest("a,summary,form,search")',
    's=()=>clearTimeout(t);o("pointerover",e=>{s();l(e)&&(t=setTimeout(w,150))});o("click",s);o("focusin",e=>l(e)&&e.target.matches(":focus-visible")&&w());o("touchstart",e=>l(e)&&w());onpopstate=w;(d.querySelector(location.hash?"[data-live]":"[data-wake]")||d.referrer.startsWith(location.origin+"/"))&&(self.requestIdleCallback||setTimeout)(w,{timeout:2e3})})(document)',
  ].join(',');
}

/** The browser may fetch pages ahead where a link is hovered or pressed. */
export const SPECULATION = JSON.stringify({
  prefetch: [
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] }, eagerness: 'moderate' },
  ],
});
