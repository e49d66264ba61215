// The one React root, in <main>. It draws the page of the path that wouter reports, and keeps the last one while the next is on its way.
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { usePathname } from 'wouter/use-browser-location';
import type { LanguageWords } from '../base/languages/say.ts';
import type { Page } from '../draw/page/model.ts';
import { PageView } from '../draw/page/PageView.tsx';
import { knownPage } from './pages.ts';

/** The words of the engine in the site's language: the build writes them in front of the app (src/publish/build.ts). */
declare const WORDS: LanguageWords;

let root: Root | undefined;
let shown: Page | undefined;
let mounted = () => {};
let awake: Promise<void> = Promise.resolve();

function CurrentPage() {
  const path = usePathname();
  shown = knownPage(path) ?? shown;
  useEffect(() => mounted(), []);
  // The key keeps what is open or typed on one page from turning up on the next.
  return shown ? <PageView key={shown.route} page={shown} words={WORDS} /> : null;
}

/** Wakes up the HTML that is there, unless another page has taken its place meanwhile. */
export function hydrate(main: HTMLElement, page: Page): void {
  if (root) return;
  shown = page;
  awake = new Promise(resolve => {
    mounted = resolve;
  });
  root = hydrateRoot(main, <CurrentPage />);
}

/** Resolves when nothing is being woken up: React must not be given another page before. */
export function settled(): Promise<void> {
  return awake;
}

/** Draws the current page at once; the first call replaces the HTML that the server sent. */
export function draw(main: HTMLElement): void {
  root ??= createRoot(main);
  flushSync(() => root?.render(<CurrentPage />));
}
