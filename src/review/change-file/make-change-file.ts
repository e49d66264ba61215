// Makes a change file of what has changed since the others had the site.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/failure.ts';
import { type Said, says, the } from '../../base/sentences/said.ts';
import { textOf } from '../../change/merge/sides.ts';
import { plainName } from '../../document/files/pages.ts';
import { parse } from '../../document/json/parse.ts';
import { type ChangeFile, isCarried, isCarriedPicture, LARGEST_SENT } from './change-file.ts';
import { type ChangedFile, changedSince } from './changed-since.ts';

type Made = { name: string; text: string; aside: Said[] };

/** "aside" says which changed files stay here. Throws a Failure if there is nothing to put into it, or too much. */
export function makeChangeFile(
  root: string,
  about: Pick<ChangeFile, 'title' | 'by' | 'at'> & { language: string },
): Made {
  const { base, files, published } = changedSince(root);
  const { language, ...head } = about;
  const carried = files.filter(isReadable);
  const pictures = published.filter(({ file }) => isCarriedPicture(file));
  if (carried.length + pictures.length === 0)
    throw new Failure(says`Nothing has changed here that could go into a file.`);
  const change: ChangeFile = {
    ashlar: 1,
    ...head,
    base: base ?? null,
    files: carried.map(({ file, was, now }) => ({ file, was: textOrNull(was), now: textOrNull(now) })),
    pictures: pictures.map(({ file, was }) => ({
      file,
      bytes: readFileSync(join(root, file)).toString('base64'),
      ...(was !== undefined && { was }),
    })),
  };
  const text = `${JSON.stringify(change, null, 1)}\n`;
  demandRoom(text);
  const left = [
    ...files.filter(one => !carried.includes(one)),
    ...published.filter(one => !pictures.includes(one)),
  ];
  return { name: nameFor(about.title, language), text, aside: left.map(({ file }) => saidAside(file)) };
}

function isReadable({ file, now }: ChangedFile): boolean {
  if (!isCarried(file)) return false;
  return !now || !file.endsWith('.json') || parse({ file, text: textOf(now) }).parsed !== undefined;
}

function saidAside(file: string): Said {
  return says`${the.sign(file)} is not in the file, because it is no page, no picture and no part of the look that can be read. Send it beside the file.`;
}

/** The text with line ends as Git keeps them: a folder on Windows may have others. */
function textOrNull(bytes: Buffer | undefined): string | null {
  return bytes ? textOf(bytes).replaceAll('\r\n', '\n') : null;
}

function demandRoom(text: string): void {
  const bytes = Buffer.byteLength(text);
  if (bytes <= LARGEST_SENT) return;
  const megabytes = (count: number) => the.number(Math.ceil(count / 1_000_000));
  throw new Failure(
    says`This change would weigh ${megabytes(bytes)} megabytes as a file, and mail takes ${megabytes(LARGEST_SENT)} at most. Send the folder ${the.sign('pages')} itself to whoever looks after the site, for example on a stick.`,
  );
}

const LONGEST = 60;

function nameFor(title: string, language: string): string {
  const plain = plainName(title, language).slice(0, LONGEST).replace(/-$/, '');
  return `${plain || 'pages'}.change.json`;
}
