// Says where pictures of the site are used, and takes a picture out that nothing uses.

import { randomUUID } from 'node:crypto';
import { takePictureOut } from '../../../change/change-pictures.ts';
import { usedBesidePages, usedPictures } from '../../../check/whole-site/public-files.ts';
import { listPublicFiles, PUBLIC_FOLDER } from '../../../document/files/public.ts';
import { pageName } from '../../../site/page-summary.ts';
import type { Library } from '../../../site/types.ts';
import { type WindowWords, windowWords } from '../../language/languages.ts';
import type { Asks } from '../../model/asks.ts';
import { nameOfPicture } from '../../model/photographs.ts';
import type { Author, Copy } from '../copy.ts';
import { pagesWithShared, wordsIndexOf } from '../find/words-index.ts';
import { RefusedAsk } from '../sentences/refused-ask.ts';

const MOST_NAMED = 3;
/** Reading more pages takes longer than anybody waits for a list to open. */
const READ_AT_ONCE = 1000;

/** Says of each picture in words where it is used. Undefined while the pages of a large site are read for the first time. */
export async function openUses(
  library: Library,
  { pictures: said, quoted }: WindowWords,
): Promise<((src: string) => { meaning: string; isUnused: boolean }) | undefined> {
  const index = wordsIndexOf(library);
  const reading = index.all();
  if (library.routes().length > READ_AT_ONCE && !index.isRead()) return undefined;
  const pages = pagesWithShared(await reading);
  const used = usedBesidePages(listPublicFiles(library.root).names, library);
  return src => {
    const on = pages.filter(({ pictures }) => pictures.has(src)).map(({ file }) => file);
    const names = on.slice(0, MOST_NAMED).map(page => quoted(pageName(page, library) ?? page.route));
    if (on.length > MOST_NAMED) names.push('…');
    if (on.length > 0) return { meaning: said.onPages(on.length, names.join(', ')), isUnused: false };
    return used.has(src)
      ? { meaning: said.ofWholeSite, isUnused: false }
      : { meaning: said.onNone, isUnused: true };
  };
}

/** The pictures that nothing uses. */
export function unusedAmong(pictures: string[], library: Library): string[] {
  const there = pictures.filter(src => library.hasPublicFile(src));
  if (there.length === 0) return [];
  const used = usedPictures(listPublicFiles(library.root).names, library);
  return there.filter(src => !used.has(src));
}

export function takePictureAway(
  { library: libraryNow, journal, tell }: Copy,
  { id: author, language }: Author,
  { src }: Asks['takePictureAway']['input'],
) {
  const library = libraryNow();
  const words = windowWords(language).pictures;
  // A page that was saved a moment ago may use it, before the watcher has reported it.
  library.forget();
  const names = listPublicFiles(library.root).names.map(name => `/${name}`);
  const name = nameOfPicture(src);
  if (!src.startsWith('/images/') || !names.includes(src))
    throw new RefusedAsk(404, { message: words.goneAlready });
  if (unusedAmong([src], library).length === 0) throw new RefusedAsk(409, { message: words.used(name) });
  const head = { by: 'composer', id: randomUUID(), author } as const;
  const comesBack = takePictureOut(library.root, PUBLIC_FOLDER + src, head, journal.record);
  tell([PUBLIC_FOLDER + src]);
  return { message: words.gone(name, comesBack) };
}
