// The face of headings, where it comes after the page was painted without it: shown at once if no line moves, and otherwise as
// "font-display: optional" has it, from the next page on. These bytes stand in the page itself, so each one counts (budgets.json).
export {};

declare const FACES: ConstructorParameters<typeof FontFace>[];

const { fonts } = document;

/** Where each box begins, and its height, which grows by whole lines. What is no box has none: its letters' own says nothing. */
const places = () =>
  `${([...document.all] as HTMLElement[]).map(box => box.clientHeight && [box.clientHeight, box.offsetLeft])}`;

for (const face of FACES)
  new FontFace(...face).load().then(loaded => {
    const before = places();
    if (performance.getEntriesByType('paint')[0]) fonts.add(loaded);
    if (places() !== before) fonts.delete(loaded);
  });
