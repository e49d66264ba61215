// Before the others' work is brought, writes down how. If the process is killed halfway, the next one finishes it from this record and
// merges nothing a second time. The record stands outside the site (kept-place.mjs): nobody else can write one.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readUpTo } from '../../../base/files/bounded.ts';
import { makeFolder } from '../../../base/files/folder.ts';
import { isSaving, saveText } from '../../../base/files/save.ts';
import { isFields } from '../../../base/json-value.ts';
import { keptPlace } from '../../../base/kept-place.mjs';
import type { SavedFile } from '../../../change/save/together.ts';
import type { FolderSteps } from './rehearse.ts';

export type Bringing = FolderSteps & {
  /** The commit of the folder before and after, the branch that it is on afterwards, and where that branch was. */
  head: string;
  commit: string;
  branch: string;
  was?: string;
  /** The branch at the host from which a new local one is made. */
  from: string;
  /** Who made what comes. */
  names: string;
  /** Names the deed, which is done once. */
  id?: string;
  /** Whether our own files are written. */
  isSaved: boolean;
};

const LARGEST = 536_870_912;

const placeIn = (root: string): string => join(keptPlace(root), 'bringing.json');

export function isBringingLeft(root: string): boolean {
  return existsSync(placeIn(root));
}

export function writeBringing(root: string, { files, back, ...bringing }: Bringing): void {
  const recorded: Recorded = {
    pid: process.pid,
    ...bringing,
    files: files.map(asJson),
    back: back.map(asJson),
  };
  makeFolder(keptPlace(root));
  saveText(placeIn(root), JSON.stringify(recorded));
}

export function forgetBringing(root: string): void {
  rmSync(placeIn(root), { force: true });
}

/** Undefined if there is none. "isAtWork" says that its process still runs. */
export function bringingLeft(root: string): { bringing: Bringing; isAtWork: boolean } | undefined {
  const text = readUpTo(placeIn(root), LARGEST)?.toString();
  const record: unknown = text === undefined ? undefined : JSON.parse(text);
  if (!isFields(record)) return undefined;
  const { pid, files, back, ...bringing } = record as Recorded;
  return {
    bringing: { ...bringing, files: files.map(fromJson), back: back.map(fromJson) },
    isAtWork: isSaving(pid),
  };
}

type RecordedFile = Omit<SavedFile, 'bytes'> & { bytes?: string };
type Recorded = Omit<Bringing, 'files' | 'back'> & {
  pid: number;
  files: RecordedFile[];
  back: RecordedFile[];
};

function asJson({ bytes, ...file }: SavedFile): RecordedFile {
  return { ...file, ...(bytes && { bytes: bytes.toString('base64') }) };
}

function fromJson({ bytes, ...file }: RecordedFile): SavedFile {
  return { ...file, ...(bytes !== undefined && { bytes: Buffer.from(bytes, 'base64') }) };
}
