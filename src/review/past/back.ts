// Works out which files have to change so that something is as it was. Writes nothing, and says nothing: every caller has its own words.
import { siteAt } from '../../change/journal/at-moment.ts';
import { bytesIn } from '../../change/journal/kept-files.ts';
import type { JournalEntry } from '../../change/journal/parts.ts';
import type { SavedVersion } from '../../change/journal/versions.ts';
import { type RenamedFile, replacedFile, type SavedFile } from '../../change/save/together.ts';
import { isOfOthers } from './past-of-site.ts';
import { type LeftFile, namesBack, takeBack } from './take-back.ts';

/**
 * "left" are places that stay as they are, because somebody has changed them since. "others" are the versions since then that somebody
 * else made, and that would be taken back as well.
 */
export type Back = { files: SavedFile[]; renames: RenamedFile[]; left: LeftFile[]; others: SavedVersion[] };

export const NOTHING_BACK: Back = { files: [], renames: [], left: [], others: [] };

/** A version in which the document was there. */
export type VersionThere = SavedVersion & { bytes: Buffer };

/** Nothing if the page is like that now. If a command removed it, its changes to other files come back with the page. */
export function pageBack(
  { file, versions }: { file: string; versions: SavedVersion[] },
  then: VersionThere,
  root: string,
): Back {
  const now = bytesIn(root, file);
  if (now?.equals(then.bytes)) return NOTHING_BACK;
  const newest = versions.at(-1);
  const entry = now || newest?.bytes || newest?.entry?.cameWithFolder ? undefined : newest?.entry;
  const { back, left } = takeBack(entry?.changes.filter(change => change.file !== file) ?? [], root);
  return {
    // The page itself comes last. If the command is stopped before that, the same command, typed again, does the rest.
    files: [...back, replacedFile(file, now, then.bytes)],
    renames: [],
    left,
    others: now ? versions.filter(version => version.at > then.at && isOfOthers(version)) : [],
  };
}

/** "unknown" names the files of which nothing is kept from then, "cameWithFolder" those whose version this user did not record. */
export type SiteBack = Back & { unknown: string[]; cameWithFolder: Set<string>; isKnown: boolean };

/** "committed" are the files of a commit that was made elsewhere at this instant: the journal knows nothing of that. */
export function siteBack(
  instant: number,
  root: string,
  committed?: Map<string, Buffer | undefined>,
): SiteBack {
  const moment = committed && { files: committed, unknown: [], cameWithFolder: new Set<string>() };
  const { files: then, unknown, cameWithFolder } = moment ?? siteAt(root, instant);
  const files = [...then].flatMap(([file, wanted]): SavedFile[] => {
    const now = bytesIn(root, file);
    const isSame = now && wanted ? now.equals(wanted) : now === wanted;
    return isSame ? [] : [replacedFile(file, now, wanted)];
  });
  return { ...NOTHING_BACK, files, unknown, cameWithFolder, isKnown: then.size > 0 };
}

/** Takes back one entry of the journal. */
export function entryBack({ changes, renames }: JournalEntry, root: string): Back {
  const { back: files, left } = takeBack(changes, root);
  return { ...NOTHING_BACK, files, left, renames: namesBack(renames, root) };
}
