// Compares the folder with what the others have of it, in words. Runs nothing that the folder's own .git names.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetKept } from '../../../base/kept-place.mjs';
import type { Sides } from '../../../base/places.mjs';
import { changedSince } from '../../../review/change-file/changed-since.ts';
import { ofContent } from '../../../review/hand-in/title.ts';
import type { Report } from '../../../review/sentences/changes.ts';
import { compareFolders, layOver, withComparison } from '../../../review/sites/sides.ts';

/** "earlier" is a folder with the site as it was, which is there until the answer is given. */
export type ChangesFound = { report: Report; earlier: Sides };

export async function withChangesSince<T>(
  sides: Sides,
  commit: string,
  use: (changes: ChangesFound) => T,
): Promise<T> {
  return withComparison(sides, commit, ({ report, earlier }) => use({ report: ofContent(report), earlier }));
}

/** All that a change file would hold. A folder may have no Git, and so no commit to compare with. */
export async function withChangesForFile<T>(sides: Sides, use: (changes: ChangesFound) => T): Promise<T> {
  const { base, files, published } = changedSince(sides.site);
  if (base !== undefined) return withChangesSince(sides, base, use);
  const outer = mkdtempSync(join(tmpdir(), 'ashlar-earlier-'));
  const earlier = { engine: sides.engine, site: join(outer, 'site') };
  try {
    cpSync(join(sides.site, 'pages'), join(earlier.site, 'pages'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    const before = [...files, ...published.map(({ file }) => ({ file, was: undefined }))];
    layOver(earlier.site, new Map(before.map(({ file, was }) => [file, was])));
    return use({ report: ofContent(await compareFolders(earlier, sides)), earlier });
  } finally {
    forgetKept(earlier.site);
    rmSync(outer, { recursive: true, force: true });
  }
}
