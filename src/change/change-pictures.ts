// Takes pictures out of the site, or brings them back. Each deed is one entry of the journal, which can be undone.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../base/failure.ts';
import { says, the } from '../base/sentences/said.ts';
import type { Library } from '../site/types.ts';
import { makeChange, type SiteChange } from './change.ts';
import { keepPicture, pathOfKept } from './journal/kept-pictures.ts';
import type { EntryHead, KeptChange } from './journal/parts.ts';
import type { Recorder } from './journal/record.ts';
import { putPicture, removePicture } from './save/put-picture.ts';

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
    .filter(({ file, before }) => existsSync(join(root, file)) === (before === null))
    .map(({ file, before, after }) => ({ file, before: after, after: before }));
  const lost = back.find(({ after }) => after !== null && pathOfKept(root, after) === undefined);
  return { back, lost: lost?.file };
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
    one.after === null ? { ...one, before: keepPicture(root, one.file) ?? one.before } : one,
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
  const put: string[] = [];
  try {
    for (const { file, after } of pictures) {
      if (after === null) continue;
      const kept = pathOfKept(root, after);
      if (!kept || !putPicture(root, kept, file))
        throw new Failure(
          says`${the.sign(file)} could not be brought back, so everything is as it was before.`,
        );
      put.push(file);
    }
    const written = write();
    for (const { file, after } of pictures) if (after === null) removePicture(root, file);
    return written;
  } catch (error) {
    for (const file of put) removePicture(root, file);
    throw error;
  }
}
