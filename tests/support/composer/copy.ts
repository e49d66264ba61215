// Opens a copy of a site as the composer's server sees it, without a dev server.
import { placesAt } from '../../../src/base/places.mjs';
import { openJournal } from '../../../src/change/journal/watch.ts';
import type { Author, ShownCopy } from '../../../src/composer/server/copy.ts';
import { libraryAt } from '../documents/sites/small-site.ts';

export const JO: Author = { id: 'jo', name: 'Jo', kind: 'person', may: ['read', 'edit'] };
export const KIM: Author = { id: 'kim', name: 'Kim', kind: 'person', may: ['read', 'edit'] };

export function copyOf(root: string, more: Partial<ShownCopy> = {}): ShownCopy {
  const { library = always(libraryAt(root)), ...others } = more;
  return {
    library,
    places: { ...placesAt(root), engine: process.cwd() },
    journal: openJournal(root, sentence => {
      throw new Error(sentence);
    }),
    tell(files) {
      for (const file of files) library().forget(file);
    },
    where: 'thisComputer',
    openWindows: () => [],
    news: () => 0,
    draw: async () => undefined,
    ...others,
  };
}

function always<Value>(value: Value): () => Value {
  return () => value;
}
