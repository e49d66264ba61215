// The mistakes of the open page, over its last good version: where, what, what to do. Gone with the next good save.
import type { Problem } from '../content/problem.ts';

export type { Problem };

const STYLE = `
:host { position: fixed; inset: auto 0 0; z-index: 100; max-height: 60vh; overflow: auto; background: #fffefb; color: #2a3a52;
  border-top: 4px solid #a3271d; padding: 1rem clamp(1rem, 4vw, 3rem) 1.5rem; font: 400 1rem/1.5 system-ui, sans-serif; }
h2 { margin: 0 0 .5rem; font-size: 1.125rem; color: #a3271d; }
ol { margin: 0; padding: 0; list-style: none; }
li { padding-block: .75rem; border-top: 1px solid #d8d5c8; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
code { font-weight: 600; color: #1a365d; }
p { margin: .25rem 0; }
pre { margin: .5rem 0 0; padding: .75rem; overflow: auto; background: #f3ecdb; }
@media (prefers-color-scheme: dark) {
  :host { background: #1e2936; color: #d5dae1; border-color: #ff9d8f; }
  h2 { color: #ff9d8f; } code { color: #f3efe4; } pre { background: #141d29; } li { border-color: #364354; }
}`;

let host: HTMLElement | undefined;

export function showProblems(problems: Problem[]): void {
  host?.remove();
  host = undefined;
  if (problems.length === 0) return;
  host = document.createElement('ashlar-overlay');
  host.setAttribute('role', 'alert');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(title(problems.length), list(problems));
  document.body.append(host);
}

function title(count: number): HTMLElement {
  return element('h2', count === 1 ? 'One mistake in this page' : `${count} mistakes in this page`);
}

function list(problems: Problem[]): HTMLElement {
  const items = problems.map(({ file, line, column, where, message, frame }) => {
    const item = element('li');
    const sentence = element('p', where ? `${where}: ${message}` : message);
    item.append(element('code', `${file}:${line}:${column}`), sentence);
    if (frame) item.append(element('pre', frame));
    return item;
  });
  const all = element('ol');
  all.append(...items);
  return all;
}

function element(name: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
