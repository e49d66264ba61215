// Measures in a browser how large words are, and on how many lines they stand.

/** Runs in the browser. */
export function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

/** Runs in the browser. */
export function wordsBySize(): { text: string; size: number }[] {
  return [...document.querySelectorAll('main *')]
    .filter(element => [...element.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim()))
    .filter(element => element.checkVisibility())
    .map(element => ({
      text: element.textContent ?? '',
      size: Number.parseFloat(getComputedStyle(element).fontSize),
    }))
    .sort((one, other) => other.size - one.size);
}
