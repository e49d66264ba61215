// The two scripts that stand in the page itself. The policy allows them by hash.

/**
 * Fetches the app when somebody means to use it: a pointer that rests on a link for 150 ms (a click is faster and
 * stays the browser's own), a touch, the keyboard's focus; when idle from the second page of a visit and where a live
 * block waits; at once where Back leads to an entry that only the app can draw. At most 540 bytes.
 */
export function loaderScript(app: string): string {
  return [
    '(d=>{let t',
    `w=()=>import(${JSON.stringify(app)})`,
    'o=(e,f)=>d.addEventListener(e,f,{passive:!0})',
    'l=e=>e.target.closest("a,summary")',
    's=()=>clearTimeout(t);o("pointerover",e=>{s();l(e)&&(t=setTimeout(w,150))});o("click",s);o("focusin",e=>l(e)&&e.target.matches(":focus-visible")&&w());o("touchstart",e=>l(e)&&w());onpopstate=w;(d.querySelector("[data-live]")||d.referrer.startsWith(location.origin+"/"))&&(self.requestIdleCallback||setTimeout)(w,{timeout:2e3})})(document)',
  ].join(',');
}

/** The browser may fetch pages ahead where a link is hovered or pressed. */
export const SPECULATION = JSON.stringify({
  prefetch: [
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] }, eagerness: 'moderate' },
  ],
});
