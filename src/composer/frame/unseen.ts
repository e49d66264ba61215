// Marks on the page in the frame what visitors do not see: placeholders, and links to pages that are not public. An outline takes no
// room, and a style sheet needs no marks in the page.
import { SHELL_WORDS } from '../language/window-words.ts';
import { viewOf } from './marks.ts';

export const DASHED = '{ outline: 2px dashed currentcolor; outline-offset: 2px; }';
const PLACEHOLDERS = `[data-placeholder] ${DASHED}
[data-placeholder]::after { content: " (${SHELL_WORDS.page.placeholder})"; font: 600 .875rem/1.4 var(--font-text); }`;

/** The returned function is given the addresses of the pages that visitors do not see. */
export function openUnseenMarks(page: Document): (routes: string[]) => void {
  const sheet = new (viewOf(page).CSSStyleSheet)();
  page.adoptedStyleSheets.push(sheet);
  return routes => {
    const links = routes.flatMap(route => [
      `[href="${route}"]`,
      `[href^="${route}#"]`,
      `[href^="${route}?"]`,
    ]);
    sheet.replaceSync(`${PLACEHOLDERS}\na:is(${links.join(', ')}) ${DASHED}`);
  };
}
