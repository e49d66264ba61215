// Finds the fonts that only headings use, and hands them to the script that shows late fonts.
import type { FontFaceProperty } from 'lightningcss';
import { withoutVars } from '../../site/look/colour.ts';
import { familyIn, isUpright, urlIn, weightsIn } from '../../site/look/faces.ts';
import type { SiteLook } from '../../site/look/look.ts';
import { parseSheet } from '../../site/look/sheet.ts';

export type HeadingFace = [family: string, source: string, { weight: string }?];

/** Puts the fonts of this site into the script. Empty if the site has none, because pages then need no script for it. */
export function withHeadingFaces(script: string, look: SiteLook): string {
  const faces = headingFaces(look);
  return faces.length > 0 ? script.replace('FACES', () => JSON.stringify(faces)) : '';
}

/** Only upright fonts that every page fetches. None if texts share the font: a late font would move lines while somebody reads. */
export function headingFaces({ faces, tokens: { light } }: SiteLook): HeadingFace[] {
  const [heading, text] = ['heading', 'text'].map(name => firstOf(withoutVars(`var(--font-${name})`, light)));
  if (heading === text) return [];
  const { sheet } = parseSheet({ file: 'fonts.css', text: faces.css });
  const all = (sheet?.rules ?? []).map(rule => (rule.type === 'font-face' ? rule.value.properties : []));
  const fetched = all.filter(properties => faces.preloads.includes(urlIn(properties) ?? ''));
  return fetched
    .filter(properties => familyIn(properties) === heading && isUpright(properties))
    .map(properties => [heading ?? '', `url(${urlIn(properties)})`, ...weightOf(properties)]);
}

/** Example: "Newsreader" from a list of families */
function firstOf(families: string): string | undefined {
  return families
    .split(',')[0]
    ?.trim()
    .replace(/^(["'])(.*)\1$/, '$2');
}

function weightOf(properties: FontFaceProperty[]): [{ weight: string }?] {
  const isSaid = properties.some(({ type }) => type === 'font-weight');
  return isSaid ? [{ weight: weightsIn(properties).join(' ') }] : [];
}
