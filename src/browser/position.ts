// Keeps the scroll position of each history entry in the entry itself, where it outlives a reload.

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
// Runs before other listeners, so that the position of the old entry is not written into the new one.
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

/**
 * Restores scroll positions instead of the browser, because only the app knows when the content is there. The browser does it
 * again for the next document.
 */
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
