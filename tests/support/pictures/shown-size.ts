// Measures how wide each picture of a page is drawn, and how wide its "sizes" has told the browser.
import type { Page } from 'playwright-core';

export type ShownPicture = {
  /** The block's classes, and its own: for whoever has to mend it. */
  place: string;
  /** In CSS pixels: what the photograph has to be as wide as, so that none of the place is empty or blurred. */
  needed: number;
  /** What its "sizes" claim. */
  claimed: number;
  /** Of the widest file that is there, and of the photograph or its part. */
  widestFile: number;
  ownWidth: number;
};

/** Those that are hidden are left out. All others are loaded first. */
export function shownPictures(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(async () => {
    const all = [...document.querySelectorAll<HTMLImageElement>('main picture img')];
    const shown = all.filter(image => image.getClientRects().length > 0);
    for (const image of shown) image.loading = 'eager';
    await Promise.all(shown.map(image => image.decode()));
    return shown.map(image => {
      const { width, height } = image.getBoundingClientRect();
      const [ownWidth = 1, ownHeight = 1] = ['width', 'height'].map(name => Number(image.getAttribute(name)));
      const filling = height * (ownWidth / ownHeight);
      const { objectFit } = getComputedStyle(image);
      const needed =
        objectFit === 'cover'
          ? Math.max(width, filling)
          : objectFit === 'contain'
            ? Math.min(width, filling)
            : width;
      const widths = image.parentElement?.querySelector('source')?.srcset.matchAll(/ (\d+)w/g) ?? [];
      return {
        place: `${image.closest('section')?.className} › ${image.className}`,
        needed,
        // The browser counts the pixels of the file against the width that it was told.
        claimed: image.naturalWidth,
        widestFile: Math.max(...[...widths].map(match => Number(match[1]))),
        ownWidth,
      };
    });
  });
}
