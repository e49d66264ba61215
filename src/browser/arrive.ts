// Finishes a change of page: sets the title, marks links to the page, moves the focus, scrolls, and tells screen readers the title.
import type { Page } from '../draw/page/model.ts';
import { placeOf } from '../draw/page/place.ts';
import { closeMenus } from './menu.ts';
import { isMissing } from './pages.ts';

const GLIDE_PIXELS = 150;
const GLIDE_MILLISECONDS = 160;

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

/**
 * Shows the page a short way off its place and glides there, faster than the browser's own smooth scrolling. Stops when the
 * visitor scrolls, and never moves for visitors who want less motion.
 */
function glideTo(target: HTMLElement | null): void {
  const before = scrollY;
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
  const end = scrollY;
  const way = Math.max(-GLIDE_PIXELS, Math.min(GLIDE_PIXELS, before - end));
  if (way === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  let begun: number | undefined;
  let last = scrolledTo(end + way);
  const step = (now: number) => {
    begun ??= now;
    if (Math.abs(scrollY - last) > 1) return;
    const left = Math.max(0, 1 - (now - begun) / GLIDE_MILLISECONDS);
    last = scrolledTo(end + way * left ** 3);
    if (left > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Returns where the page really is, because it may be too short to scroll that far. */
function scrolledTo(top: number): number {
  scrollTo({ top, behavior: 'instant' });
  return scrollY;
}

/** Moves to a place on the page that is shown already. */
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

/** The region is empty from the start, because screen readers do not announce the first words of a new one. */
export function startAnnouncing(): void {
  const region = document.createElement('div');
  region.id = 'Announcement';
  region.className = 'unseen';
  region.setAttribute('role', 'status');
  document.body.append(region);
}

function announce(text: string): void {
  const region = document.getElementById('Announcement');
  if (region) region.textContent = text;
}

/** Marks the section of the page and one link to the page itself, as src/draw/html/Header.tsx does. */
function markCurrent(): void {
  for (const marked of document.querySelectorAll('[aria-current]')) marked.removeAttribute('aria-current');
  const route = location.pathname;
  const links = [
    ...document.querySelectorAll('header a:not(.logo, .button), footer a:not(.logo)'),
  ] as HTMLElement[];
  const place = placeOf(route, new Set(links.map(hrefOf)));
  const items = [...document.querySelectorAll<HTMLElement>('.menu__item')];
  const leading = (item: HTMLElement) => links.find(link => item.contains(link) && hrefOf(link) === place);
  const section = items.find(item => leading(item)?.matches('.menu__link')) ?? items.find(leading);
  section?.querySelector('.menu__link')?.setAttribute('aria-current', 'true');
  if (place !== route) return;
  if (section) leading(section)?.setAttribute('aria-current', 'page');
  for (const link of links)
    if (link.closest('footer') && hrefOf(link) === route) link.setAttribute('aria-current', 'page');
}

function hrefOf(link: Element): string {
  return link.getAttribute('href') ?? '';
}

/** Finds the element of a hash and opens the closed <details> around it, as browsers do for a link that they follow. */
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
