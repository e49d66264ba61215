// The pages of a site as the last build saw them, where they are as they were: only the others are checked and drawn again.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../publish/addresses/page-files.ts';
import type { GoThrough, Ground } from '../publish/build.ts';
import type { Published } from '../publish/publish-page.ts';
import { withKnownSummaries } from './known-summaries.ts';
import { lookAtPages } from './look-at-pages.ts';
import { type Records, readRecords, saveRecords } from './records.ts';

export const changedOnes: GoThrough = ({ library, output, work, fingerprints }, publish) => {
  const file = join(work, 'pages.json');
  const before = whatIsStillThere(readRecords<Published>(file), output);
  const around = withKnownSummaries(library);
  const records = lookAtPages(around, fingerprints, before, { name: 'Building pages:', look: publish });
  for (const [route, { seen }] of records.pages) {
    const isKept = seen === before?.pages.get(route)?.seen;
    if (isKept && seen.listing) for (const name of Object.values(filesOf(route))) output.keep(name);
  }
  return {
    library: around.library,
    pages: [...records.pages.values()].map(({ seen }) => seen),
    beforeMoving: () => rmSync(file, { force: true }),
    afterMoving: () => saveRecords(file, records),
  };
};

/** Somebody may have taken files out of the finished site: their pages are drawn again. */
function whatIsStillThere(
  records: Records<Published> | undefined,
  output: Ground['output'],
): Records<Published> | undefined {
  if (!records) return undefined;
  const isThere = (route: string) => Object.values(filesOf(route)).every(output.has);
  const pages = [...records.pages].filter(([route, { seen }]) => !seen.listing || isThere(route));
  return { ...records, pages: new Map(pages) };
}
