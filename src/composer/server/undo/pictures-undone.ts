// Says what undo and redo do with pictures: those that a change leaves in the site, those that it needs, and those that go or come back.
import { Failure } from '../../../base/failure.ts';
import type { KeptChange } from '../../../change/journal/parts.ts';
import type { SavedFile } from '../../../change/save/together.ts';
import { PUBLIC_FOLDER } from '../../../document/files/public.ts';
import { isPhotograph } from '../../../document/pictures/photograph.ts';
import { picturesNamed } from '../../../site/inventory.ts';
import type { Library } from '../../../site/types.ts';
import type { WindowWords } from '../../language/languages.ts';
import { nameOfPicture } from '../../model/photographs.ts';
import { unusedAmong } from '../photographs/picture-use.ts';

/** The address in the site of a file: "/images/office.jpg". */
export const srcOf = (file: string): string => file.slice(PUBLIC_FOLDER.length);

/** A photograph that came with the change stays in the site when the change is taken back. */
export function picturesLeft(files: SavedFile[], library: Library): string[] {
  const named = files.flatMap(({ before, after }) => picturesOnlyIn(before, after));
  return unusedAmong(named, library).map(nameOfPicture);
}

export const leftWords = (left: string[], { undone, quoted }: WindowWords): string =>
  undone.picturesLeft(left.map(quoted).join(', '), left.length);

/** A picture that a document would name again, and that somebody has deleted. "coming" are files that come with the document. */
export function pictureGone(files: SavedFile[], coming: string[], library: Library): string | undefined {
  return files
    .flatMap(({ before, after }) => picturesOnlyIn(after, before))
    .find(src => !coming.includes(PUBLIC_FOLDER + src) && !library.hasPublicFile(src));
}

/** Leaves out names that are cut off, because a text may name a picture with a space in its name. */
function picturesOnlyIn(text = '', other = ''): string[] {
  const others = picturesNamed(other);
  const isWhole = (src: string) => isPhotograph(src) || src.endsWith('.svg');
  return picturesNamed(text).filter(src => isWhole(src) && !others.includes(src));
}

/** A picture that came back, and that a page shows by now, does not go again. */
export function demandNobodyShows(pictures: KeptChange[], library: Library, words: WindowWords): void {
  const going = pictures.filter(({ after }) => after === null).map(({ file }) => srcOf(file));
  const unused = unusedAmong(going, library);
  const shown = going.find(src => !unused.includes(src));
  if (shown !== undefined) throw new Failure(words.pictures.used(nameOfPicture(shown)));
}
