// A page in, the names of the places on it that a link can lead to out.
import type { PageFile, SharedFile } from '../document/problem/document.ts';
import { anchorsWrittenIn } from './inventory.ts';
import { usesOn } from './shared-blocks.ts';
import type { Library } from './types.ts';

export type Anchors = { shown: Set<string>; hidden: Set<string> };

/** The place that every page has for links: its content. Other names of the shell begin with a capital letter, which no author can write. */
export const SHELL_ANCHORS = ['main'];

/** Those of shared blocks stand on every page that uses them. */
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
