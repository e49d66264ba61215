// Shows the font of headings if it comes after the first paint, but only if no line moves. Otherwise the next page shows it, as
// with "font-display: optional". This code is part of the page itself, so each byte counts (budgets.json).
export {};

declare const FACES: ConstructorParameters<typeof FontFace>[];

const { fonts } = document;

/** Says where each box stands and how high it is, since boxes grow by whole lines. Inline elements count as 0. */
const places = () =>
  `${([...document.all] as HTMLElement[]).map(box => box.clientHeight && [box.clientHeight, box.offsetLeft])}`;

for (const face of FACES)
  new FontFace(...face).load().then(loaded => {
    const before = places();
    if (performance.getEntriesByType('paint')[0]) fonts.add(loaded);
    if (places() !== before) fonts.delete(loaded);
  });
