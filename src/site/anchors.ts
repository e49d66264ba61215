// Finds the places on a page to which a link can lead, by their names.
import type { PageFile, SharedFile } from '../document/problem/document.ts';
import { anchorsWrittenIn } from './inventory.ts';
import { usesOn } from './shared-blocks.ts';
import type { Library } from './types.ts';

export type Anchors = { shown: Set<string>; hidden: Set<string> };

/**
 * The place that every page has: its main content. The other ids in the frame of a page begin with a capital letter, which no
 * author can write.
 */
export const SHELL_ANCHORS = ['main'];

/** A page also has the places of the shared blocks that it uses. */
export function anchorsOf(file: PageFile | SharedFile, library: Library): Anchors {
  const own = file.kind === 'page' ? library.summary(file).anchors : anchorsWrittenIn(file, library);
  const anchors: Anchors = { shown: new Set(own.shown), hidden: new Set(own.hidden) };
  for (const use of file.kind === 'page' ? usesOn(file, library) : []) {
    const document = library.shared(use.name);
    if (!document) continue;
    const { shown, hidden } = anchorsOf(document, library);
    for (const anchor of shown) anchors[use.isHidden ? 'hidden' : 'shown'].add(anchor);
    for (const anchor of hidden) anchors.hidden.add(anchor);
  }
  return anchors;
}
