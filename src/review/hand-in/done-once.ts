// Remembers by their names which deeds were done in a folder: a window that has missed the answer asks once more.
import { join } from 'node:path';
import { readUpTo } from '../../base/files/bounded.ts';
import { makeFolder } from '../../base/files/folder.ts';
import { saveText } from '../../base/files/save.ts';
import { keptPlace } from '../../base/kept-place.mjs';

/** "files" are those that the deed has changed. */
type DoneDeed = { id: string; files: string[] };

const MOST_DEEDS = 50;
const LARGEST = 16_777_216;

const placeIn = (root: string): string => join(keptPlace(root), 'brought.json');

export function deedDone(root: string, id: string): DoneDeed | undefined {
  return deedsIn(root).find(deed => deed.id === id);
}

export function noteDeed(root: string, deed: DoneDeed): void {
  const others = deedsIn(root).filter(({ id }) => id !== deed.id);
  makeFolder(keptPlace(root));
  saveText(placeIn(root), JSON.stringify([...others, deed].slice(-MOST_DEEDS)));
}

/** The kept place is this user's own, so it holds what was written there. */
function deedsIn(root: string): DoneDeed[] {
  const text = readUpTo(placeIn(root), LARGEST)?.toString();
  return text === undefined ? [] : JSON.parse(text);
}
