// The server's entry into React: what the build bundles and the dev server runs.
export { renderDocument, renderMain } from './document.tsx';
export { shellOf } from './shell.tsx';
