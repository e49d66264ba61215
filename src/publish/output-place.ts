// Says whether a build may empty and fill a folder.
import { isAbsolute, join, relative, sep } from 'node:path';
import { Failure } from '../base/failure.ts';
import { linkOnTheWay } from '../base/files/folder.ts';
import { realPathOf } from '../base/kept-place.mjs';

/**
 * Refuses a folder that holds the content, and a link on the way to a folder that nobody has named: somebody else may have sent the
 * site with it.
 */
export function refuseUnsafeOutput(site: string, out: string, isNamed: boolean): void {
  const [folder, filled] = [realPathOf(site), realPathOf(out)];
  if (isWithin(folder, filled) || isWithin(filled, join(folder, 'pages')))
    throw new Failure(
      `${out} holds the site's own pages or is part of them, and a build empties the folder that it fills. Name another folder in ASHLAR_OUT.`,
    );
  const link = isNamed ? undefined : linkOnTheWay(site, relative(site, out).split(sep).join('/'));
  if (link === undefined) return;
  throw new Failure(
    `${link} is a link, and the folder that it leads to would be emptied and filled. Take the link away, or name that folder when you build: ASHLAR_OUT=../folder npm run build`,
  );
}

function isWithin(path: string, folder: string): boolean {
  const below = relative(folder, path);
  return below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below);
}
