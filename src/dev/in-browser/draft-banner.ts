// Says above the header that visitors do not see this page, or that the site is shown as on a certain day. The words have their
// own room, so that they cover nothing.
import type { StandingWords } from '../../site/publication.ts';
import type { ShownDay } from '../now/pages-now.ts';
import { ENGINE_TOKENS } from './engine-tokens.ts';

const STYLE = `${ENGINE_TOKENS}
:host { display: block; padding: .5rem var(--gutter); background: var(--card); color: var(--text); border-bottom: 3px solid var(--highlight);
  font: 400 1rem/1.5 var(--font-text); text-align: center; overflow-wrap: anywhere; }
p { margin: 0; text-wrap: balance; }
form { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; justify-content: center; }
input, button { min-height: 2.75rem; padding: .25rem .75rem; border: 1px solid var(--ink); border-radius: var(--radius); background: none; color: var(--ink); font: inherit; color-scheme: light dark; }
button { cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
[hidden] { display: none; }
strong { font-weight: 700; color: var(--highlight); }
@media (forced-colors: active) { :host { border-color: CanvasText; } }
@media print { :host { display: none; } }
`;

type Badge = { host: HTMLElement; text: HTMLElement; input: HTMLInputElement; all: HTMLElement };

let badge: Badge | undefined;
let choose = (_day: string | null): void => {};

/** Null shows every page, drafts included. */
export function onDayChosen(hear: (day: string | null) => void): void {
  choose = hear;
}

export function showStanding(standing: StandingWords | null, day: ShownDay | null): void {
  if (!standing && !day) {
    badge?.host.remove();
    badge = undefined;
    return;
  }
  badge ??= placeBadge();
  const label = document.createElement('strong');
  label.textContent = day ? `As visitors see it on ${day.words}.` : `${standing?.label}.`;
  badge.text.replaceChildren(label, day ? '' : ` ${standing?.meaning}`);
  if (day) badge.input.value = day.day;
  badge.all.hidden = !day;
}

/** The role "status" lets a screen reader read the words when they come or change, without moving the focus. */
function placeBadge(): Badge {
  const host = document.createElement('ashlar-badge');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  shadow.adoptedStyleSheets = [sheet];
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  const input = Object.assign(document.createElement('input'), { type: 'date', required: true });
  const label = document.createElement('label');
  label.append('As visitors see it on ', input);
  const show = Object.assign(document.createElement('button'), { textContent: 'Show', value: 'show' });
  const all = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: 'Show every page',
  });
  all.addEventListener('click', () => choose(null));
  const form = document.createElement('form');
  form.setAttribute('aria-label', 'The day that is shown');
  form.append(label, show, all);
  form.addEventListener('submit', event => {
    event.preventDefault();
    choose(input.value);
  });
  shadow.append(text, form);
  document.body.prepend(host);
  return { host, text, input, all };
}
