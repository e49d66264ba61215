// Finds what has changed in this folder since a commit. In a folder without Git, since the journal began. Runs nothing that the folder's
// own .git names.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetKept } from '../../../base/kept-place.mjs';
import type { Sides } from '../../../base/places.mjs';
import { siteAt } from '../../../change/journal/at-moment.ts';
import { beganAt } from '../../../change/journal/record.ts';
import { ofContent } from '../../../review/hand-in/title.ts';
import type { Report } from '../../../review/sentences/changes.ts';
import { compareFolders, layOver, withComparison } from '../../../review/sites/sides.ts';

/** "earlier" is a folder with the site as it was, which is there until the answer is given. */
export type ChangesFound = { report: Report; earlier: Sides };

/** "commit" is a name that Git knows. */
export async function withChangesSince<T>(
  sides: Sides,
  commit: string,
  use: (changes: ChangesFound) => T,
): Promise<T> {
  return withComparison(sides, commit, ({ report, earlier }) => use({ report: ofContent(report), earlier }));
}

/** For a folder that is not kept in Git. */
export async function withChangesSinceFound<T>(sides: Sides, use: (changes: ChangesFound) => T): Promise<T> {
  const outer = mkdtempSync(join(tmpdir(), 'ashlar-found-'));
  const earlier = { engine: sides.engine, site: join(outer, 'site') };
  try {
    cpSync(join(sides.site, 'pages'), join(earlier.site, 'pages'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    layOver(earlier.site, siteAt(sides.site, beganAt(sides.site) ?? Date.now()));
    const report = await compareFolders(earlier, sides);
    return use({ report: ofContent(report), earlier });
  } finally {
    forgetKept(earlier.site);
    rmSync(outer, { recursive: true, force: true });
  }
}
