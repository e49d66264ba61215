// After a page has changed: everything outside <main> that depends on it, focus, scroll and a word for screen readers.
import type { Page } from '../page/model.ts';
import { closeMenus } from './menu.ts';
import { isMissing } from './pages.ts';

/** Pixels. */
const GLIDE = 150;

/** Scrolls to a kept position, else to the hash, else to the top. */
export function arrive(page: Page, hash: string, top?: number): void {
  describe(page);
  markCurrent();
  closeMenus();
  const target = find(hash);
  focus(target ?? document.querySelector('main h1'));
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
  else glideTo(target);
  announce(page.title);
}

/** The page is first seen a short way from where it begins, and goes there as smoothly as the visitor wishes (base.css). */
function glideTo(target: HTMLElement | null): void {
  const before = scrollY;
  const go = (behavior?: 'instant') =>
    target ? target.scrollIntoView({ behavior }) : scrollTo({ top: 0, behavior });
  go('instant');
  const way = Math.max(-GLIDE, Math.min(GLIDE, before - scrollY));
  scrollTo({ top: scrollY + way, behavior: 'instant' });
  go();
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
  for (const [name, content] of Object.entries({
    description: page.description,
    'og:title': page.title,
    'og:description': page.description,
    'og:url': page.canonical,
    'twitter:title': page.title,
    'twitter:description': page.description,
  })) {
    document
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.setAttribute('content', content);
  }
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
