// Measures how wide each picture of a page is drawn, and how wide its "sizes" has told the browser.
import type { Page } from 'playwright-core';

type ShownPicture = {
  /** The classes of the block and of the picture, for the person who has to fix it. */
  place: string;
  /** In CSS pixels: how wide the photograph has to be so that its place is neither empty nor blurred. */
  needed: number;
  /** The width that its "sizes" names. */
  claimed: number;
  /** The width of the widest file, and that of the photograph or its part. */
  widestFile: number;
  ownWidth: number;
};

/** Loads all pictures first. Leaves out hidden ones. */
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
        // The browser divides the file's pixels by the density that "sizes" implies.
        claimed: image.naturalWidth,
        widestFile: Math.max(...[...widths].map(match => Number(match[1]))),
        ownWidth,
      };
    });
  });
}
