// Takes in a photograph: keeps it outside the site, takes out where and by whom it was taken, looks at what it is, and refuses what no
// page could show. The rules are those of the check. The sender's name of the file is never used as a path.
import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { makeFolder } from '../../../base/files/folder.ts';
import { readSaid } from '../../../base/sentences/read.ts';
import { the } from '../../../base/sentences/said.ts';
import { cut, shown } from '../../../base/words.ts';
import { windowsProblem } from '../../../document/files/folder.ts';
import { plainName } from '../../../document/files/pages.ts';
import { cleaned } from '../../../document/pictures/files/cleaned.ts';
import type { PictureFile } from '../../../document/pictures/files/file.ts';
import { pictureFile } from '../../../document/pictures/files/file.ts';
import { isPictureKind, plainSrc } from '../../../document/pictures/files/name.ts';
import {
  contentTrouble,
  damageTrouble,
  type PictureTrouble,
  weightTrouble,
} from '../../../document/pictures/files/trouble.ts';
import { workInOwnProcess } from '../../../document/pictures/own-process.ts';
import { siteFacts } from '../../../site/site-facts.ts';
import { type WindowWords, windowWords } from '../../language/languages.ts';
import { type Arrived, WAITING_FOLDER } from '../../model/photographs.ts';
import type { Copy } from '../copy.ts';
import { formReader, NO_PLACE } from '../sentences/form-reader.ts';
import { RefusedAsk } from '../sentences/refused-ask.ts';
import { ARRIVING, pathOfWaiting, tidyWaiting, waitingRoot } from './waiting.ts';

/** The narrowest file that is made of a photograph. */
const SMALLEST = 96;
const LONGEST_NAME = 60;

/** "name" is what its sender calls it. "receive" writes its bytes to a path at which nothing is. */
export async function takeIn(
  { places: { engine, site }, library }: Copy,
  name: string,
  receive: (path: string) => Promise<void>,
  language?: string,
): Promise<Arrived> {
  tidyWaiting(site);
  const root = waitingRoot(site);
  let folder = `${WAITING_FOLDER}/${randomUUID()}`;
  const arriving = `${folder}/${ARRIVING}${endingOf(name)}`;
  const words = windowWords(language);
  const own = words.photographs;
  const shownName = cut(shown(baseOf(name) || name), LONGEST_NAME);
  const refuse = (trouble: PictureTrouble | string) => {
    const message =
      typeof trouble === 'string'
        ? `${words.quoted(shownName)} ${trouble}`
        : readSaid(trouble(the.text(shownName)), formReader(NO_PLACE, library(), language));
    return new RefusedAsk(422, { message });
  };
  makeFolder(pathOfWaiting(site, folder));
  try {
    await receive(pathOfWaiting(site, arriving));
    const file = pictureFile(root, arriving);
    if (!file) throw refuse(own.notKept);
    const { kind, size } = file;
    const trouble = troubleOf(file, own);
    if (trouble !== undefined || !isPictureKind(kind) || !size) throw refuse(trouble ?? own.notKept);
    const clean = cleaned(kind, readFileSync(pathOfWaiting(site, arriving)));
    if (!clean) throw refuse(contentTrouble({ ...file, kind: 'unknown' }) ?? own.notKept);
    writeFileSync(pathOfWaiting(site, arriving), clean);
    const { language = '' } = siteFacts(library());
    const [, stem = ''] = plainSrc(`/images/${stemFor(name, language)}`, kind, '', []).split('/images');
    renameSync(pathOfWaiting(site, arriving), pathOfWaiting(site, folder + stem));
    const sized = `${folder}-${size.width}x${size.height}`;
    renameSync(pathOfWaiting(site, folder), pathOfWaiting(site, sized));
    folder = sized;
    const src = folder + stem;
    const { inspected } = await workInOwnProcess({ engine, site: root }, { inspect: [src.slice(1)] });
    const fault = inspected[0]?.[1].fault;
    if (fault !== undefined) throw refuse(damageTrouble);
    return { src, ...size, bytes: clean.length };
  } catch (error) {
    rmSync(pathOfWaiting(site, folder), { recursive: true, force: true });
    throw error;
  }
}

function troubleOf(file: PictureFile, said: WindowWords['photographs']): PictureTrouble | string | undefined {
  if (file.kind === 'svg') return said.drawing;
  const { width = 0, height = 0 } = file.size ?? {};
  const isSmall = Math.max(width, height) < SMALLEST;
  return contentTrouble(file) ?? weightTrouble(file) ?? (isSmall ? said.small(width, height) : undefined);
}

/** A sender on Windows may write "\\" between folders. */
function baseOf(name: string): string {
  return name.split(/[/\\]/).at(-1) ?? '';
}

/** Raw pictures are known by their ending alone. */
function endingOf(name: string): string {
  return /\.[a-z0-9]{1,5}$/i.exec(baseOf(name))?.[0] ?? '';
}

/** "IMG 2044.JPG" → "img-2044" */
function stemFor(name: string, language: string): string {
  const stem = plainName(baseOf(name).replace(/\.[^.]*$/, ''), language).slice(0, LONGEST_NAME);
  const plain = stem.replace(/-$/, '');
  return plain === '' || windowsProblem(plain) ? 'picture' : plain;
}
