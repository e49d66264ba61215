// Writes what a merge has made of the folder: documents, sheets and pictures together, as one entry of the journal that can be undone.
import { changeWithPictures } from '../../change/change-pictures.ts';
import { isPublished } from '../../change/journal/kept-files.ts';
import { keepPictureBytes } from '../../change/journal/kept-pictures.ts';
import type { EntryHead, KeptChange } from '../../change/journal/parts.ts';
import { asOneEntry } from '../../change/journal/record.ts';
import type { MergedSites } from '../../change/merge/conflicts.ts';
import { replacedFile } from '../../change/save/together.ts';
import type { Library } from '../../site/types.ts';
import type { ThreeSides } from '../hand-in/bring/three-sides.ts';

/** Files that a merge changes in the folder. */
export function changedByMerge({ names, ours }: ThreeSides, { files }: Pick<MergedSites, 'files'>): string[] {
  return [...new Set([...names, ...files.keys()])].filter(file => {
    const [own, merged] = [ours.get(file), files.get(file)];
    return own && merged ? !own.equals(merged) : own !== merged;
  });
}

/** Returns the files that have changed. */
export function takeOverMerged(
  library: Library,
  sides: ThreeSides,
  merged: Pick<MergedSites, 'files'>,
  head: Pick<EntryHead, 'id' | 'author' | 'what'>,
): string[] {
  const { root } = library;
  const changed = changedByMerge(sides, merged);
  const [texts, published] = [false, true].map(is => changed.filter(file => isPublished(file) === is));
  const files = (texts ?? []).map(file => replacedFile(file, sides.ours.get(file), merged.files.get(file)));
  const pictures = (published ?? []).flatMap((file): KeptChange[] => {
    const [before, after] = [sides.ours.get(file), merged.files.get(file)].map(bytes =>
      bytes ? (keepPictureBytes(root, bytes) ?? null) : null,
    );
    return [{ file, before: before ?? null, after: after ?? null }];
  });
  changeWithPictures({ by: 'others', ...head, files, pictures }, library, (own, _, write) =>
    asOneEntry(root, own, write),
  );
  return changed;
}
