// Takes pictures out of the site, or brings them back. Each deed is one entry of the journal, which can be undone.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../base/failure.ts';
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

/** Keeps the bytes of those that go once more: somebody may have put another picture in the place. */
export function changePictures(root: string, wanted: KeptChange[], head: EntryHead, record: Recorder): void {
  const pictures = wanted.map(one =>
    one.after === null ? { ...one, before: keepPicture(root, one.file) ?? one.before } : one,
  );
  record({ ...head, pictures }, [], () => {
    for (const { file, after } of pictures) {
      const kept = after === null ? undefined : pathOfKept(root, after);
      if (after === null) removePicture(root, file);
      else if (!kept || !putPicture(root, kept, file))
        throw new Failure(`${file} could not be brought back, so everything is as it was before.`);
    }
  });
}
