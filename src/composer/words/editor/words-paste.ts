// Cleans HTML that an author pastes from Word, Google Docs or a mail: drops colours and sizes, and rewrites the lists and empty lines of
// those programs.

import { ownPath } from '../../../base/own-names.ts';
import { withoutHidden } from '../../../base/words.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { addressOf, routeIn } from '../../model/address.ts';
import { cleanWords } from './pasted-words.ts';

const NO_WORDS = 'script, title, meta, link, xml, svg, img, picture, button, input, select, textarea';
/** Replaces the style attribute, which the policy of the composer's page forbids even in a document that is never shown. */
const STYLE = 'data-style';

/** "said" is the sentence for the author if a table had to become paragraphs. */
type Pasted = { html: string; said?: string };

/** "site" is the public address of the site. */
export function cleanHtml(html: string, parse: (html: string) => Document, site?: string): Pasted {
  const { body } = parse(withoutStyles(html));
  for (const element of body.querySelectorAll(NO_WORDS)) element.remove();
  removeHidden(body);
  wordLists(body);
  for (const element of body.querySelectorAll<HTMLElement>(`[${STYLE}]`)) markByStyle(element);
  for (const link of body.querySelectorAll('a')) cleanLink(link, site);
  for (const raised of body.querySelectorAll('sup')) raiseDigits(raised);
  cleanTexts(body);
  // A cell may hold another table, so inner tables come first.
  const tables = [...body.querySelectorAll('table')].reverse();
  const isTable = tables.map(asParagraphs).includes(true);
  return { html: body.innerHTML, ...(isTable && { said: SHELL_WORDS.editor.noTable }) };
}

function withoutStyles(html: string): string {
  const plain = without(without(html, '<!--', '-->'), '<style', '</style>');
  return plain.replace(/<[a-z][^<>]*>/gi, tag => tag.replace(/\sstyle(?=\s*=)/gi, ` ${STYLE}`));
}

/** Deletes each stretch from "start" to "end", in capitals too. A stretch without an end stays. */
function without(html: string, start: string, end: string): string {
  const lower = html.toLowerCase();
  let left = '';
  let from = 0;
  for (let at = lower.indexOf(start); at >= 0; at = lower.indexOf(start, from)) {
    const close = lower.indexOf(end, at);
    if (close < 0) break;
    left += html.slice(from, at);
    from = close + end.length;
  }
  return left + html.slice(from);
}

function styleOf(element: Element, property: string): string | undefined {
  const style = element.getAttribute(STYLE) ?? '';
  return new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]*)`, 'i').exec(style)?.[1]?.trim().toLowerCase();
}

/** Removes hidden elements: Word hides the sign of each list item, and mails hide a preview. */
function removeHidden(body: HTMLElement): void {
  for (const element of body.querySelectorAll(`[${STYLE}]`))
    if (styleOf(element, 'display') === 'none' || styleOf(element, 'mso-hide') === 'all') element.remove();
}

/** Makes lists of Word's paragraphs, which have the level of the item in their style and its sign among the words. */
function wordLists(body: HTMLElement): void {
  const { ownerDocument } = body;
  let lists: Element[] = [];
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const level = Number(/level(\d)/.exec(styleOf(paragraph, 'mso-list') ?? '')?.[1] ?? 0);
    const before = paragraph.previousElementSibling;
    if (level === 0 || (lists[0] && before !== lists[0])) lists = [];
    if (level === 0) continue;
    const sign = [...paragraph.querySelectorAll('span')].find(span => styleOf(span, 'mso-list') === 'ignore');
    const tag = /^\s*\w{1,4}[.)]/.test(sign?.textContent ?? '') ? 'ol' : 'ul';
    sign?.remove();
    lists.length = Math.min(lists.length, level);
    while (lists.length < level) {
      const list = ownerDocument.createElement(tag);
      const outer = lists.at(-1);
      if (outer) (outer.lastElementChild ?? outer).append(list);
      else paragraph.before(list);
      lists.push(list);
    }
    const item = ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    lists.at(-1)?.append(item);
    paragraph.remove();
  }
}

/** Google Docs and mails write bold as a weight. Google Docs also puts everything into a <b> that is not bold. */
function markByStyle(element: HTMLElement): void {
  const weight = styleOf(element, 'font-weight');
  const isBold = weight !== undefined && /^(bold|bolder|[6-9]\d\d)$/.test(weight);
  const isItalic = styleOf(element, 'font-style') === 'italic';
  const isHeading = /^H[1-6]$/.test(element.tagName) || element.closest('h1, h2, h3, h4, h5, h6') !== null;
  if (isBold && !isHeading) wrapWords(element, 'strong');
  if (isItalic) wrapWords(element, 'em');
  const isBoldless = weight === 'normal' || weight === '400';
  element.removeAttribute(STYLE);
  if (isBoldless && element.matches('b, strong')) element.replaceWith(...element.childNodes);
}

function wrapWords(element: HTMLElement, tag: string): void {
  const wrapped = element.ownerDocument.createElement(tag);
  wrapped.append(...element.childNodes);
  element.append(wrapped);
}

/** Mail programs and Google Docs lead a link through a page of theirs. */
function cleanLink(link: HTMLAnchorElement, site?: string): void {
  const href = link.getAttribute('href') ?? '';
  const url = URL.canParse(href) ? new URL(href) : undefined;
  const isDetour =
    url !== undefined &&
    (/(^|\.)safelinks\.protection\.outlook\.com$/.test(url.hostname) ||
      (/(^|\.)google\.com$/.test(url.hostname) && url.pathname === '/url'));
  const target = isDetour ? (url.searchParams.get('url') ?? url.searchParams.get('q') ?? href) : href;
  if (/^(https?:|mailto:|tel:|\/(?!\/))/i.test(target))
    link.setAttribute('href', hrefOnSite(withoutHidden(target), site));
  else link.replaceWith(...link.childNodes);
}

/** An address of this very site as links have it: "/pricing". "site" is its public address. Any other address stays as it is. */
export function hrefOnSite(href: string, site?: string): string {
  const path = ownPath(href, site);
  return (path?.startsWith(addressOf('/')) ? routeIn(path) : path) ?? href;
}

/** Without this, 10 to the power of 6 would become 106. */
function raiseDigits(raised: Element): void {
  const digits = raised.textContent?.trim() ?? '';
  if (/^\d+$/.test(digits) && !raised.querySelector('a'))
    raised.textContent = digits.replace(/\d/g, digit => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)));
}

function cleanTexts(node: Node): void {
  for (const child of node.childNodes) {
    if (child.nodeType === child.TEXT_NODE) child.nodeValue = cleanWords(child.nodeValue ?? '');
    else cleanTexts(child);
  }
}

/** Puts paragraphs in the place of a table. Returns whether a row had several cells with words: many mails are tables of one. */
function asParagraphs(table: HTMLTableElement): boolean {
  const rows = [...table.rows].map(row => [...row.cells].filter(cell => cell.textContent?.trim()));
  const paragraphs = rows.map(cells => {
    const paragraph = table.ownerDocument.createElement(cells.length > 1 ? 'p' : 'div');
    cells.forEach((cell, index) => {
      if (cells.length > 1) bringInOneLine(cell);
      paragraph.append(...(index > 0 ? [' · '] : []), ...cell.childNodes);
    });
    return paragraph;
  });
  table.replaceWith(...(table.caption?.childNodes ?? []), ...paragraphs);
  return rows.some(cells => cells.length > 1);
}

function bringInOneLine(cell: Element): void {
  for (const block of cell.querySelectorAll(
    'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre, br',
  ))
    block.replaceWith(' ', ...block.childNodes, ' ');
}
