// A page in, the names of the places on it that a link can lead to out.
import type { DocumentFile, PageFile, Path, SharedFile } from './document.ts';
import type { Library } from './library.ts';
import { usesOn } from './shared.ts';
import { surveyOf } from './survey.ts';

export type Anchors = { shown: Set<string>; hidden: Set<string> };

/** Places that every page has: its content and its menu. */
export const SHELL_ANCHORS = ['main', 'menu'];

/** Those of shared blocks stand on every page that uses them. */
export function anchorsOf(file: PageFile | SharedFile, library: Library): Anchors {
  const anchors: Anchors = { shown: new Set(), hidden: new Set() };
  const { fields } = surveyOf(file, library) ?? {};
  for (const { value, path } of idsIn(file, library)) {
    anchors[isHidden(path, fields?.blocks) ? 'hidden' : 'shown'].add(value);
  }
  for (const use of 'route' in file ? usesOn(file, library) : []) {
    const document = library.shared(use.name);
    if (!document) continue;
    const { shown, hidden } = anchorsOf(document, library);
    for (const anchor of shown) anchors[use.isHidden ? 'hidden' : 'shown'].add(anchor);
    for (const anchor of hidden) anchors.hidden.add(anchor);
  }
  return anchors;
}

/** The ids that are written in the document itself. */
export function idsIn(file: DocumentFile, library: Library): { value: string; path: Path }[] {
  return (surveyOf(file, library)?.pieces ?? []).flatMap(({ kind, value, path }) =>
    kind === 'anchor' && typeof value === 'string' && value !== '' ? [{ value, path }] : [],
  );
}

export function isHidden(path: Path, blocks: unknown): boolean {
  const index = path[1];
  const block = Array.isArray(blocks) && typeof index === 'number' ? blocks[index] : undefined;
  return block?.hidden === true;
}
