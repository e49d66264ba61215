// A site's look in, out come the faces that its headings alone are set in, as a script hands them to a browser.
import type { FontFaceProperty } from 'lightningcss';
import { withoutVars } from '../../site/look/colour.ts';
import { familyIn, isUpright, urlIn, weightsIn } from '../../site/look/faces.ts';
import type { SiteLook } from '../../site/look/look.ts';
import { parseSheet } from '../../site/look/sheet.ts';

export type HeadingFace = [family: string, source: string, { weight: string }?];

/** The script that shows them in, what pages carry of it out: with the faces of this site, or nothing where it has none. */
export function withHeadingFaces(script: string, look: SiteLook): string {
  const faces = headingFaces(look);
  return faces.length > 0 ? script.replace('FACES', () => JSON.stringify(faces)) : '';
}

/** Upright ones that every page fetches. None where texts have the same face: words would change lines while they are read. */
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

/** "Newsreader" of a list of families. */
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
