// Brings header and footer in step with the site document. Changes only what differs, so that focus, scroll and open menus stay.
import { fitGroups, startItem } from '../../browser/menu.ts';

export type ShellMarkup = { header: string; footer: string };

/** Attributes that change in the browser while somebody uses the menu. */
const OWN = new Set(['open', 'name', 'data-dismissed']);

export function followShell(main: HTMLElement, { header, footer }: ShellMarkup): void {
  const before = new Set(document.querySelectorAll('.menu__item'));
  const parts = [...(main.parentElement?.children ?? [])];
  const at = parts.indexOf(main);
  const wanted = elementsOf(header);
  follow(parts.slice(at - wanted.length, at), wanted);
  follow(parts.slice(at + 1, at + 2), elementsOf(footer));
  for (const item of document.querySelectorAll<HTMLElement>('.menu__item')) {
    if (!before.has(item)) startItem(item);
  }
  fitGroups();
}

function elementsOf(markup: string): Element[] {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return [...template.content.children];
}

function follow(there: Node[], wanted: Node[]): void {
  for (const [index, node] of there.entries()) {
    const now = wanted[index];
    if (now) become(node, now);
  }
}

function become(node: Node, wanted: Node): void {
  if (node instanceof Text && wanted instanceof Text) {
    if (node.data !== wanted.data) node.data = wanted.data;
  } else if (node instanceof Element && wanted instanceof Element && node.localName === wanted.localName) {
    takeAttributes(node, wanted);
    takeChildren(node, wanted);
  } else node.parentNode?.replaceChild(wanted, node);
}

function takeAttributes(node: Element, wanted: Element): void {
  for (const name of node.getAttributeNames())
    if (!wanted.hasAttribute(name) && !OWN.has(name)) node.removeAttribute(name);
  for (const name of wanted.getAttributeNames()) {
    const value = wanted.getAttribute(name) ?? '';
    if (node.getAttribute(name) !== value && !OWN.has(name)) node.setAttribute(name, value);
  }
}

function takeChildren(node: Element, wanted: Element): void {
  const now = [...wanted.childNodes];
  const there = [...node.childNodes];
  follow(there, now);
  for (const gone of there.slice(now.length)) gone.remove();
  node.append(...now.slice(there.length));
}
