// Takes pictures out of the site, or brings them back. Each deed is one entry of the journal, which can be undone.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../base/failure.ts';
import { says, the } from '../base/sentences/said.ts';
import type { Library } from '../site/types.ts';
import { makeChange, type SiteChange } from './change.ts';
import { keepPicture, pathOfKept } from './journal/kept-pictures.ts';
import type { EntryHead, KeptChange } from './journal/parts.ts';
import type { Recorder } from './journal/record.ts';
import { nameOfText } from './journal/texts.ts';
import { putPicture, removePicture, replacePicture } from './save/put-picture.ts';

/** Returns whether it can be brought back. */
export function takePictureOut(root: string, file: string, head: EntryHead, record: Recorder): boolean {
  const before = keepPicture(root, file);
  const pictures = before === undefined ? [] : [{ file, before, after: null }];
  record({ ...head, pictures }, [], () => removePicture(root, file));
  return pictures.length > 0;
}

/**
 * Says which of these pictures still have to go or to come back, so that all are as they were before the entry. "lost" is the file of a
 * picture that should come back, but whose bytes are no longer kept.
 */
export function picturesBack(
  pictures: KeptChange[] = [],
  root: string,
): { back: KeptChange[]; lost: string | undefined } {
  const back = pictures
    .filter(one => isAsAfter(one, root))
    .map(({ file, before, after }) => ({ file, before: after, after: before }));
  const lost = back.find(({ after }) => after !== null && pathOfKept(root, after) === undefined);
  return { back, lost: lost?.file };
}

function isAsAfter({ file, before, after }: KeptChange, root: string): boolean {
  const path = join(root, file);
  if (!existsSync(path)) return after === null;
  return before === null || (after !== null && nameOfText(readFileSync(path)) === after);
}

/**
 * Changes files and pictures as one entry. Keeps the bytes of pictures that go once more: somebody may have put another picture in the
 * place.
 */
export function changeWithPictures(
  { pictures: wanted = [], ...change }: SiteChange,
  library: Library,
  record: Recorder,
): void {
  const { root } = library;
  const pictures = wanted.map(one =>
    one.before === null ? one : { ...one, before: keepPicture(root, one.file) ?? one.before },
  );
  const { files, renames = [], ...head } = change;
  const withPictures: Recorder = (inner, names, write, saved) =>
    record(inner, names, () => withoutLoss(pictures, root, write), saved);
  if (pictures.length === 0) makeChange(change, library, record);
  else if (files.length > 0 || renames.length > 0) makeChange({ ...change, pictures }, library, withPictures);
  else withPictures({ ...head, pictures }, [], () => {});
}

/** The pictures that come are there before a text names them, and those that go stay until no text does. If "write" fails, none has come. */
function withoutLoss<Written>(pictures: KeptChange[], root: string, write: () => Written): Written {
  const put: KeptChange[] = [];
  try {
    for (const one of pictures) {
      if (one.after === null) continue;
      if (!putKept(one, root))
        throw new Failure(
          says`${the.sign(one.file)} could not be brought back, so everything is as it was before.`,
        );
      put.push(one);
    }
    const written = write();
    for (const { file, after } of pictures) if (after === null) removePicture(root, file);
    return written;
  } catch (error) {
    for (const { file, before, after } of put)
      if (before === null) removePicture(root, file);
      else putKept({ file, before: after, after: before }, root);
    throw error;
  }
}

/** Puts the picture there, or other bytes of it in its place. Returns false if another picture is there. */
function putKept({ file, before, after }: KeptChange, root: string): boolean {
  const kept = after === null ? undefined : pathOfKept(root, after);
  if (!kept) return false;
  if (before === null) return putPicture(root, kept, file);
  const known = pathOfKept(root, before);
  return known !== undefined && replacePicture(root, file, readFileSync(known), readFileSync(kept));
}
