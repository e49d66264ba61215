// Puts the tools of the selected block beside it, where they lie on no words.

import type { Box } from '../../frame/marks.ts';
import { boxesOf, drawnIn, isPicture, isSeen } from '../../frame/texts-at.ts';

/** Between the tools and the edge of the block. */
const GAP = 8;

/** "box" is the block in the window of the page, which is drawn at "scale". */
export function placeTools(frame: HTMLIFrameElement, box: Box | undefined, scale: number): void {
  const over = document.querySelector<HTMLElement>('.over');
  const tools = over?.querySelector<HTMLElement>('.tools');
  const bar = tools?.querySelector<HTMLElement>('.tools__bar');
  if (!over || !tools || !bar) return;
  tools.dataset.at = box ? 'block' : 'none';
  if (!box) {
    bar.style.translate = '';
    return;
  }
  const around = over.getBoundingClientRect();
  const sheet = frame.getBoundingClientRect();
  const left = sheet.left - around.left;
  const top = sheet.top - around.top;
  const [from, to] = [box.top * scale + top, box.bottom * scale + top];
  const [start, end] = [box.left * scale + left, box.right * scale + left];
  const last = Math.min(top + sheet.height, around.height);
  for (const [plus, y] of [
    ['before', from],
    ['after', to],
  ] as const) {
    const button = tools.querySelector<HTMLElement>(`.plus--${plus}`);
    if (!button) continue;
    button.style.translate = `${(start + end) / 2}px ${y}px`;
    button.hidden = y < top || y > last - GAP;
  }
  const { offsetWidth: width, offsetHeight: height } = bar;
  const [high, low] = [Math.max(from, top), Math.min(to, last)];
  const right = Math.max(start + GAP, end - width - GAP);
  const places = [
    { x: start + GAP, y: from - height - GAP },
    { x: right, y: from - height - GAP },
    { x: start + GAP, y: high + GAP },
    { x: right, y: high + GAP },
    { x: start + GAP, y: to + GAP },
    { x: start + GAP, y: low - height - GAP },
    { x: right, y: low - height - GAP },
  ];
  const page = frame.contentDocument;
  const isIn = (y: number) => y >= top && y + height <= last;
  const isFree = (x: number, y: number) =>
    page === null ||
    !hasWords(page, {
      left: (x - left) / scale,
      top: (y - top) / scale,
      right: (x + width - left) / scale,
      bottom: (y + height - top) / scale,
    });
  const free = places.find(({ x, y }) => isIn(y) && isFree(x, y));
  const place = free ?? { x: start + GAP, y: high + GAP };
  tools.dataset.at = free ? 'block' : 'words';
  bar.style.translate = `${place.x}px ${place.y}px`;
}

function hasWords(page: Document, place: Box): boolean {
  return drawnIn(page.body).some(node => {
    const parent = node.parentElement?.getBoundingClientRect();
    if (isPicture(node) || !parent || !meet(parent, place)) return false;
    return isSeen(node) && boxesOf(node).some(box => meet(box, place));
  });
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
