// Undoes one entry of the journal. A file that nobody has touched since comes back to the byte. In any other document, the values come
// back that are still as the entry left them, and in any other style sheet the lines.
import { linkOnTheWay } from '../../base/files/folder.ts';
import { bytesIn, isGone } from '../../change/journal/kept-files.ts';
import type { KeptChange } from '../../change/journal/parts.ts';
import { keptText, nameOfText } from '../../change/journal/texts.ts';
import { type RenamedFile, replacedFile, type SavedFile } from '../../change/save/together.ts';
import { type ChangedSince, documentBack } from './document-back.ts';
import { mergeLines } from './merge-lines.ts';

/** A file with places that could not be undone. "changed" says which they are, in a document that can be read. */
export type LeftFile = { file: string; changed: ChangedSince[] };
/** The contents of a file before the change, after it, and now. */
type Sides = { before: Buffer; after: Buffer; now: Buffer };

export function takeBack(changes: KeptChange[], root: string): { back: SavedFile[]; left: LeftFile[] } {
  const left: LeftFile[] = [];
  const back = changes.flatMap(({ file, before, after }): SavedFile[] => {
    const now = bytesIn(root, file);
    const present = now ? nameOfText(now) : null;
    if (present === before) return [];
    const [was, then] = [textOf(root, before), textOf(root, after)];
    if (present === after && (was || before === null)) return [replacedFile(file, now, was)];
    const merge = file.endsWith('.json') ? byValues : byLines;
    const merged = now && was && then && merge({ before: was, after: then, now });
    if (!merged?.isWhole) left.push({ file, changed: merged?.changed ?? [] });
    return now && merged && !merged.bytes.equals(now) ? [replacedFile(file, now, merged.bytes)] : [];
  });
  return { back, left };
}

/** Leaves out files that are gone, and files whose old name now belongs to something else. */
export function namesBack(renames: RenamedFile[] = [], root: string): RenamedFile[] {
  const isLinked = (file: string) => linkOnTheWay(root, file) !== undefined;
  return renames
    .filter(({ from, to }) => isGone(root, from) && !isGone(root, to) && !isLinked(from) && !isLinked(to))
    .map(({ from, to }) => ({ from: to, to: from }))
    .reverse();
}

function textOf(root: string, name: string | null): Buffer | undefined {
  return name === null ? undefined : keptText(root, name);
}

type MergedFile = { bytes: Buffer; isWhole: boolean; changed?: ChangedSince[] };

/** Undefined if one of the texts is no document that can be read. */
function byValues(sides: Sides): MergedFile | undefined {
  const [before, after, now] = [sides.before, sides.after, sides.now].map(textIn);
  if (!before || !after || !now) return undefined;
  const merged = documentBack({ before: before.text, after: after.text, now: now.text });
  if (!merged) return undefined;
  const { text, changed } = merged;
  return { bytes: Buffer.from(now.mark + text), isWhole: changed.length === 0, changed };
}

/** Undefined for a text in another encoding. "mark" is the byte order mark, which stays in its file. */
function textIn(bytes: Buffer): { mark: string; text: string } | undefined {
  const whole = bytes.toString('utf8');
  const text = whole.replace(/^\ufeff/, '');
  return Buffer.from(whole).equals(bytes)
    ? { mark: whole.slice(0, whole.length - text.length), text }
    : undefined;
}

/** In latin1 every byte is one character, so nothing is lost. */
function byLines({ before, after, now }: Sides): MergedFile {
  const [from, present, wanted] = [after, now, before].map(bytes => bytes.toString('latin1')) as [
    string,
    string,
    string,
  ];
  const { text, isWhole } = mergeLines(from, present, wanted);
  return { bytes: Buffer.from(text, 'latin1'), isWhole };
}
