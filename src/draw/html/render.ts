// The server's entry into React: what the build bundles and the dev server runs.
export { documentParts, renderDocument, renderMain } from './document.tsx';
export { shellOf } from './shell.tsx';
