// Runs in pages with something live, such as a form, and in the general 404 page. Fetches the app once the page has settled, and
// keeps what a visitor does until the app is there. A pressed button waits three seconds at most: then the page does what it can
// without the app and says so.
import { loadOnIntent, on, whenIdle } from './intent.ts';

declare const APP: string;
/** Browsers make an element with an id a variable of that name. */
declare const main: HTMLElement;
type App = typeof import('../app.ts');

const PATIENCE = 3e3;
const pressed = new Set<HTMLElement>();
/** Tells style sheets about the app through data-app, which is empty until somebody waits. */
const { dataset } = main;
let again = '';
let app: Promise<App> | null;
let isLoading = false;
let timer: ReturnType<typeof setTimeout>;

/** Many browsers keep a failed import, so the next try adds a "?" (https://github.com/whatwg/html/issues/6768). */
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

/** Presses the waiting buttons. Now the app answers them or, if it is missing, the browser. */
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

// Enter in a field arrives here too, because browsers click the form's button. A set counts a second press only once.
on('click', event => {
  const button = event.target.closest<HTMLButtonElement>('[data-live] button');
  if (!button || dataset.app === 'here') return;
  pressed.add(button);
  if (dataset.app !== 'missing') event.preventDefault();
  // The browser is sending this form, so an app that arrives now must not send it again.
  else if (button.form?.method === 'post') pressed.clear();
  wait();
});
on('input', ({ target }) => {
  // A visitor who goes on writing will press again.
  if (dataset.app === 'missing') pressed.clear();
  if (target.type === 'search') wait();
});
on('change', ({ target }) => {
  if (!target.closest('[data-top]')) return;
  load();
  scrollTo(0, 0);
});
loadOnIntent(load);
// A hash may choose what only the app can show, such as a category.
if (location.hash) load();
else if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
  addEventListener('load', () => whenIdle(load));
