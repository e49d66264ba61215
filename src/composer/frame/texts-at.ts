// Finds the text or picture under a point by its boxes. What the browser calls the target of a click would often be a link that
// covers a whole card.

export type Point = { x: number; y: number };
export type TextOrPicture = Text | HTMLImageElement;

/** A click farther away from all words than this means the block. In pixels. */
const NEAR = 32;
/** Smaller boxes hold words for screen readers. */
const SMALLEST = 1;

/** All texts and pictures, in the order of the page. The server finds the same ones in the markup (server/on-page/fields-on-page.ts). */
export function drawnIn(body: Element): TextOrPicture[] {
  const { SHOW_ELEMENT, SHOW_TEXT, FILTER_ACCEPT, FILTER_REJECT } = NodeFilter;
  const walker = body.ownerDocument.createTreeWalker(body, SHOW_ELEMENT | SHOW_TEXT, ({ nodeName }) =>
    /^(script|style|noscript|template)$/i.test(nodeName) ? FILTER_REJECT : FILTER_ACCEPT,
  );
  const found: TextOrPicture[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as TextOrPicture | Element;
    if (isPicture(node) || isWords(node)) found.push(node);
  }
  return found;
}

function isWords(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '';
}

export function isPicture(node: Node): node is HTMLImageElement {
  return node.nodeName === 'IMG';
}

/** Prefers a text to a picture behind it, and of two texts under the point the one that lies above. */
export function nearestTo(drawn: TextOrPicture[], point: Point): TextOrPicture | undefined {
  const near = drawn
    .map(node => ({ node, away: distance(boxesOf(node), point) }))
    .filter(({ node, away }) => away <= (isPicture(node) ? 0 : NEAR) && isSeen(node));
  const under = near.filter(({ node, away }) => away === 0 && !isPicture(node));
  if (under.length > 0)
    return topmost(
      under.map(({ node }) => node),
      point,
    );
  const picture = near.find(({ node }) => isPicture(node));
  const found = (picture ?? near.sort((a, b) => a.away - b.away)[0])?.node;
  return found && !isPicture(found) ? onItsLine(found, drawn, point) : found;
}

/** The text on the line beside the point, which may be another one of the same paragraph: it ends with a link, or in bold. */
function onItsLine(found: Text, drawn: TextOrPicture[], point: Point): TextOrPicture {
  const paragraph = paragraphAround(found);
  const isBeside = (node: TextOrPicture) =>
    !isPicture(node) && paragraph?.contains(node) && paragraphAround(node) === paragraph && isSeen(node);
  const boxes = drawn.filter(isBeside).flatMap(node => boxesOf(node).map(box => ({ node, box })));
  return nearestOnLine(boxes, point)?.node ?? found;
}

function paragraphAround(text: Text): Element | null {
  let around = text.parentElement;
  while (around && /^(inline|contents)$/.test(getComputedStyle(around).display))
    around = around.parentElement;
  return around;
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** First finds the line, then what is nearest on it: beside a short last line, the letters of the line above are closer. */
export function nearestOnLine<Boxed extends { box: Box }>(all: Boxed[], { x, y }: Point): Boxed | undefined {
  const middle = ({ box }: Boxed) => (box.top + box.bottom) / 2;
  const beside = ({ box }: Boxed) => Math.max(box.left - x, 0, x - box.right);
  const line = least(all, one => Math.abs(y - middle(one)));
  if (!line) return undefined;
  const height = line.box.bottom - line.box.top;
  return least(
    all.filter(one => Math.abs(middle(one) - middle(line)) < height / 2),
    beside,
  );
}

/** The first one with the least value. */
function least<One>(all: One[], measured: (one: One) => number): One | undefined {
  let best: { one: One; value: number } | undefined;
  for (const one of all) {
    const value = measured(one);
    if (!best || value < best.value) best = { one, value };
  }
  return best?.one;
}

function topmost(nodes: TextOrPicture[], { x, y }: Point): TextOrPicture | undefined {
  const stack = nodes[0]?.ownerDocument.elementsFromPoint(x, y) ?? [];
  return (
    nodes.find(
      node => node.parentElement === stack.find(element => nodes.some(one => one.parentElement === element)),
    ) ?? nodes[0]
  );
}

export function boxesOf(drawn: TextOrPicture): DOMRect[] {
  const boxes = isPicture(drawn) ? [drawn.getBoundingClientRect()] : [...rangeOf(drawn).getClientRects()];
  return boxes.filter(({ width, height }) => width > SMALLEST && height > SMALLEST);
}

export function isSeen(drawn: TextOrPicture): boolean {
  const element = elementOf(drawn);
  return element?.checkVisibility({ opacityProperty: true }) === true && hasRoom(drawn);
}

/** Whether visitors see it, or will once it has become visible: an answer that has just been opened is still transparent. */
export function hasRoom(drawn: TextOrPicture): boolean {
  const element = elementOf(drawn);
  return element?.checkVisibility({ visibilityProperty: true }) === true && !isCutOff(element);
}

function elementOf(drawn: TextOrPicture): Element | null {
  return isPicture(drawn) ? drawn : drawn.parentElement;
}

function isCutOff(element: Element): boolean {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const isSmall = around.clientWidth <= SMALLEST && around.clientHeight <= SMALLEST;
    if (isSmall && getComputedStyle(around).overflow !== 'visible') return true;
  }
  return false;
}

/** The place in a text, counted in letters, that is nearest to the point. */
export function letterAt(text: Text, point: Point): number {
  const letters = Array.from({ length: text.length }, (_, offset) => offset).flatMap(offset => {
    const [box] = rangeOf(text, offset, offset + 1).getClientRects();
    return box ? { offset, box } : [];
  });
  const { offset, box } = nearestOnLine(letters, point) ?? { offset: 0 };
  return box && point.x > box.left + box.width / 2 ? offset + 1 : offset;
}

function rangeOf(text: Text, start = 0, end = text.length): Range {
  const range = text.ownerDocument.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return range;
}

function distance(boxes: DOMRect[], { x, y }: Point): number {
  const away = boxes.map(({ left, right, top, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
  );
  return Math.min(...away, Number.POSITIVE_INFINITY);
}
