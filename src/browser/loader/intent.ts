// Decides when to fetch the app, on every page. This code is part of the page itself, so each byte counts (budgets.json).

type Heard = Event & { target: HTMLElement & { open?: boolean; type?: string } };

const RESTING = 150;

/** Hears events before the rest of the page. On the window, browsers make touch listeners passive by themselves. */
export const on = (type: string, listener: (event: Heard) => unknown) =>
  addEventListener(type, listener as EventListener, true);

/** Waits a second at most: a browser that draws nothing may never be idle. */
export const whenIdle = (load: () => unknown) =>
  (self.requestIdleCallback || setTimeout)(load, { timeout: 1e3 } as never);

/**
 * Fetches the app when a pointer rests on a link, and when a finger or the keyboard's focus reaches a link, form or search. A
 * quick click stays with the browser. Back fetches the app at once, because only the app can draw an entry that it has pushed.
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
  // When one question opens, the browser closes another: that can push the opened one out of view.
  on('toggle', ({ target }) => target.open && target.scrollIntoView({ block: 'nearest' }));
  self.onpopstate = load;
};
