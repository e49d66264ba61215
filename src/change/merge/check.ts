// Checks a merged site on a copy of the pages, before anything is written.
import type { Problem } from '../../document/problem/problem.ts';
import type { Library } from '../../site/types.ts';
import { problemsAfter } from '../try-on-copy.ts';
import { type SideFiles, textOf } from './sides.ts';

/** "names" are all files of the three sides. A file that is not among those of the merged site is gone. */
export function checkWith(names: Iterable<string>, library: Library): (files: SideFiles) => Problem[] {
  return files => {
    const changed = new Set([...names, ...files.keys()]);
    const changes = [...changed].map(file => {
      const bytes = files.get(file);
      return { file, ...(bytes && { after: textOf(bytes), bytes }) };
    });
    return problemsAfter(changes, library);
  };
}
