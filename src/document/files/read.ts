// Reads a file of pages/ as text, or says why it cannot be read.
import { readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { otherInForm, type Said, type SaidPart, says, the } from '../../base/sentences/said.ts';
import type { Source } from '../problem/document.ts';
import { problemAt, problemOfFile } from '../problem/position.ts';
import type { Problem } from '../problem/problem.ts';

export const LARGEST_DOCUMENT = 1_048_576;
const UTF_8 = new TextDecoder('utf-8');

export function read(root: string, file: string): { source?: Source; problems: Problem[] } {
  const fail = (message: Said) => ({ problems: [problemOfFile(file, message)] });
  try {
    const path = realpathSync.native(join(root, file));
    if (!isIn(join(root, 'pages'), path)) {
      return fail(LEADS_OUT);
    }
    const problem = kindProblem(statSync(path));
    return problem ? fail(problem) : decode(file, readFileSync(path));
  } catch (error) {
    return fail(accessProblem(error as NodeJS.ErrnoException));
  }
}

const realFolders = new Map<string, string>();

/** Where the folder was when a document in it was read last. */
export function folderAsRead(folder: string): string | undefined {
  return realFolders.get(folder)?.slice(0, -sep.length);
}

/** Looks up the folder's real path once, and again before refusing a file, because the folder may have moved. */
function isIn(folder: string, path: string): boolean {
  const known = realFolders.get(folder);
  if (known !== undefined && path.startsWith(known)) return true;
  const real = realpathSync.native(folder) + sep;
  realFolders.set(folder, real);
  return path.startsWith(real);
}

const LEADS_OUT = otherInForm(
  says`This file is a link to a place outside pages/. Put the file itself here.`,
  says`This file is a link to a place outside the site. Put the file itself here.`,
);
const FOLDER = otherInForm(
  says`This is a folder with the name of a file. Rename it without ".json".`,
  says`This is a folder with the name of a file. Rename it.`,
);
const NO_FILE = otherInForm(
  says`This is not an ordinary file. Replace it with a JSON file.`,
  says`This is not an ordinary file. Bring back an earlier version of the page.`,
);

function kindProblem(stat: Stats): Said | undefined {
  if (stat.isDirectory()) return FOLDER;
  if (!stat.isFile()) return NO_FILE;
  if (stat.size <= LARGEST_DOCUMENT) return undefined;
  const size = (stat.size / LARGEST_DOCUMENT).toFixed(1);
  return otherInForm(tooLarge(the.sign(size)), tooLarge(the.number(Number(size))));
}

function tooLarge(size: SaidPart): Said {
  return says`This file is ${size} MB large; a page has at most 1 MB. Make several pages of it.`;
}

function accessProblem({ code, message }: NodeJS.ErrnoException): Said {
  if (code === 'ENOENT') return says`This file does not exist, or it is a link that leads nowhere.`;
  if (code === 'ELOOP') return says`This file is a link that leads back to itself. Put the file itself here.`;
  if (code === 'EACCES' || code === 'EPERM')
    return says`This file may not be read. Give yourself the permission to read it.`;
  return says`This file could not be read (${the.sign(code ?? message)}).`;
}

function decode(file: string, bytes: Buffer): { source?: Source; problems: Problem[] } {
  const encoding = otherEncoding(bytes);
  if (encoding) {
    const message = says`This file is saved as ${the.sign(encoding)}. Save it as UTF-8.`;
    const source = encoding === 'UTF-16' ? { file, text: fromUtf16(bytes) } : undefined;
    const problem = source
      ? problemAt(source, { offset: 0, length: 1 }, '', message)
      : problemOfFile(file, message);
    return { problems: [problem] };
  }
  const text = UTF_8.decode(bytes);
  const source = { file, text };
  const broken = firstBroken(text, bytes);
  if (broken === undefined) return { source, problems: [] };
  const message = says`The character here is not UTF-8: the file was saved in another encoding. Save it as UTF-8.`;
  return { problems: [problemAt(source, { offset: broken, length: 1 }, '', message)] };
}

/**
 * Recognises UTF-16 and UTF-32 by the byte order mark, or by a zero among the first two bytes: JSON begins with a bracket or a
 * space, and these encodings write that with zeros.
 */
function otherEncoding(bytes: Buffer): string | undefined {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return third === 0 && fourth === 0 ? 'UTF-32' : 'UTF-16';
  if (first === 0xfe && second === 0xff) return 'UTF-16';
  if (first === 0 && second === 0) return 'UTF-32';
  if ((first === 0) !== (second === 0) && bytes.length % 2 === 0) return 'UTF-16';
  return undefined;
}

/** For the lines that the message shows. Without a mark, the first byte of a bracket is a zero only if the larger half comes first. */
function fromUtf16(bytes: Buffer): string {
  const isBigEndian = bytes[0] === 0xfe || bytes[0] === 0;
  return new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le').decode(bytes);
}

/**
 * Decoding puts U+FFFD in place of a byte that is not UTF-8. If the file does not hold U+FFFD there itself, the byte is broken.
 */
function firstBroken(text: string, bytes: Buffer): number | undefined {
  const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  let known = 0;
  let at = mark;
  for (let index = text.indexOf('\ufffd'); index >= 0; index = text.indexOf('\ufffd', index + 1)) {
    at += Buffer.byteLength(text.slice(known, index));
    known = index;
    if (bytes.readUIntBE(at, Math.min(3, bytes.length - at)) !== 0xefbfbd) return index;
  }
  return undefined;
}
