// Finds the fields of each text and picture on a page. The page is drawn a second time, from a model with signs in its words. That
// drawing is only read here. The page that is shown has no signs.
import { diffArrays } from 'diff';
import type { PageFile } from '../../../document/problem/document.ts';
import type { Library } from '../../../site/types.ts';
import type { FieldOnPage } from '../../model/on-page.ts';
import type { DrawnNow, Markup } from '../copy.ts';
import { markedPage } from './marked-page.ts';
import { isTwin, openSigns } from './signs.ts';

/** The fields of each text and picture, in the order of the page. */
export function fieldsOn(
  file: PageFile,
  library: Library,
  drawn: Omit<DrawnNow, 'parts'> & { parts: Markup },
): FieldOnPage[][] {
  const signs = openSigns();
  let marked: Markup = { header: '', main: '', footer: '' };
  try {
    marked = drawn.drawOther(markedPage(file, library, drawn, signs));
  } catch {
    // A component may throw at words that it does not expect. The page is shown all the same, and a click on it means the block.
  }
  return (['header', 'main', 'footer'] as const)
    .flatMap(part => twinsOf(textsIn(drawn.parts[part]), textsIn(marked[part])))
    .map(twin => signs.fieldsIn(twin));
}

const UNSHOWN = /^<(script|style|noscript|template)\b/;

/** All texts, and the tags of all pictures. The window finds the same ones in the frame (frame/texts-at.ts). */
function textsIn(markup: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < markup.length; ) {
    const start = indexOr(markup, '<', at);
    const words = markup.slice(at, start);
    if (words.trim() !== '') found.push(words);
    const end = indexOr(markup, '>', start) + 1;
    const tag = markup.slice(start, end);
    if (/^<img\b/.test(tag)) found.push(tag);
    const [, unshown] = UNSHOWN.exec(tag) ?? [];
    at = unshown === undefined ? end : indexOr(markup, `</${unshown}`, end);
  }
  return found;
}

/** The index of the part, or the end of the text if the part is missing. */
function indexOr(text: string, part: string, from: number): number {
  const at = text.indexOf(part, from);
  return at < 0 ? text.length : at;
}

/**
 * Finds for each text of the shown page the same text in the drawing with signs. The two drawings differ only if a component counts
 * letters or compares words. A text without a twin has no field.
 */
function twinsOf(shown: string[], marked: string[]): string[] {
  if (shown.length === marked.length) return marked;
  let at = 0;
  const runs = diffArrays(shown, marked, { comparator: isTwin });
  return runs.flatMap(({ added, removed, count }) => {
    if (removed) return Array.from({ length: count }, () => '');
    at += count;
    return added ? [] : marked.slice(at - count, at);
  });
}
