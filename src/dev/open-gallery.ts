// Vite runs this file, as it does for pages, so that a changed component is drawn as it is now.
export { openGallery } from '../publish/gallery/gallery.tsx';

let forget = () => {};
import.meta.hot?.on('vite:beforeFullReload', () => forget());

/** The callback runs when Vite is about to run all of this anew. */
export function beforeNextGallery(callback: () => void): void {
  forget = callback;
}
