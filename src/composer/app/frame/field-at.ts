// Finds what somebody means who clicks on the page in the frame: the field of the word under the pointer, or the block around it. The
// page carries no marks for this.
import type { Path } from '../../../base/json-value.ts';
import type { Leaf, PageLeaves } from '../../form/leaves.ts';
import { clickedPlace, matchFields } from './match.ts';
import { drawnIn, isPicture, letterAt, nearestTo, type Point, type TextOrPicture } from './texts-at.ts';

export type Clicked = {
  document: string;
  path: Path;
  /** The place of the block among the drawn ones. Undefined outside all blocks. */
  block?: number;
  /** The clicked letter in the words as the page shows them. Undefined if no field was found, or for a picture. */
  letter?: { text: string; offset: number };
};

/** What is under a point: a text or a picture, with the nearest letter of the text, or else an element. */
export type Pointed = { node: Node; drawn?: TextOrPicture; offset?: number };

/** Needs only the page, so a click can be understood later. Undefined if the point is nowhere on the page. */
export function pointedAt(page: Document, point: Point): Pointed | undefined {
  const drawn = nearestTo(drawnIn(page.body), point);
  if (drawn) return { node: drawn, drawn, ...(!isPicture(drawn) && { offset: letterAt(drawn, point) }) };
  const node = page.elementFromPoint(point.x, point.y);
  return node ? { node } : undefined;
}

/** Undefined if this is in no part of the page. */
export function fieldOf(
  page: Document,
  { node, drawn, offset = 0 }: Pointed,
  leaves: PageLeaves,
): Clicked | undefined {
  const parts = partsOf(page, leaves);
  const part = parts.partOf(node);
  if (!part) return undefined;
  const leaf = drawn && leavesDrawn(part, parts, page).get(drawn);
  if (!drawn || !leaf) return part.whole;
  const clicked = { ...part.whole, ...clickedPlace(leaf, isPicture(drawn)) };
  return isPicture(drawn) ? clicked : { ...clicked, letter: { text: drawn.data, offset } };
}

/**
 * A part of the page: a block, the header, the footer, or what stands beside the blocks. A click that finds no field means "whole".
 * "elements" belong to this part alone.
 */
export type Part = { leaves: Leaf[]; whole: Clicked; elements: Element[] };
type Parts = { all: Part[]; partOf: (node: Node) => Part | undefined };

export function leavesDrawn(part: Part, { partOf }: Parts, page: Document): Map<Node, Leaf> {
  const together = drawnIn(page.body).filter(other => partOf(other) === part);
  const said = together.map(node =>
    isPicture(node)
      ? { node, text: node.getAttribute('src') ?? '' }
      : { node, text: node.data, whole: node.parentElement?.textContent ?? '' },
  );
  return matchFields(said, part.leaves);
}

export function partsOf(page: Document, leaves: PageLeaves): Parts {
  const main = page.querySelector('main');
  const roots = rootsIn(main);
  const drawn = leaves.blocks.filter(({ isDrawn }) => isDrawn);
  const blockOfRoot = inOrder(roots, drawn);
  const blocks: Part[] = drawn.map(({ leaves, document, path }, block) => ({
    leaves,
    whole: { document, path, block },
    elements: elementsFrom(roots[blockOfRoot.indexOf(block)], roots, main),
  }));
  const site = (leaves: Leaf[], field: string, elements: Element[]): Part => ({
    leaves,
    whole: { document: '_site', path: [field] },
    elements,
  });
  const around = [...page.querySelectorAll('body > header, body > footer')];
  const isAbove = (element: Element) => main !== null && isBefore(element, main);
  const header = site(leaves.header, 'header', around.filter(isAbove));
  const footer = site(
    leaves.footer,
    'footer',
    around.filter(element => !isAbove(element)),
  );
  const beside: Part = {
    // The list of contents of an article repeats headings that stand in its blocks.
    leaves: [...leaves.beside, ...drawn.flatMap(({ leaves }) => leaves)],
    whole: { document: leaves.document, path: [] },
    elements: [],
  };
  return {
    all: [...blocks, header, footer, beside],
    partOf(node) {
      if (!main) return undefined;
      if (!main.contains(node)) return isBefore(node, main) ? header : footer;
      const root = roots.findLastIndex(root => root.contains(node) || isBefore(root, node));
      return root < 0 || isFoot(node, main) ? beside : blocks[blockOfRoot[root] ?? root];
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
