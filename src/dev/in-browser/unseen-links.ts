// Marks links to pages that visitors do not see today, wherever they stand, and placeholders, which visitors never see. The mark
// is an outline, because that takes no room.
import type { StandingWords } from '../../site/publication.ts';

export type Unseen = { [route: string]: StandingWords };

const MARK = 'data-ashlar-unseen';
const STYLE = `a[${MARK}], [data-placeholder] { outline: 2px dashed currentcolor; outline-offset: 2px; }
[data-placeholder]::after { content: " (placeholder)"; font: 600 .875rem/1.4 var(--font-text); }
@media print { a[${MARK}], [data-placeholder] { outline: none; } }`;

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);
document.adoptedStyleSheets.push(sheet);

let unseen: Unseen = {};
let isWatched = false;

/** The addresses that the page links to. The server answers which of them visitors do not see. */
export function linkedRoutes(): string[] {
  return [...new Set(links().map(({ pathname }) => pathname))];
}

export function markUnseen(told: Unseen): void {
  unseen = told;
  mark();
  if (isWatched) return;
  isWatched = true;
  // A list that is searched or filtered draws its links anew.
  new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
}

function mark(): void {
  for (const link of links()) {
    const words = unseen[link.pathname];
    if (words) {
      link.setAttribute(MARK, words.label);
      link.title = `${words.label}. ${words.meaning}`;
    } else if (link.hasAttribute(MARK)) {
      link.removeAttribute(MARK);
      link.removeAttribute('title');
    }
  }
}

function links(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
}
