// Asks the page in the frame which colours something of a class has there, in the scheme in which the page is shown.

export type ShownColours = { background: string; color: string };

export function coloursOf(page: Document, className: string): ShownColours {
  const view = page.defaultView ?? window;
  const piece = page.createElement('section');
  piece.className = className;
  page.body.append(piece);
  const { backgroundColor, color } = view.getComputedStyle(piece);
  piece.remove();
  const around = [page.body, page.documentElement].map(one => view.getComputedStyle(one).backgroundColor);
  return { background: [backgroundColor, ...around].find(isSeen) ?? 'Canvas', color };
}

function isSeen(color: string): boolean {
  return !/^transparent$|, ?0\)$|\/ ?0\)$/.test(color);
}
