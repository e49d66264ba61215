// Finds everything that a finger may aim at, with the size of the area that reacts.
import type { Page } from 'playwright-core';

export type Target = { width: number; height: number; html: string };

/** Leaves out links within a sentence, because the line of text decides their height. */
export function targetsOf(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, textarea, select, [tabindex="0"], [role=button]',
    );
    return [...controls]
      .filter(element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(element => !element.matches('.skip') && !isInSentence(element))
      .map(element => {
        // A tap on its label reaches a choice, and a tap anywhere on a card reaches a link that covers it.
        const cover =
          getComputedStyle(element, '::before').position === 'absolute' ? element.offsetParent : null;
        const area = element.matches('.unseen') ? (element.closest('label') ?? element) : (cover ?? element);
        const { width, height } = area.getBoundingClientRect();
        return { width, height, html: element.outerHTML.slice(0, 120) };
      });

    function isInSentence(element: HTMLElement): boolean {
      if (getComputedStyle(element).display !== 'inline') return false;
      let holder: HTMLElement = element;
      while (getComputedStyle(holder).display === 'inline' && holder.parentElement)
        holder = holder.parentElement;
      return wordsOf(holder) !== wordsOf(element);
    }

    function wordsOf(element: HTMLElement): string {
      return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    }
  });
}
