// Puts the tools of the selected block or item where they touch it and lie on nothing else, or else on the bench above the page.

import type { Box } from '../../frame/marks.ts';
import { boxesOf, drawnIn, hasRoom, isPicture } from '../../frame/texts-at.ts';

/** Between the tools and the edge of what they belong to. */
const GAP = 8;

/** "box" is the block or item in the window of the page, which is drawn at a scale. "beside" are the other items of its list. */
type Tooled = { box: Box | undefined; beside: Box[] };

export function placeTools(frame: HTMLIFrameElement, { box, beside }: Tooled, scale: number): void {
  const over = document.querySelector<HTMLElement>('.over');
  const tools = over?.querySelector<HTMLElement>('.tools');
  const bar = tools?.querySelector<HTMLElement>('.tools__bar');
  if (!over || !tools || !bar) return;
  const around = over.getBoundingClientRect();
  const sheet = frame.getBoundingClientRect();
  const [left, top] = [sheet.left - around.left, sheet.top - around.top];
  const view: Box = {
    left: Math.max(left, 0),
    top,
    right: Math.min(left + sheet.width, around.width),
    bottom: Math.min(top + sheet.height, around.height),
  };
  const onWindow = ({ left: start, top: from, right: end, bottom: to }: Box): Box => ({
    left: left + start * scale,
    top: top + from * scale,
    right: left + end * scale,
    bottom: top + to * scale,
  });
  const there = box && onWindow(box);
  placePlus(tools, there, view);
  const { offsetWidth: width, offsetHeight: height } = bar;
  const others = beside.map(onWindow);
  const isFree = ({ x, y }: Place) => {
    const place = { left: x, top: y, right: x + width, bottom: y + height };
    return isIn(place, view) && !others.some(other => meet(other, place)) && !isOnWords(place);
  };
  const isOnWords = (place: Box) =>
    frame.contentDocument !== null &&
    hasWords(frame.contentDocument, {
      left: (place.left - left) / scale,
      top: (place.top - top) / scale,
      right: (place.right - left) / scale,
      bottom: (place.bottom - top) / scale,
    });
  const place = there && placesAt(there, view, { width, height }).find(isFree);
  tools.dataset.at = place ? 'block' : 'bench';
  bar.style.translate = place ? `${place.x}px ${place.y}px` : '';
}

type Place = { x: number; y: number };

/** Above it, in its upper corners, below it, and in its lower corners. One that is higher than the window counts as far as it is seen. */
function placesAt(there: Box, view: Box, { width, height }: { width: number; height: number }): Place[] {
  const [high, low] = [Math.max(there.top, view.top), Math.min(there.bottom, view.bottom)];
  const last = Math.max(view.left, view.right - width);
  const at = (x: number) => Math.min(Math.max(x, view.left), last);
  const xs = [at(there.left + GAP), at(there.right - width - GAP)];
  const ys = [there.top - height - GAP, high + GAP, there.bottom + GAP, low - height - GAP];
  const isSeen = high < low;
  return isSeen ? ys.flatMap(y => xs.map(x => ({ x, y }))) : [];
}

/** The buttons by which a block is added before and after. */
function placePlus(tools: HTMLElement, there: Box | undefined, view: Box): void {
  for (const [plus, y] of [
    ['before', there?.top],
    ['after', there?.bottom],
  ] as const) {
    const button = tools.querySelector<HTMLElement>(`.plus--${plus}`);
    if (!button) continue;
    button.hidden = !there || y === undefined || y < view.top || y > view.bottom - GAP;
    if (there) button.style.translate = `${(there.left + there.right) / 2}px ${y}px`;
  }
}

function hasWords(page: Document, place: Box): boolean {
  return drawnIn(page.body).some(node => {
    const parent = node.parentElement?.getBoundingClientRect();
    if (isPicture(node) || !parent || !meet(parent, place)) return false;
    return hasRoom(node) && boxesOf(node).some(box => meet(box, place));
  });
}

function isIn(one: Box, around: Box): boolean {
  return (
    one.left >= around.left &&
    one.right <= around.right &&
    one.top >= around.top &&
    one.bottom <= around.bottom
  );
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
