// Undoes one entry of the journal. A file that nobody has touched since comes back whole. In any other file, the lines come back
// that are still as the entry left them.
import { linkOnTheWay } from '../../base/files/folder.ts';
import { bytesIn, isGone } from '../../change/journal/kept-files.ts';
import type { KeptChange } from '../../change/journal/parts.ts';
import { keptText, nameOfText } from '../../change/journal/texts.ts';
import type { RenamedFile, SavedFile } from '../../change/save/together.ts';
import { mergeLines } from './merge-lines.ts';

/** "left" names files with a place that could not be undone, because somebody changed it since. */
export function takeBack(changes: KeptChange[], root: string): { back: SavedFile[]; left: string[] } {
  const left: string[] = [];
  const back = changes.flatMap(({ file, before, after }): SavedFile[] => {
    const now = bytesIn(root, file);
    const present = now ? nameOfText(now) : null;
    if (present === before) return [];
    const [was, then] = [textOf(root, before), textOf(root, after)];
    if (present === after && (was || before === null)) return [fileBack(file, now, was)];
    const merged = now && was && then ? placeByPlace(then, was, now) : undefined;
    if (!merged?.isWhole) left.push(file);
    return now && merged && !merged.bytes.equals(now) ? [fileBack(file, now, merged.bytes)] : [];
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

/** "wanted" is undefined for a file that is removed. "bytes" is exact: it keeps a byte order mark, which the texts leave out. */
export function fileBack(file: string, now: Buffer | undefined, wanted: Buffer | undefined): SavedFile {
  const [before, after] = [now, wanted].map(bytes => bytes?.toString('utf8').replace(/^\ufeff/, ''));
  return { file, before, after, bytes: wanted };
}

function textOf(root: string, name: string | null): Buffer | undefined {
  return name === null ? undefined : keptText(root, name);
}

/** In latin1 every byte is one character, so nothing is lost. */
function placeByPlace(then: Buffer, was: Buffer, now: Buffer): { bytes: Buffer; isWhole: boolean } {
  const [from, present, wanted] = [then, now, was].map(bytes => bytes.toString('latin1')) as [
    string,
    string,
    string,
  ];
  const { text, isWhole } = mergeLines(from, present, wanted);
  return { bytes: Buffer.from(text, 'latin1'), isWhole };
}
