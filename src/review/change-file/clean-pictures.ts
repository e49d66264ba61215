// Judges the pictures of a change file as those of anybody, by the rules of the check, and takes out where and by whom they were taken.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../../base/failure.ts';
import { makeFolder } from '../../base/files/folder.ts';
import type { Sides } from '../../base/places.mjs';
import { type Said, says, the } from '../../base/sentences/said.ts';
import { shown } from '../../base/words.ts';
import { PUBLIC_FOLDER } from '../../document/files/public.ts';
import { cleaned } from '../../document/pictures/files/cleaned.ts';
import { drawingProblems } from '../../document/pictures/files/drawing.ts';
import { type PictureFile, pictureFile } from '../../document/pictures/files/file.ts';
import { isPictureKind, nameTrouble } from '../../document/pictures/files/name.ts';
import { contentTrouble, damageTrouble, weightTrouble } from '../../document/pictures/files/trouble.ts';
import { workInOwnProcess } from '../../document/pictures/own-process.ts';
import type { ChangeFile } from './change-file.ts';

/** "sides.site" is a folder of its own, below which they are put. Throws a Failure about the first one that cannot be taken. */
export async function putCleanPictures(sides: Sides, pictures: ChangeFile['pictures']): Promise<void> {
  const photographs = pictures.flatMap(({ file, bytes }) => {
    const src = file.slice(PUBLIC_FOLDER.length);
    return putClean(sides.site, src, decoded(bytes, src)) === 'svg' ? [] : [src.slice(1)];
  });
  if (photographs.length === 0) return;
  const { inspected } = await workInOwnProcess(sides, { inspect: photographs });
  const [damaged] = inspected.find(([, { fault }]) => fault !== undefined) ?? [];
  if (damaged !== undefined) throw new Failure(damageTrouble(nameOf(`/${damaged}`)));
}

const nameOf = (src: string) => the.text(shown(src));

function cutOff(src: string): Failure {
  return new Failure(says`Not all of the picture ${nameOf(src)} is in this change file. Ask for a new one.`);
}

/** Node reads also what is no base64, and leaves out what it cannot read. */
function decoded(text: string, src: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length === 0 || bytes.toString('base64') !== text) throw cutOff(src);
  return bytes;
}

function putClean(folder: string, src: string, bytes: Buffer): PictureFile['kind'] {
  const path = join(folder, PUBLIC_FOLDER, src);
  makeFolder(dirname(path));
  writeFileSync(path, bytes, { flag: 'wx' });
  const file = pictureFile(folder, src);
  if (!file) throw cutOff(src);
  const trouble = troubleOf(file, src);
  if (trouble) throw new Failure(trouble);
  if (file.kind === 'svg') demandHarmless(bytes, src);
  else writeFileSync(path, cleaned(file.kind, bytes) ?? refuseDamaged(src));
  return file.kind;
}

function troubleOf(file: PictureFile, src: string): Said | undefined {
  const trouble = contentTrouble(file) ?? (file.kind === 'svg' ? undefined : weightTrouble(file));
  if (trouble) return trouble(nameOf(src));
  return isPictureKind(file.kind) ? nameTrouble(src, file.kind) : undefined;
}

function refuseDamaged(src: string): never {
  throw new Failure(damageTrouble(nameOf(src)));
}

/** A browser runs what a drawing says. */
function demandHarmless(bytes: Buffer, src: string): void {
  let problems: { message: string; said?: Said }[] = [];
  try {
    problems = drawingProblems(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    refuseDamaged(src);
  }
  const [first] = problems;
  if (first) throw new Failure(says`${nameOf(src)}: ${first.said ?? the.sign(first.message)}`);
}
