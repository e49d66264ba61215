// Brings header and footer in step with the site document. Changes only what differs, so that focus, scroll and open menus stay.
import { fitGroups, startItem } from '../../browser/menu.ts';
import { become } from '../../composer/frame/become.ts';

export type ShellMarkup = { header: string; footer: string };

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

function follow(there: Element[], wanted: Element[]): void {
  for (const [index, node] of there.entries()) {
    const now = wanted[index];
    if (now?.localName === node.localName) become(node, now);
    else if (now) node.replaceWith(now);
  }
}
