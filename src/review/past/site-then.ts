// Finds what was in every document at the time of a version: in the commit that made it, or by the journal at its instant.
import { siteAt } from '../../change/journal/at-moment.ts';
import { bytesIn, isKept, keptFiles } from '../../change/journal/kept-files.ts';
import type { SavedVersion } from '../../change/journal/versions.ts';
import { filesInCommit } from '../../site/git/file-commits.ts';
import { isFromCommit } from './past-of-site.ts';

/** Documents that were different are in "texts", and files that were not there in "gone". What nobody knows stays as it is now. */
export type SiteThen = { texts: Map<string, Buffer>; gone: string[] };

/** "file" is the one that the document has now. It may have had another name. */
export function siteThen(version: SavedVersion, file: string, root: string): SiteThen {
  const then = filesThen(version, root);
  if (version.file !== file) then.delete(version.file);
  // The text of the version itself is known, whatever else is.
  if (version.bytes) then.set(file, version.bytes);
  const there = [...then].flatMap(([file, bytes]): [string, Buffer][] =>
    bytes && file.endsWith('.json') && !bytesIn(root, file)?.equals(bytes) ? [[file, bytes]] : [],
  );
  const gone = [...then.keys()].filter(file => !then.get(file) && bytesIn(root, file));
  return { texts: new Map(there), gone };
}

function filesThen(version: SavedVersion, root: string): Map<string, Buffer | undefined> {
  return filesOfCommit(version, root) ?? siteAt(root, version.at).files;
}

/** Undefined for a version that was not committed before it was saved here. A file that the commit lacks is undefined. */
export function filesOfCommit(
  version: SavedVersion,
  root: string,
): Map<string, Buffer | undefined> | undefined {
  const { commit } = version;
  if (!commit || !isFromCommit(version)) return undefined;
  const committed = filesInCommit(root, commit.name, isKept);
  if (committed.size === 0) return undefined;
  return new Map([...keptFiles(root).map((file): [string, undefined] => [file, undefined]), ...committed]);
}
