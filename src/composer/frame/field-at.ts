// Finds what somebody means who clicks on the page in the frame: the field of the word under the pointer, or the block around it. The
// page carries no marks for this: the server tells the fields of its texts, one by one.
import type { Path } from '../../base/json-value.ts';
import { standsIn } from '../../document/steps/moved.ts';
import type { PageLook, PlaceIn } from '../model/asks.ts';
import { drawnIn, isPicture, letterAt, nearestTo, type Point, type TextOrPicture } from './texts-at.ts';

export type Clicked = {
  document: string;
  path: Path;
  /** The index of the block among the drawn blocks. Undefined outside all blocks. */
  block?: number;
  /**
   * The clicked letter in the words as the page shows them. Undefined if no field was found, or for a picture. "isWord":
   * all of its word is meant.
   */
  letter?: { text: string; offset: number; isWord?: boolean };
};

type Look = Pick<PageLook, 'route' | 'blocks' | 'fields'>;

/**
 * The page in the frame, as the server has drawn it, with its parts, and with each text and picture that has a field. A text may join
 * several fields, one after the other.
 */
export type FramedPage = Omit<Look, 'fields'> & { fields: NodeOfField[]; parts: Parts };
type NodeOfField = { node: Node; field: PlaceIn & { until: number } };

/** The node at a point of the page. "drawn" is a text or picture there, and "offset" the letter of the text that is nearest. */
export type Pointed = { node: Node; drawn?: TextOrPicture; offset?: number };

/** Needs only the page, so a click can be understood later. Undefined if the point is nowhere on the page. */
export function pointedAt(page: Document, point: Point): Pointed | undefined {
  const drawn = nearestTo(drawnIn(page.body), point);
  if (drawn) return { node: drawn, drawn, ...(!isPicture(drawn) && { offset: letterAt(drawn, point) }) };
  const node = page.elementFromPoint(point.x, point.y);
  return node ? { node } : undefined;
}

/** Finds the field or block of a node. Undefined if the node is in no part of the page. */
export function clickedAt({ node, drawn, offset = 0 }: Pointed, shown: FramedPage): Clicked | undefined {
  const part = shown.parts.partOf(node);
  const fields = shown.fields.filter(one => one.node === drawn).map(({ field }) => field);
  if (!drawn || !part || !fields[0]) return part?.whole;
  const { document, path } = fields.find(({ until }) => offset <= until) ?? fields.at(-1) ?? fields[0];
  const clicked = { ...part.whole, document, path };
  return isPicture(drawn) ? clicked : { ...clicked, letter: { text: drawn.data, offset } };
}

/** Finds all parts, and the nodes of all fields. Call this before typed words or steps change the page; the nodes stay right afterwards. */
export function framedPage(page: Document, { route, blocks, fields }: Look): FramedPage {
  const isDrawn = (node: Node) => node.parentElement?.closest('body > .skip') === null;
  const drawn = drawnIn(page.body).filter(isDrawn);
  // If the browser finds more or fewer texts than the server, nobody knows which is which, and a click means the block.
  const all = drawn.length === fields.length ? drawn : [];
  const found = all.flatMap((node, index) => (fields[index] ?? []).map(field => ({ node, field })));
  const sure = found.flatMap(({ node, field }) => ('oneOf' in field ? [] : { node, field }));
  const chosen = found.flatMap(({ node, field }) => {
    if (!('oneOf' in field)) return { node, field };
    const place = ofItsItem(node, field.oneOf, sure);
    return place ? { node, field: { ...place, until: field.until } } : [];
  });
  return { route, blocks, fields: chosen, parts: partsOf(page, { route, blocks }) };
}

/** The field of the item in which the node stands. The nearest words of other fields tell which item that is. */
function ofItsItem(node: Node, oneOf: PlaceIn[], sure: NodeOfField[]): PlaceIn | undefined {
  for (let around = node.parentNode; around; around = around.parentNode) {
    const near = sure.filter(other => other.node !== node && around?.contains(other.node));
    if (near.length === 0) continue;
    const [place, ...more] = oneOf.filter(({ document, path }) =>
      near.some(({ field }) => standsIn(field, { document, path: path.slice(0, -1) })),
    );
    return more.length === 0 ? place : undefined;
  }
  return undefined;
}

/**
 * A part of the page: a block, the header, the footer, or what stands beside the blocks. A click that finds no field means "whole".
 * "elements" belong to this part alone.
 */
export type Part = { whole: Clicked; elements: Element[] };
type Parts = { all: Part[]; partOf: (node: Node) => Part | undefined };

function partsOf(page: Document, { route, blocks }: Omit<Look, 'fields'>): Parts {
  const main = page.querySelector('main');
  const roots = rootsIn(main);
  const drawn = blocks.filter(({ isDrawn }) => isDrawn);
  const blockOfRoot = inOrder(roots, drawn);
  const parts: Part[] = drawn.map(({ document, path }, block) => ({
    whole: { document, path, block },
    elements: elementsFrom(roots[blockOfRoot.indexOf(block)], roots, main),
  }));
  const around = [...page.querySelectorAll('body > header, body > footer')];
  const isAbove = (element: Element) => main !== null && isBefore(element, main);
  const site = (field: string, elements: Element[]): Part => ({
    whole: { document: '_site', path: [field] },
    elements,
  });
  const header = site('header', around.filter(isAbove));
  const footer = site(
    'footer',
    around.filter(element => !isAbove(element)),
  );
  const beside: Part = { whole: { document: route, path: [] }, elements: [] };
  return {
    all: [...parts, header, footer, beside],
    partOf(node) {
      if (!main) return undefined;
      const own = parts.find(({ elements }) => elements.some(one => one.contains(node)));
      if (own) return own;
      if (!main.contains(node)) return isBefore(node, main) ? header : footer;
      const root = roots.findLastIndex(root => root.contains(node) || isBefore(root, node));
      return root < 0 || isFoot(node, main) ? beside : parts[blockOfRoot[root] ?? root];
    },
  };
}

/** A block that stands in another one, as on a page of examples, is no block of this page. */
export function rootsIn(main: Element | null): Element[] {
  const all = [...(main?.querySelectorAll('.block') ?? [])];
  return all.filter(root => !root.parentElement?.closest('.block'));
}

/** Finds the block of each root. A block with nothing to show has no root, so a root goes to the next block of its type. */
function inOrder(roots: Element[], blocks: { type: string }[]): number[] {
  let next = 0;
  return roots.map(root => {
    const found = blocks.findIndex(({ type }, index) => index >= next && root.classList.contains(type));
    const index = found < 0 ? next : found;
    next = index + 1;
    return index;
  });
}

/** A block may be several elements: its root and all that follow it up to the next root. */
function elementsFrom(root: Element | undefined, roots: Element[], main: Element | null): Element[] {
  const elements: Element[] = [];
  for (let next = root; next && main; next = next.nextElementSibling ?? undefined) {
    const isOther = next !== root && roots.some(other => next?.contains(other));
    if (isOther || isFoot(next, main)) break;
    elements.push(next);
  }
  return elements;
}

/** The end of an article follows its last block, but is drawn by the engine. */
function isFoot(node: Node, main: Element): boolean {
  const foot = main.querySelector(':scope > article > :last-child:not(.block)');
  return foot?.contains(node) === true;
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
