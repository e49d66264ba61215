// Vite runs this file, so that a changed component is drawn as it is now.
export * from '../../draw/html/render.ts';

let tell = () => {};
import.meta.hot?.on('vite:beforeFullReload', () => tell());

/** The callback runs when Vite is about to run all of this anew. */
export function beforeNextRun(callback: () => void): void {
  tell = callback;
}
