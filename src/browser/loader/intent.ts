// When the app is fetched, the same on every page. These bytes stand in the page itself, so each one counts (budgets.json).

type Heard = Event & { target: HTMLElement & { open?: boolean; type?: string } };

const RESTING = 150;

/** Before anything else on the page hears of it. Browsers take such listeners on the window for passive where that counts. */
export const on = (type: string, listener: (event: Heard) => unknown) =>
  addEventListener(type, listener as EventListener, true);

/** Soon in any case: a browser that draws nothing may never say that it is idle. */
export const whenIdle = (load: () => unknown) =>
  (self.requestIdleCallback || setTimeout)(load, { timeout: 1e3 } as never);

/**
 * A pointer that rests on a link (a click is faster and stays the browser's own), a touch, the keyboard's focus, be it on a
 * link or in a form or search. At once where Back leads to an entry that only the app can draw.
 */
export const loadOnIntent = (load: () => unknown) => {
  let timer: ReturnType<typeof setTimeout>;
  const isMeant = ({ target }: Heard) => target.closest('a,summary,form,search');
  on('pointerover', event => {
    clearTimeout(timer);
    if (isMeant(event)) timer = setTimeout(load, RESTING);
  });
  on('click', () => clearTimeout(timer));
  on('focusin', event => isMeant(event) && event.target.matches(':focus-visible') && load());
  on('touchstart', event => isMeant(event) && load());
  // One closes when the next opens: what was opened would slide out of view with it.
  on('toggle', ({ target }) => target.open && target.scrollIntoView({ block: 'nearest' }));
  self.onpopstate = load;
};
