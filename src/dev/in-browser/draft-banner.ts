// Dev only: says at the top of a page, above its header, that visitors do not see it. It takes room instead of covering any.
import type { StandingWords } from '../../site/publication.ts';
import { ENGINE_TOKENS } from './engine-tokens.ts';

const STYLE = `${ENGINE_TOKENS}
:host { display: block; padding: .5rem var(--gutter); background: var(--card); color: var(--text); border-bottom: 3px solid var(--highlight);
  font: 400 1rem/1.5 var(--font-text); text-align: center; overflow-wrap: anywhere; }
p { margin: 0; text-wrap: balance; }
strong { font-weight: 700; color: var(--highlight); }
@media (forced-colors: active) { :host { border-color: CanvasText; } }
@media print { :host { display: none; } }
`;

let badge: { host: HTMLElement; text: HTMLElement } | undefined;

export function showStanding(standing: StandingWords | null): void {
  if (!standing) {
    badge?.host.remove();
    badge = undefined;
    return;
  }
  badge ??= placeBadge();
  const label = document.createElement('strong');
  label.textContent = `${standing.label}.`;
  badge.text.replaceChildren(label, ` ${standing.meaning}`);
}

/** A status is read out when its words come or change, without taking the focus away. */
function placeBadge(): { host: HTMLElement; text: HTMLElement } {
  const host = document.createElement('ashlar-badge');
  host.setAttribute('role', 'status');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  shadow.adoptedStyleSheets = [sheet];
  const text = document.createElement('p');
  shadow.append(text);
  document.body.prepend(host);
  return { host, text };
}
