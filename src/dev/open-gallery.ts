// Run by Vite like the site's own pages, so that a changed component is drawn as it is now.
export { openGallery } from '../publish/gallery/gallery.tsx';

let forget = () => {};
import.meta.hot?.on('vite:beforeFullReload', () => forget());

/** Says when all this is about to be run anew. */
export function beforeNextRun(callback: () => void): void {
  forget = callback;
}
