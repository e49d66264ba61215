// Run by Vite, so that a changed component is drawn as it is now.
export * from '../../draw/html/render.ts';

let tell = () => {};
import.meta.hot?.on('vite:beforeFullReload', () => tell());

/** Says when all this is about to be run anew. */
export function beforeNextRun(callback: () => void): void {
  tell = callback;
}
