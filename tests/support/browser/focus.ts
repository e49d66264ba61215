// Presses Tab through a page and notes what has the focus, whether it is in view and how visible its ring is.
import type { Page } from 'playwright-core';
import { knowColours, type WithColours } from './colours.ts';

export type Way = {
  /** What had the focus, in order. */
  stops: string[];
  /** What can be reached, in the order of the document. */
  expected: string[];
  /** What is wrong with some of the stops, in words. */
  faults: string[];
};

const LONGEST_WAY = 400;

/** Presses Tab, or Shift and Tab, through the whole page. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Way> {
  await page.evaluate(knowColours);
  await page.evaluate(watchFocus);
  const isAround = () => page.evaluate(() => (window as unknown as Watching).isAround());
  let pressed = 0;
  do {
    for (let times = 0; times < 10; times += 1) await page.keyboard.press(key);
    pressed += 10;
  } while (pressed < LONGEST_WAY && !(await isAround()));
  const way = await page.evaluate(() => (window as unknown as Watching).way());
  if (key === 'Shift+Tab') way.stops.reverse();
  // The way may have begun where an earlier one ended.
  const first = Math.max(0, way.stops.indexOf(way.expected[0] ?? ''));
  return { ...way, stops: [...way.stops.slice(first), ...way.stops.slice(0, first)] };
}

type Watching = { isAround: () => boolean; way: () => Way };

/** Runs in the browser. It looks at a stop when the next key goes down, because by then the page is at rest. */
function watchFocus(): void {
  type Box = { left: number; top: number; right: number; bottom: number };
  /** A link may be drawn on a picture. */
  type Stop = HTMLElement | SVGElement;
  const CONTROLS =
    'a[href], button, summary, input, textarea, select, iframe, [tabindex]:not([tabindex^="-"])';
  const stops: Stop[] = [];
  const faults = new Set<string>();
  const { contrast, groundAt } = (window as unknown as WithColours).colours;
  let around = false;
  let last: { element: Stop; box: Box } | undefined;

  (document.activeElement as HTMLElement | null)?.blur();
  getSelection()?.removeAllRanges();
  addEventListener('keydown', look, { capture: true });
  Object.assign(window, { isAround: () => around, way });

  function look({ key, shiftKey }: KeyboardEvent): void {
    const element = document.activeElement;
    if (around || key !== 'Tab' || !isStop(element)) return;
    around = stops.length > 1 && element === stops[0];
    // After the end of a page, Tab goes through the browser itself, which may return to an earlier stop once more. In a focus
    // trap, Tab never comes around.
    if (stops.includes(element)) return;
    stops.push(element);
    const area = areaOf(element);
    lookForCovers(area, element);
    lookAtRing(area, element);
    if (!shiftKey) lookAtOrder(element);
  }

  function isStop(element: Element | null): element is Stop {
    if (element === document.body) return false;
    return element instanceof HTMLElement || element instanceof SVGElement;
  }

  function way(): Way {
    removeEventListener('keydown', look, { capture: true });
    const expected = [...document.querySelectorAll<Stop>(CONTROLS)].filter(isReachable);
    // Chromium gives the focus to a scrolling element that contains no other stop.
    const reached = stops.filter(stop => stop.matches(CONTROLS) || stop.scrollWidth <= stop.clientWidth);
    return { stops: reached.map(nameOf), expected: expected.map(nameOf), faults: [...faults] };
  }

  function isReachable(element: Stop): boolean {
    if (element.tabIndex < 0 || element.matches(':disabled')) return false;
    // Of radio buttons with one name, Tab reaches the chosen one and the arrows reach the others.
    if (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked) return false;
    return element.checkVisibility({ visibilityProperty: true });
  }

  /** The radio button itself is not drawn, so its label counts. */
  function areaOf(element: Stop): Stop {
    return element.matches('.unseen')
      ? (element.closest('label')?.querySelector<HTMLElement>('.pill') ?? element)
      : element;
  }

  function lookForCovers(area: Stop, element: Stop): void {
    for (const { left, top, right, bottom } of area.getClientRects()) {
      const [across, down] = [(left + right) / 2, (top + bottom) / 2];
      const points: [number, number][] = [
        [across, down],
        [across, top + 3],
        [across, bottom - 3],
        [left + 3, down],
        [right - 3, down],
      ];
      // Only the line being written has to be in view in a tall field. Points are sometimes rounded up to whole pixels.
      const inView = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth - 1 && y < innerHeight - 1);
      if (inView.length === 0) faults.add(`${nameOf(element)} is outside the window while it has the focus.`);
      for (const [x, y] of inView) {
        const hit = document.elementFromPoint(x, y);
        if (hit && (element.contains(hit) || hit.closest('label')?.contains(element))) continue;
        // Between the shapes of a link, its picture is bare.
        if (hit && element instanceof SVGElement && hit === element.ownerSVGElement) continue;
        faults.add(`${nameOf(element)} lies under ${hit && nameOf(hit)} while it has the focus.`);
      }
    }
  }

  function lookAtRing(area: Stop, element: Stop): void {
    const { outlineStyle, outlineColor, outlineWidth, outlineOffset } = getComputedStyle(area);
    const width = Number.parseFloat(outlineWidth);
    if (outlineStyle === 'none' || width < 2) {
      faults.add(`${nameOf(element)} has no ring of 2 pixels or more.`);
      return;
    }
    const offset = Number.parseFloat(outlineOffset);
    const first = area.getClientRects()[0];
    if (!first) return;
    // A ring inside its element lies on the element's own background, which ends with the element.
    const beside = [...(offset < 0 ? [] : [offset + width + 1.5]), ...(offset === 0 ? [] : [offset - 1.5])];
    for (const distance of beside) {
      const { left, right, top, bottom } = first;
      const points: [number, number][] = [
        [(left + right) / 2, top - distance],
        [(left + right) / 2, bottom + distance],
        [left - distance, (top + bottom) / 2],
        [right + distance, (top + bottom) / 2],
      ];
      for (const [x, y] of points) {
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const ground = groundAt(x, y);
        const ratio = ground && contrast(outlineColor, ground);
        if (ratio && ratio < 3)
          faults.add(`The ring of ${nameOf(element)} has a contrast of ${ratio.toFixed(2)} with ${ground}.`);
      }
    }
  }

  /** The order of reading leads down the page, to the right in one row, or to the top of the next column. */
  function lookAtOrder(element: Stop): void {
    const { left, right, top, bottom } = areaOf(element).getBoundingClientRect();
    const down = scrollY + scrolledAround(element);
    const box = { left, right, top: top + down, bottom: bottom + down };
    const isFixed = element.closest('.header, .skip') !== null;
    if (isFixed) return;
    const before = last;
    last = { element, box };
    if (!before) return;
    const isAbove = box.bottom <= before.box.top + 1;
    const isBeside = !isAbove && box.top < before.box.bottom - 1;
    if ((isAbove && box.left < before.box.right) || (isBeside && box.right <= before.box.left + 1))
      faults.add(`${nameOf(element)} comes after ${nameOf(before.element)} but stands before it.`);
  }

  /** Adds up how far the elements around it are scrolled: a table of contents may be higher than the window. */
  function scrolledAround({ parentElement }: Element): number {
    if (!parentElement || parentElement === document.body) return 0;
    return parentElement.scrollTop + scrolledAround(parentElement);
  }

  function nameOf(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const holder = element.closest('header, main, footer')?.nodeName.toLowerCase() ?? 'page';
    const label = element.id ? `#${element.id}` : words.replace(/\s+/g, ' ').trim().slice(0, 50);
    return `${holder}: ${element.nodeName.toLowerCase()} "${label}"`;
  }
}
