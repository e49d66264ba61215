// Reads the site's icons from pages/_public and reports what is wrong with them.
import { join } from 'node:path';
import { entriesIn } from '../../document/files/folder.ts';
import { PUBLIC_FOLDER } from '../../document/files/public.ts';
import { pictureSize } from '../../document/pictures/size.ts';
import { problemOfFile } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { weightOf } from './files.ts';

type Icon = { src: string; size: number; isMaskable: boolean };

export type Icons = {
  /** Whether the site has its own /favicon.svg; otherwise one is made. */
  hasFavicon: boolean;
  hasTouchIcon: boolean;
  /** The icons that the manifest lists. */
  icons: Icon[];
};

const FOLDER = 'icons';
const TOUCH_ICON = 'apple-touch-icon.png';
/** The sizes that phones and desktops ask for. */
const SIZES = [192, 512];

export const NO_ICONS: Icons = { hasFavicon: false, hasTouchIcon: false, icons: [] };

export function readIcons(root: string): { icons: Icons; problems: Problem[] } {
  const entries = entriesIn(join(root, PUBLIC_FOLDER, FOLDER));
  const names = Array.isArray(entries)
    ? entries
        .map(({ name }) => name)
        .filter(isIcon)
        .sort()
    : [];
  const measured = names.map(name => ({ name, size: pictureSize(root, `/${FOLDER}/${name}`) }));
  const icons = measured.flatMap(({ name, size }) =>
    size && size.width === size.height && name !== TOUCH_ICON
      ? [{ src: `/${FOLDER}/${name}`, size: size.width, isMaskable: name.includes('maskable') }]
      : [],
  );
  const crooked = measured.filter(({ size }) => size?.width !== size?.height || !size);
  return {
    icons: {
      hasFavicon: weightOf(root, '/favicon.svg') > 0,
      hasTouchIcon: names.includes(TOUCH_ICON),
      icons,
    },
    problems: [
      ...crooked.map(({ name, size }) =>
        problemOfFile(`${PUBLIC_FOLDER}/${FOLDER}/${name}`, notSquare(size)),
      ),
      ...(icons.length > 0 ? missingSizes(icons) : []),
    ],
  };
}

function isIcon(name: string): boolean {
  return /^[^.].*\.png$/.test(name);
}

function notSquare(size: { width: number; height: number } | undefined): string {
  if (!size) return 'This is not a picture that can be read. Save it as PNG.';
  return `This icon is ${size.width} pixels wide and ${size.height} high. Make it square.`;
}

function missingSizes(icons: Icon[]): Problem[] {
  const plain = icons.filter(({ isMaskable }) => !isMaskable).map(({ size }) => size);
  return SIZES.filter(size => !plain.includes(size)).map(size => {
    const file = `${PUBLIC_FOLDER}/${FOLDER}/icon-${size}.png`;
    const message = `No icon has ${size} by ${size} pixels, which phones ask for. Put one here.`;
    return { ...problemOfFile(file, message), level: 'warning' as const };
  });
}
