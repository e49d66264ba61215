// Prints a page on A4 with margins of 12 mm and tells how many sides there are, and where each text stands.
import type { Page } from 'playwright-core';

/** "top" is in millimetres from the top of its side. Sides count from 1. */
export type Placed = { text: string; isHeading: boolean; side: number; top: number };
export type Paper = { sides: number; texts: Placed[] };

/** The width of A4 between its margins, in pixels. */
export const PAPER_WIDTH = 704;

const HEIGHT = 842.88;
const MM = 72 / 25.4;

/** Leaves marks in the page, so load it anew before using it further. */
export async function printed(page: Page): Promise<Paper> {
  await page.emulateMedia({ media: 'print' });
  const marked = await page.evaluate(markTexts);
  const margin = '12mm';
  const margins = { top: margin, right: margin, bottom: margin, left: margin };
  const pdf = (await page.pdf({ format: 'A4', margin: margins })).toString('latin1');
  const pages = [...pdf.matchAll(/(\d+) 0 obj\s*<<\/Type \/Page\s/g)].map(([, id]) => id);
  const places = new Map(
    [...pdf.matchAll(/\/paper-(\d+) \[(\d+) 0 R \/XYZ \S+ (\S+) 0\]/g)].map(([, index, id, up]) => [
      Number(index),
      { side: pages.indexOf(id) + 1, top: (HEIGHT - Number(up)) / MM },
    ]),
  );
  const texts = marked.map((text, index) => ({ ...text, ...(places.get(index) ?? { side: 0, top: 0 }) }));
  return { sides: pages.length, texts };
}

/** Runs in the browser. A PDF tells only the places that links lead to, so each text gets one. */
function markTexts(): { text: string; isHeading: boolean }[] {
  const texts = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    element =>
      !element.closest('.unseen, .skip, script, svg') &&
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()) &&
      element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
  );
  const links = document.createElement('div');
  links.style.cssText = 'position: absolute; top: 0; left: 0; font-size: 1px; color: #fff';
  for (const [index, element] of texts.entries()) {
    element.id = `paper-${index}`;
    const link = document.createElement('a');
    link.href = `#${element.id}`;
    link.textContent = '.';
    links.append(link);
  }
  document.body.append(links);
  return texts.map(element => ({
    text: element.textContent?.trim() ?? '',
    isHeading: element.closest('h1, h2, h3, h4') !== null,
  }));
}
