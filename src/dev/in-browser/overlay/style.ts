// Styles the overlay with the engine's own look, whatever the site's look is. Uses a constructed sheet, because the content
// security policy allows no style elements.
import { ENGINE_TOKENS } from '../engine-tokens.ts';

const STYLE = `${ENGINE_TOKENS}
:host { --level: var(--error); position: fixed; inset: auto 0 0; z-index: 100; font: 400 1rem/1.5 var(--font-text); color: var(--text); pointer-events: none; }
:host(.quiet) { --level: var(--highlight); }
* { box-sizing: border-box; margin: 0; }
[hidden] { display: none !important; }
button, .sheet, a.pill { pointer-events: auto; }
button { min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid var(--ink); border-radius: var(--radius); background: none; color: var(--ink); font: 600 1rem/1.2 var(--font-text); cursor: pointer; }
button:hover { color: var(--accent); border-color: var(--accent); }
button[aria-disabled] { opacity: .6; cursor: progress; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }

.pill { position: absolute; inset: auto auto 1rem 1rem; border-color: var(--level); border-radius: 99rem; padding-inline: 1rem 1.125rem; background: var(--card); color: var(--level); box-shadow: 0 2px 12px rgb(0 0 0 / .18); }
:host(.aside) .pill { inset: auto 1rem 4.5rem auto; }
@media (width < 30rem) { .pill { bottom: 4.5rem; } :host(.aside) .pill { bottom: 8rem; } }
a.pill { inset: auto 1rem 1rem auto; padding-block: .625rem; border: 1px solid; color: var(--ink); font: 600 1rem/1.4 var(--font-text); text-decoration: none; }
a.pill:hover { color: var(--accent); }
.pill:not(a)::before { content: ""; display: inline-block; width: .625rem; height: .625rem; margin-right: .5rem; border-radius: 50%; background: var(--level); }

.sheet { max-height: min(56vh, 38rem); max-height: min(56dvh, 38rem); overflow: auto; overscroll-behavior: contain; background: var(--card); border-top: 3px solid var(--level); box-shadow: 0 -6px 28px rgb(0 0 0 / .16); padding: 0 var(--gutter) 1.25rem; }
header { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding-block: .75rem; background: var(--card); }
h2 { font: 500 1.3125rem/1.25 var(--font-heading); color: var(--level); overflow-wrap: anywhere; }
.hide { flex: none; min-height: 2.75rem; border-color: transparent; padding-inline: .75rem; margin-right: -.75rem; }
ol, ul { padding: 0; list-style: none; }
code, pre { font: 400 .875rem/1.6 ui-monospace, "SF Mono", Consolas, monospace; }

.row { border-top: 1px solid var(--line); }
summary { cursor: pointer; min-height: 2.75rem; }
.row > summary { display: grid; grid-template-columns: 1rem minmax(0, 1fr); column-gap: .5rem; padding-block: .75rem; list-style: none; }
.row > summary::-webkit-details-marker { display: none; }
.row > summary::before { content: ""; grid-row: 1 / 3; width: .5rem; height: .5rem; margin: .5rem 0 0 .125rem; border: solid var(--level); border-width: 0 2px 2px 0; transform: rotate(-45deg); }
.row[open] > summary::before { transform: rotate(45deg); margin-top: .375rem; }
.place { color: var(--mute); overflow-wrap: anywhere; }
.sentence { grid-column: 2; max-width: 46rem; color: var(--ink); font-weight: 600; overflow-wrap: anywhere; }
.body { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; padding: 0 0 1.25rem 1.5rem; }
.body > :empty { display: none; }
.frame { max-width: 60rem; overflow-x: auto; padding: .75rem 0; background: var(--paper-tint); color: var(--text); tab-size: 2; }
.line { display: block; width: max-content; min-width: 100%; padding-inline: .875rem; }
.line--marked { background: var(--error-wash); box-shadow: inset 3px 0 var(--level); }
.number { color: var(--mute); user-select: none; }
mark { background: none; color: var(--level); font-weight: 700; text-decoration: underline wavy from-font; text-decoration-thickness: 1.5px; text-underline-offset: .25em; }
:host(.quiet) .line--marked { background: none; }
.doing { display: flex; flex-wrap: wrap; gap: .75rem; }
.doing:not(:has(> :not([hidden]))) { display: none; }
.visit { align-self: center; display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--accent); pointer-events: auto; }
.mend { background: var(--ink); color: var(--paper); overflow-wrap: anywhere; }
.mend:hover { background: var(--accent); color: var(--paper); }
.outcome { max-width: 46rem; color: var(--mute); overflow-wrap: anywhere; }
.outcome--refused { padding-left: .75rem; border-left: 3px solid var(--level); color: var(--ink); }

.fields > summary { display: flex; align-items: center; width: fit-content; color: var(--ink); font-weight: 600; }
.fields > summary:hover { color: var(--accent); }
.fields > summary::after { content: ""; flex: none; width: .4375rem; height: .4375rem; margin: -.25rem 0 0 .625rem; border: solid currentcolor; border-width: 0 2px 2px 0; transform: rotate(45deg); }
.fields[open] > summary::after { margin-top: .25rem; transform: rotate(-135deg); }
dl { max-width: 60rem; border-bottom: 1px solid var(--line); }
dl > div { display: grid; gap: .125rem 1.5rem; padding-block: .625rem; border-top: 1px solid var(--line); }
dt code { color: var(--ink); font-weight: 700; }
.needed { color: var(--highlight); font: italic 400 1rem/1.5 var(--font-heading); }
dd .takes { color: var(--mute); }
dd li { padding-top: .25rem; }
dd code { color: var(--accent); }
@media (width >= 48rem) { dl > div { grid-template-columns: 11rem minmax(0, 1fr); } }
@media (width < 48rem) { .body { padding-left: 0; } .doing button { flex: 1 1 auto; } }
@media (prefers-color-scheme: dark) { .frame { background: var(--paper); } }
@media print { :host { display: none; } }
`;

export function adoptStyle(shadow: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  shadow.adoptedStyleSheets = [sheet];
}
