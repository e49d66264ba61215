// Shows the font of headings if it comes after the first paint, but only if no line moves. Otherwise the next page shows it, as
// with "font-display: optional". This code is part of the page itself, so each byte counts (budgets.json).
export {};

declare const FACES: ConstructorParameters<typeof FontFace>[];

const { fonts } = document;
const range = document.createRange();

/**
 * Says where each box stands and how high it is, since boxes grow by whole lines. Inline elements count as 0. On the screen it says
 * as well where each text begins: a price at the end of its line moves in a box that does not.
 */
const places = () =>
  `${([...document.all] as HTMLElement[]).map(box => [box.clientHeight && [box.clientHeight, box.offsetLeft], [...box.childNodes].map(beginning)])}`;

function beginning(node: Node): number | false | undefined {
  range.selectNodeContents(node);
  const [line] = range.getClientRects();
  return node.nodeType > 2 && line && line.y < innerHeight && line.x;
}

for (const face of FACES)
  new FontFace(...face).load().then(loaded => {
    const before = places();
    if (performance.getEntriesByType('paint')[0]) fonts.add(loaded);
    if (places() !== before) fonts.delete(loaded);
  });
