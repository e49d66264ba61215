// After a page has changed: everything outside <main> that depends on it, focus, scroll and a word for screen readers.
import type { Page } from '../page/model';
import { closeMenus } from './menu';

export function arrive(page: Page, hash: string, position?: number): void {
  describe(page);
  markCurrent();
  closeMenus();
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  focus(target ?? document.querySelector('main h1'));
  if (position !== undefined) scrollTo({ top: position, behavior: 'instant' });
  else if (target) target.scrollIntoView();
  else scrollTo({ top: 0 });
  announce(page.title);
}

function describe(page: Page): void {
  document.title = page.title;
  document.querySelector('meta[name=description]')?.setAttribute('content', page.description);
  document.querySelector('link[rel=canonical]')?.setAttribute('href', page.canonical);
}

export function markCurrent(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a, footer a')) {
    if (link.classList.contains('logo') || link.classList.contains('button')) continue;
    const isCurrent = link.getAttribute('href') === location.pathname;
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

function focus(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

function announce(text: string): void {
  let region = document.getElementById('announcement');
  if (!region) {
    region = document.createElement('div');
    region.id = 'announcement';
    region.className = 'unseen';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = text;
}
