// Cuts our finished page at its pictures. A peer puts its own pictures into the gaps, so nothing else differs.
import type { Seen } from './visit.ts';

export type PeersPage = {
  /** HTML before, between and after the pictures. */
  parts: string[];
  pictures: { file: string; alt: string; class: string; width: number; sizes: string }[];
};

const PICTURE = /<picture\b[^>]*>[\s\S]*?<\/picture>/g;
/** The width of the window at which the page's layout changes. */
const BREAK = 900;

/** "narrow" and "wide" are the same pictures on a phone and on a desktop. */
export function asPeersPage(html: string, files: string[], narrow: Seen[], wide: Seen[]): PeersPage {
  const pictures = html.match(PICTURE) ?? [];
  if (pictures.length !== files.length || wide.length !== files.length || narrow.length !== files.length)
    throw new Error(`The page shows ${pictures.length} pictures of ${files.length}.`);
  return {
    parts: html.split(PICTURE),
    pictures: pictures.map((picture, index) => {
      const attribute = (name: string) =>
        new RegExp(`<img[^>]*\\s${name}="([^"]*)"`).exec(picture)?.[1] ?? '';
      const width = Math.round(wide[index]?.width ?? 0);
      const part = Math.round(((narrow[index]?.width ?? 0) / (narrow[index]?.window ?? 1)) * 100);
      return {
        file: files[index] ?? '',
        alt: attribute('alt'),
        class: attribute('class'),
        width,
        // Somebody who has measured the page would write this by hand.
        sizes: `(min-width: ${BREAK}px) ${width}px, ${part}vw`,
      };
    }),
  };
}
