// Finds what people lose who enlarge text, space it out or use a small window: words cut off or covered, pages that scroll
// sideways, a header that leaves no room to read.
import type { Page } from 'playwright-core';

/** "seen" is how many lines of text were looked at, "lost" says in words what is wrong with some of them. */
type Fit = { seen: number; lost: string[] };

export type Reading = {
  name: string;
  width: number;
  height?: number;
  /** Doubles the text size: only on the page, as a browser's text zoom does, or as a setting of the browser. */
  twice?: 'page' | 'browser';
  /** Uses the spacing of WCAG 1.4.12 (https://www.w3.org/WAI/WCAG22/Understanding/text-spacing.html). */
  spaced?: boolean;
};

export const READINGS: Reading[] = [
  // The window of a 1280 by 1024 screen at 400 % zoom.
  { name: 'in a window of 320 by 256', width: 320, height: 256 },
  { name: 'with the page’s text at twice its size on a tablet', width: 640, twice: 'page' },
  { name: 'with the page’s text at twice its size on a desktop', width: 1280, twice: 'page' },
  { name: 'with the browser’s text at twice its size on a phone', width: 390, twice: 'browser' },
  { name: 'with the browser’s text at twice its size on a tablet', width: 640, twice: 'browser' },
  { name: 'with the browser’s text at twice its size on a desktop', width: 1280, twice: 'browser' },
  { name: 'with spaced text on a phone', width: 320, spaced: true },
  { name: 'with spaced text on a desktop', width: 1280, spaced: true },
];

const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Checks the page in this way of reading, then restores it. */
export async function fitOf(page: Page, { width, height = 800, twice, spaced }: Reading): Promise<Fit> {
  await page.setViewportSize({ width, height });
  if (twice === 'browser') await setTextSize(page, 32);
  await page.evaluate(prepare, { size: twice === 'page' ? '200%' : '', rules: spaced ? SPACED : '' });
  const fit = await page.evaluate(lookForLosses);
  await page.evaluate(prepare, { size: '', rules: '' });
  if (twice === 'browser') await setTextSize(page, 16);
  return fit;
}

/** Counts words, and finds those broken over two lines. Long ones may break by the rules of their language. */
export function partedWords(page: Page): Promise<{ parted: string[]; of: number }> {
  return page.evaluate(() => {
    const parted = new Set<string>();
    let of = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (!parentElement?.checkVisibility() || parentElement.closest('svg')) continue;
      for (const { 0: word, index } of data.matchAll(/[^\s/\-–—]+/g)) {
        if (word.length >= 18 || word.includes('@')) continue;
        of += 1;
        if (linesOf(walker.currentNode, index, word) > 1) parted.add(word);
      }
    }
    return { parted: [...parted], of };

    function linesOf(node: Node, start: number, word: string): number {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      return new Set(boxes.map(({ top }) => Math.round(top))).size;
    }
  });
}

async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await page.waitForFunction(
    size => getComputedStyle(document.documentElement).fontSize === size,
    `${standard}px`,
  );
  await session.detach();
}

/** Runs in the browser. The page's policy allows no style element. */
function prepare({ size, rules }: { size: string; rules: string }): void {
  document.documentElement.style.fontSize = size;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the browser. */
function lookForLosses(): Fit {
  type Line = { node: Text; box: DOMRect; element: HTMLElement };
  const lost = new Set<string>();
  const lines = linesOfText();
  lookAtWindow();
  for (const line of lines) lookForClips(line);
  lookForOverlaps();
  return { seen: lines.length, lost: [...lost] };

  function lookAtWindow(): void {
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) lost.add(`The page is ${wide} pixels wide in a window of ${innerWidth}.`);
    const kept = keptByHeader();
    if (kept > innerHeight / 4) lost.add(`The header keeps ${kept} of ${innerHeight} pixels.`);
  }

  function keptByHeader(): number {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const bottom = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
    scrollTo({ top: 0, behavior: 'instant' });
    return Math.max(bottom, 0);
  }

  function linesOfText(): Line[] {
    const found: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (!element || node.data.trim() === '' || element.closest('.unseen, .skip, script, style, svg'))
        continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const end = endOfExcerpt(element);
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1 && box.top < end) found.push({ node, box, element });
    }
    return found;
  }

  /** An excerpt of three lines is cut off on purpose. */
  function endOfExcerpt(element: HTMLElement): number {
    const isExcerpt = getComputedStyle(element).webkitLineClamp !== 'none';
    return isExcerpt ? element.getBoundingClientRect().bottom - 2 : Infinity;
  }

  function lookForClips({ node, box, element }: Line): void {
    if (isInScrolledTable(element)) return;
    if (box.left < -1 || box.right > innerWidth + 1) lost.add(`Out of the window: ${named(element, node)}`);
    const core = coreOf(box);
    for (
      let outer: HTMLElement | null = element;
      outer && outer !== document.body;
      outer = outer.parentElement
    ) {
      const { overflowX, overflowY, position, display } = getComputedStyle(outer);
      if (display === 'inline') continue;
      const room = outer.getBoundingClientRect();
      if (overflowX !== 'visible' && (box.left < room.left - 2 || box.right > room.right + 2))
        lost.add(`Cut off at the side: ${named(element, node)}`);
      if (['hidden', 'clip'].includes(overflowY) && (core.top < room.top || core.bottom > room.bottom))
        lost.add(`Cut off above or below: ${named(element, node)}`);
      if (position === 'fixed') break;
    }
  }

  /** WCAG allows a table to scroll in its own box, because its columns belong beside each other. */
  function isInScrolledTable(element: HTMLElement): boolean {
    const box = element.closest('table')?.parentElement;
    return box ? getComputedStyle(box).overflowX === 'auto' : false;
  }

  function lookForOverlaps(): void {
    const inner = lines
      .map(line => ({ ...line, core: coreOf(line.box) }))
      .sort((a, b) => a.core.top - b.core.top);
    for (const [index, one] of inner.entries()) {
      for (const other of inner.slice(index + 1)) {
        if (other.core.top > one.core.bottom) break;
        const shared = Math.min(one.core.right, other.core.right) - Math.max(one.core.left, other.core.left);
        if (shared > 2 && one.node !== other.node)
          lost.add(`${named(one.element, one.node)} lies on ${named(other.element, other.node)}`);
      }
    }
  }

  /** Leaves out the space above and below letters, which lines of a tight heading share. */
  function coreOf({ left, right, top, height }: DOMRect) {
    return { left, right, top: top + height * 0.3, bottom: top + height * 0.7 };
  }

  function named(element: HTMLElement, node: Text): string {
    const holder = element.closest('[class]') ?? element;
    return `"${node.data.trim().slice(0, 40)}" (${holder.className || holder.nodeName.toLowerCase()})`;
  }
}
