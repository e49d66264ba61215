// Where each entry of the history was scrolled to, kept in the entry itself, so that it outlives a reload.

const SETTLED = 150;

type Kept = { top?: number };

let timer: number | undefined;

addEventListener(
  'scroll',
  () => {
    clearTimeout(timer);
    timer = window.setTimeout(keepPosition, SETTLED);
  },
  { passive: true },
);
// Before anybody else hears of it: the position of the entry that was left must not end up in this one.
addEventListener('popstate', () => clearTimeout(timer));

export function keepPosition(): void {
  clearTimeout(timer);
  history.replaceState({ ...history.state, top: Math.round(scrollY) } satisfies Kept, '');
}

export function keptPosition(): number | undefined {
  const { top } = (history.state ?? {}) as Kept;
  return typeof top === 'number' ? top : undefined;
}

let restoring = false;

/** From here on the page restores positions, since it knows when the content is there; a new document is the browser's. */
export function restorePositions(): void {
  history.scrollRestoration = 'manual';
  if (restoring) return;
  restoring = true;
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}
