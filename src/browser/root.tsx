// Holds the only React root, in <main>. It draws the page of the current path, and the last page while the next one loads.
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { usePathname } from 'wouter/use-browser-location';
import type { LanguageWords } from '../base/languages/say.ts';
import type { Page } from '../draw/page/model.ts';
import { PageView } from '../draw/page/PageView.tsx';
import { knownPage } from './pages.ts';

/** The engine's words in the site's language, which the build puts in front of the app (src/publish/build.ts). */
declare const WORDS: LanguageWords;

let root: Root | undefined;
let shown: Page | undefined;
let mounted = () => {};
let takeover: Promise<void> | undefined;

function CurrentPage() {
  const path = usePathname();
  shown = knownPage(path) ?? shown;
  useEffect(() => mounted(), []);
  // Without a key, what is open or typed on one page would turn up on the next.
  return shown ? <PageView key={shown.route} page={shown} words={WORDS} /> : null;
}

/** Makes React take over the HTML that is there, unless another page has taken its place meanwhile. */
export function hydrate(main: HTMLElement, page: Page): void {
  if (root) return;
  shown = page;
  takeover = new Promise(resolve => {
    mounted = () => {
      takeover = undefined;
      resolve();
    };
  });
  root = hydrateRoot(main, <CurrentPage />);
}

/** Undefined unless React is taking over the HTML. Until it has, it must not get another page. */
export function takingOver(): Promise<void> | undefined {
  return takeover;
}

/** Draws the current page at once. The first call replaces the HTML that the server sent. */
export function drawApp(main: HTMLElement): void {
  root ??= createRoot(main);
  flushSync(() => root?.render(<CurrentPage />));
}
