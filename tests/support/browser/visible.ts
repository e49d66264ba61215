// Reads what a visitor sees in elements: words, lists, links. Needs the jsdom environment.
import { readFileSync } from 'node:fs';
import { builtHtml } from '../site/pages';
import { SITE } from '../site/site';

type Site = { values: Named; addresses: Named };
type Named = { [name: string]: string };

const site = JSON.parse(readFileSync('pages/_site.json', 'utf8')) as Site;
const documents = new Map<string, Document>();

/** Reads a page of the first site without what nobody sees: styles, drawings, words for screen readers only. */
export function visiblePage(route: string): Document {
  const known = documents.get(route);
  if (known) return known;
  const page = builtPage(route);
  for (const hidden of page.querySelectorAll('body style, body script, .unseen:not(input)')) hidden.remove();
  documents.set(route, page);
  return page;
}

export function builtPage(route: string, site = SITE): Document {
  return new DOMParser().parseFromString(builtHtml(route, site), 'text/html');
}

/** Hundreds of promises ask for words of the same elements. */
const read = new WeakMap<Node, string>();

/** The words of an element, with a gap wherever the browser would start a new line. */
export function wordsOf(node: Node): string {
  const words = read.get(node) ?? plain(spaced(node));
  read.set(node, words);
  return words;
}

/** "3–5 days’ work" and "3-5 days' work" are the same to a reader. */
export function plain(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–‑]/g, '-').replace(/\s+/g, ' ').trim();
}

const IN_LINE = new Set(['A', 'B', 'EM', 'SPAN', 'STRONG', 'TIME']);

function spaced(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.nodeValue ?? '';
  const inner = [...node.childNodes].map(spaced).join('');
  return IN_LINE.has(node.nodeName) ? inner : ` ${inner} `;
}

/** Counts how often the text contains the words as a whole: "$1" is not in "$1,800". */
export function timesIn(text: string, words: string): number {
  const exact = plain(words).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}]|\\d[.,])${exact}(?![\\p{L}\\p{N}]|[.,]\\d)`, 'gu'))]
    .length;
}

/** Fills in "{email}" from the site document. */
export function filled(text: string): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => named(site.values, name));
}

function named(values: Named, name: string): string {
  const value = values[name];
  if (!value) throw new Error(`pages/_site.json has no "${name}".`);
  return value;
}

/** Finds everything that looks like a list: ul, ol, dl, table rows, questions, and cards even if the first is set apart. */
export function listsIn(scope: Element): Element[][] {
  const lists = [...scope.querySelectorAll('ul, ol, dl, tbody')].map(list => [...list.children]);
  const led = [...scope.querySelectorAll('article')].map(first => [
    first,
    ...(first.nextElementSibling?.matches('ul') ? first.nextElementSibling.children : []),
  ]);
  const questions = [...scope.querySelectorAll('div:has(> details)')].map(list => [...list.children]);
  return [...lists, ...led, ...questions];
}

/** Whether an entry of a list shows "A | B | Text → address": A in its title, the rest anywhere. */
export function entryShows(entry: Element, promise: string): boolean {
  const title = entry.querySelector('h2, h3, h4') ?? entry;
  return promise.split(' | ').every((piece, index) => {
    if (piece.includes('→')) return linksTo(entry, piece).length > 0;
    return timesIn(wordsOf(index === 0 ? title : entry), filled(piece)) > 0;
  });
}

const LINK = /^(?<text>.*?) ?→ (?<address>\S+?)(?:: (?<said>.+))?$/;

/** Finds links that match a promise: "Text → address" or "Text → site:chat: words + words". */
export function linksTo(scope: Element, promise: string): HTMLAnchorElement[] {
  const { text = '', address = '', said } = LINK.exec(promise)?.groups ?? {};
  return [...scope.querySelectorAll('a')].filter(
    link =>
      (text === '' || wordsOf(link) === plain(filled(text))) &&
      leadsTo(link.getAttribute('href') ?? '', address, said?.split(' + ')),
  );
}

function leadsTo(href: string, address: string, said?: string[]): boolean {
  if (!address.startsWith('site:')) return href === address;
  const [place = '', query] = href.split('?text=');
  const message = plain(decodeURIComponent(query ?? ''));
  const knows = said?.every(words => timesIn(message, words) > 0) ?? true;
  return place === named(site.addresses, address.slice('site:'.length)) && knows;
}
