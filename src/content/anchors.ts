// A page in, the names of the places on it that a link can lead to out.
import type { PageFile, Path } from './document.ts';
import type { Library } from './library.ts';
import { surveyOf } from './survey.ts';

export type Anchors = { shown: Set<string>; hidden: Set<string> };

/** Places that every page has: its content and its menu. */
export const SHELL_ANCHORS = ['main', 'menu'];

export function anchorsOf(file: PageFile, library: Library): Anchors {
  const survey = surveyOf(file, library);
  const anchors: Anchors = { shown: new Set(), hidden: new Set() };
  if (!survey) return anchors;
  for (const piece of survey.pieces) {
    if (piece.kind !== 'anchor' || typeof piece.value !== 'string') continue;
    anchors[isHidden(piece.path, survey.fields.blocks) ? 'hidden' : 'shown'].add(piece.value);
  }
  return anchors;
}

export function isHidden(path: Path, blocks: unknown): boolean {
  const index = path[1];
  const block = Array.isArray(blocks) && typeof index === 'number' ? blocks[index] : undefined;
  return block?.hidden === true;
}
