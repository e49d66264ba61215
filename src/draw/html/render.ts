// What the server uses of React: the build bundles this file, and the dev server runs it.
export { documentParts, renderDocument, renderMain } from './document.tsx';
export { shellOf } from './shell.tsx';
