// The script in pages with something live on them, and in the general 404 page, which may stand where a nearer one should. It fetches the app once the page has settled, and keeps what a visitor does
// until the app is there. Buttons wait, for three seconds at most; then the page does what it can alone and says so.
import { loadOnIntent, on, whenIdle } from './intent.ts';

declare const APP: string;
/** Browsers know an element by its id. */
declare const main: HTMLElement;
type App = typeof import('../app.ts');

const PATIENCE = 3e3;
const pressed = new Set<HTMLElement>();
/** What style sheets see of the app: nothing before anybody waits for it. */
const { dataset } = main;
let again = '';
let app: Promise<App> | null;
let isLoading = false;
let timer: ReturnType<typeof setTimeout>;

/** What could not be had is asked for once more by the next press, a script by another address: a browser keeps its failure. */
const load = () => {
  if (isLoading) return;
  isLoading = true;
  app ??= import(APP + again).catch(error => {
    app = null;
    again += '?';
    throw error;
  });
  app
    .then(({ wake }) => wake())
    .then(
      () => goOn('here'),
      () => {
        isLoading = false;
        if (dataset.app === 'awaited') goOn('missing');
      },
    );
};

/** Lets the buttons through, to the app or to the browser. */
const goOn = (state: 'here' | 'missing') => {
  clearTimeout(timer);
  dataset.app = state;
  for (const button of pressed) button.click();
};

const wait = () => {
  load();
  if (dataset.app) return;
  dataset.app = 'awaited';
  timer = setTimeout(goOn, PATIENCE, 'missing');
};

// Enter in a field arrives here too: browsers press the form's button for it. What is pressed twice counts once.
on('click', event => {
  const button = event.target.closest<HTMLButtonElement>('[data-live] button');
  if (!button || dataset.app === 'here') return;
  pressed.add(button);
  if (dataset.app !== 'missing') event.preventDefault();
  // What the browser sends by itself is on its way: an app that comes then must not send it again.
  else if (button.form?.method === 'post') pressed.clear();
  wait();
});
on('input', ({ target }) => {
  // Who goes on writing will press again.
  if (dataset.app === 'missing') pressed.clear();
  if (target.type === 'search') wait();
});
on('change', ({ target }) => {
  if (!target.closest('[data-top]')) return;
  load();
  scrollTo(0, 0);
});
loadOnIntent(load);
// An address may name what something live is to show.
if (location.hash) load();
else if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
  addEventListener('load', () => whenIdle(load));
