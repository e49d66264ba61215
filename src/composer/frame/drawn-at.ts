// Finds the nodes of the page that show a place of a document: the reverse of a click.

import { standsIn } from '../../document/steps/moved.ts';
import type { PlaceIn } from '../model/asks.ts';
import { keyOf } from '../model/state/drafts.ts';
import type { FramedPage, Part } from './field-at.ts';

/** The part of the page that shows the place, and in "own" the element or the texts of the field or item itself. */
export type DrawnAt = { part: Part; own: Node[] };

/** A value may be shown in several parts of a page. The part of "clicked" goes first. */
export function drawnAt(place: PlaceIn, shown: FramedPage, clicked?: Node): DrawnAt | undefined {
  // No single part of the page shows a whole document.
  if (place.path.length === 0) return undefined;
  const { parts } = shown;
  const fields = shown.fields.map(one => ({ ...one, part: parts.partOf(one.node) }));
  const near = clicked?.isConnected ? parts.partOf(clicked) : undefined;
  for (const part of near ? [near, ...parts.all] : parts.all) {
    if (keyOf(place) === keyOf(part.whole)) return { part, own: [] };
    const drawn = fields.filter(one => one.part === part);
    const texts = drawn.filter(({ field }) => standsIn(field, place)).map(({ node }) => node);
    const others = drawn.map(({ node }) => node).filter(node => !texts.includes(node));
    if (texts.length > 0 || (standsIn(place, part.whole) && part.elements.length > 0))
      return { part, own: aroundAll(texts, others) };
  }
  return undefined;
}

/** The elements or texts of each of the other items in the same list, in the part of the page that shows this one. */
export function drawnBeside({ document, path }: PlaceIn, shown: FramedPage, { whole }: Part): Node[][] {
  const { partOf } = shown.parts;
  const list = { document, path: path.slice(0, -1) };
  const itemOf = ({ field }: FramedPage['fields'][number]) =>
    standsIn(field, list) ? field.path[list.path.length] : undefined;
  const drawn = shown.fields.filter(({ node }) => keyOf(partOf(node)?.whole ?? list) === keyOf(whole));
  const items = new Set(drawn.map(itemOf));
  return [...items].flatMap(item => {
    if (item === undefined || item === path.at(-1)) return [];
    const [texts, others] = [true, false].map(isIn =>
      drawn.filter(one => (itemOf(one) === item) === isIn).map(({ node }) => node),
    );
    return [aroundAll(texts ?? [], others ?? [])];
  });
}

/** The smallest element with all of these texts, or the texts alone if other ones stand among them. */
function aroundAll(texts: Node[], others: Node[]): Node[] {
  let around = texts[0]?.nodeType === Node.ELEMENT_NODE ? texts[0] : texts[0]?.parentNode;
  while (around && !texts.every(text => around?.contains(text))) around = around.parentNode;
  return around && !others.some(other => around.contains(other)) ? [around] : texts;
}

/** Jumps there: tools that glide with the page would be pressed where they are no more. */
export function bringIntoView({ part, own }: DrawnAt): void {
  const [node = part.elements[0]] = own;
  const element = node?.nodeType === Node.ELEMENT_NODE ? (node as Element) : node?.parentElement;
  for (let around = element?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true;
  const { scrollX, scrollY } = window;
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  // In a small window, the composer's own window would scroll away from the focus.
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}
