// Finds where the focus goes from the page in the frame, which is one stop among those of the shell.

const STOPS = 'a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex]';

/** The next element on the way of the Tab key, or the one before. */
export function stopBeside(element: Element, isBackwards: boolean): HTMLElement | undefined {
  const stops = [...element.ownerDocument.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const side = isBackwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const beside = stops.filter(stop => element.compareDocumentPosition(stop) & side);
  return isBackwards ? beside.at(-1) : beside[0];
}

function isStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility();
}
