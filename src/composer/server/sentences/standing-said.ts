// Says why visitors do not see a page.
import type { PageFile } from '../../../document/problem/document.ts';
import { standingOf } from '../../../site/publication.ts';
import type { Library } from '../../../site/types.ts';
import type { WindowWords } from '../../language/languages.ts';

/** Undefined for a page that they see. */
export function standingSaid(
  page: PageFile,
  library: Library,
  { standing }: WindowWords,
): [label: string, meaning: string] | undefined {
  const { publishAt, unpublishAt } = library.moments(page);
  switch (standingOf(page, library).kind) {
    case 'public':
      return undefined;
    case 'draft':
      return [standing.draft, standing.draftMeans];
    case 'waiting':
      return [standing.waiting(String(publishAt)), standing.waitingMeans];
    case 'over':
      return [standing.over(String(unpublishAt)), standing.overMeans];
  }
}
