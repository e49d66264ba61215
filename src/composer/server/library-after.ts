// Makes the library as it is going to be once documents are saved.
import type { SavedFile } from '../../change/save/together.ts';
import type { Source } from '../../document/problem/document.ts';
import { withChanges } from '../../site/library/with-text.ts';
import type { Library } from '../../site/types.ts';

export function libraryAfter(documents: SavedFile[], library: Library): Library {
  const gone = documents.filter(({ after }) => after === undefined).map(({ file }) => file);
  return withChanges(library, { texts: sourcesOf(documents, 'after'), gone });
}

export function sourcesOf(files: SavedFile[], side: 'before' | 'after'): Source[] {
  return files.flatMap(one => {
    const text = one[side];
    return text === undefined ? [] : { file: one.file, text };
  });
}
