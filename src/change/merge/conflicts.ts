// Describes what a merge of two versions of a site has to ask.
import { hash } from '../../base/hash.ts';
import type { Path } from '../../base/json-value.ts';
import {
  type AskedConflict,
  bothOf,
  canStandBehind,
  type MergeConflict,
  type Take,
} from '../../document/merge/merged-part.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { isPageFile, type SideFiles, type SitesToMerge } from './sides.ts';

/**
 * "taken": one side has taken the file away and the other needs it. "begun": both have begun a file of this name. "file": both have
 * changed a file that cannot be merged. "address": both have moved a page, and the sides hold the new address of each. A side without
 * a value has no such file.
 */
export type FileConflict = {
  is: 'taken' | 'begun' | 'file' | 'address';
  file: string;
  base?: Buffer;
  ours?: Buffer;
  theirs?: Buffer;
};

export type SiteConflict = (MergeConflict & { file: string }) | FileConflict;
export type AskedOfSite = (AskedConflict & { file: string }) | FileConflict;
export type SiteAnswer = (conflict: AskedOfSite) => Take | undefined;

/**
 * "check" finds all mistakes of the site if its files were these. Mistakes that theirs has alone are let through, as the others have them
 * already, unless theirs is "isUnchecked": then they are asked about too.
 */
export type SiteMergeOptions = {
  answer?: SiteAnswer;
  check?: (files: SideFiles) => Problem[];
  isUnchecked?: boolean;
};

/**
 * "files" has every file of the merged site, with theirs wherever a conflict is open. "both" are texts in which each side has changed
 * other sentences. "renamed" are files of ours that have another name now. "problems" are new mistakes about which there is nothing
 * to ask any more.
 */
export type MergedSites = {
  files: SideFiles;
  conflicts: SiteConflict[];
  both: { file: string; path: Path }[];
  renamed: { from: string; to: string }[];
  problems: Problem[];
};

/**
 * What the check has shown: values where only one side can stand, and files that the other side needs, although each change alone
 * is right.
 */
export type OneSideOnly = { whole: { file: string; path: Path }[]; needed: Set<string> };

/** "sites" are the three versions in which each page has its file in the merged site. */
export type MergedOnce = Omit<MergedSites, 'problems'> & { sites: SitesToMerge };

/** An answer holds as long as the conflict is about the same values. */
export function keyOfConflict(conflict: AskedOfSite): string {
  const { is, file } = conflict;
  if (!('at' in conflict)) return hash(is, file, conflict.ours ?? '', conflict.theirs ?? '');
  const { at, ours, theirs } = conflict;
  return hash(is, file, JSON.stringify([at, ours ?? null, theirs ?? null]));
}

/** Whether the versions of both sides can stand beside each other. */
export function canTakeBoth(conflict: AskedOfSite): boolean {
  return 'at' in conflict
    ? bothOf(conflict) !== undefined || canStandBehind(conflict)
    : conflict.is === 'begun' && isPageFile(conflict.file);
}
