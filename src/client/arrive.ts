// After a page has changed: everything outside <main> that depends on it, focus, scroll and a word for screen readers.
import type { Page } from '../page/model.ts';
import { closeMenus } from './menu.ts';
import { isMissing } from './pages.ts';

/** Scrolls to a kept position, else to the hash, else to the top. */
export function arrive(page: Page, hash: string, top?: number): void {
  describe(page);
  markCurrent();
  closeMenus();
  const target = find(hash);
  focus(target ?? document.querySelector('main h1'));
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
  else if (target) target.scrollIntoView();
  else scrollTo({ top: 0 });
  announce(page.title);
}

/** To a place on the page that is there already. */
export function jump(hash: string): void {
  closeMenus();
  const target = find(hash);
  if (!target) return;
  focus(target);
  target.scrollIntoView();
}

export function describe(page: Page): void {
  document.title = page.title;
  document.querySelector('meta[name=description]')?.setAttribute('content', page.description);
  document.querySelector('link[rel=canonical]')?.remove();
  if (isMissing(page.route)) return;
  const canonical = document.createElement('link');
  canonical.rel = 'canonical';
  canonical.href = page.canonical;
  document.head.append(canonical);
}

/** An empty region from the start: what is in a new one isn't read out. */
export function startAnnouncing(): void {
  const region = document.createElement('div');
  region.id = 'announcement';
  region.className = 'unseen';
  region.setAttribute('role', 'status');
  document.body.append(region);
}

function announce(text: string): void {
  const region = document.getElementById('announcement');
  if (region) region.textContent = text;
}

function markCurrent(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a, footer a')) {
    if (link.classList.contains('logo') || link.classList.contains('button')) continue;
    const isCurrent = link.getAttribute('href') === location.pathname;
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** The element of a hash, with the closed details around it opened, as the browser itself does. */
function find(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  if (!id) return null;
  const target = document.getElementById(id) ?? document.getElementById(decoded(id));
  for (
    let details = target?.closest('details');
    details;
    details = details.parentElement?.closest('details')
  ) {
    details.open = true;
  }
  return target;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function focus(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}
