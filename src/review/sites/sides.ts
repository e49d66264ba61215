// Compares the site with an earlier version of itself, from a commit or from a time that the journal of saves knows.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type When, whenOf } from '../../base/dates/when.ts';
import { Failure } from '../../base/failure.ts';
import { forgetKept } from '../../base/kept-place.mjs';
import type { Sides } from '../../base/places.mjs';
import { says } from '../../base/sentences/said.ts';
import { type Moment, siteAt } from '../../change/journal/at-moment.ts';
import { bringUpToDate } from '../../change/newer-shapes/bring-up-to-date.ts';
import { migrateAll } from '../../change/newer-shapes/documents.ts';
import { loadMigrations, type Migrations } from '../../change/newer-shapes/migrations.ts';
import { shapesOf } from '../../change/newer-shapes/shapes.ts';
import type { SavedFile } from '../../change/save/together.ts';
import { copyWith } from '../../change/try-on-copy.ts';
import { readSources } from '../../document/schema/sources.ts';
import { compileSchema } from '../../document/validate/validate.ts';
import type { SiteDocument } from '../../generated/types.ts';
import { ashlarFolderInGit } from '../../site/git/ashlar-folder-in-git.ts';
import { openCheckout } from '../../site/git/checkout.ts';
import { openLibrary } from '../../site/library/library.ts';
import { timeZoneOf } from '../../site/publication.ts';
import type { Library } from '../../site/types.ts';
import type { Report } from '../sentences/changes.ts';
import { sign } from '../sentences/show.ts';
import { type Base, chooseBase } from './base.ts';
import { compareSides } from './compare.ts';
import { type Bring, modern, ownLibrary, sideOf } from './version.ts';

export type Comparison = { report: Report; base: Base; earlier: Sides };

/** Passes the comparison to "use", then removes the folder with the earlier version. */
export async function withComparison<T>(
  sides: Sides,
  asked: string | undefined,
  use: (comparison: Comparison) => Promise<T> | T,
): Promise<T> {
  const base = chooseBase(sides.site, asked, asked === undefined ? undefined : momentMeant(asked, sides));
  if ('problem' in base) throw new Failure(base.problem);
  const { earlier, remove } = openCheckout(sides, base.commit);
  try {
    if (base.moment !== undefined) layOver(earlier.site, siteAt(sides.site, base.moment).files);
    const report = await compareFolders(earlier, sides);
    const warning = ashlarFolderInGit(sides.site);
    if (warning !== undefined) report.remarks.push(sign(warning));
    return await use({ report, base, earlier });
  } finally {
    remove();
  }
}

function momentMeant(asked: string, { site, engine }: Sides): When | undefined {
  return whenOf(asked, timeZoneOf(openLibrary(site, engine)));
}

/** Replaces files of the commit with what had been saved since, up to that moment. */
export function layOver(folder: string, files: Moment['files']): void {
  for (const [file, bytes] of files) {
    const path = join(folder, file);
    rmSync(path, { force: true });
    if (!bytes) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

export async function compareFolders(earlier: Sides, later: Sides): Promise<Report> {
  const { sources, mistakes } = readSources(later);
  if (mistakes.length > 0) throw new Failure(mistakes.join('\n'));
  const now = openLibrary(later.site, later.engine);
  const own = ownLibrary(earlier);
  const { migrations } = await loadMigrations(sources, later.engine);
  const read = inNewestShape(own ?? openLibrary(earlier.site, later.engine), migrations);
  const was = modern(read, now, bringing(migrations, now));
  const report = compareSides(sideOf(was), sideOf(now), { was: earlier, now: later });
  if (own === undefined) {
    report.remarks.push(
      says`The blocks of the earlier version could not be read, so its pages were held against those of today.`,
    );
  }
  return report;
}

/** Compares the site with what it would be after these changes. */
export async function compareWith(sides: Sides, changes: SavedFile[]): Promise<Report> {
  const site = mkdtempSync(join(tmpdir(), 'ashlar-with-'));
  try {
    copyWith(sides.site, changes, site);
    return await compareFolders(sides, { ...sides, site });
  } finally {
    forgetKept(site);
    rmSync(site, { recursive: true, force: true });
  }
}

/** Rewrites blocks of an older shape than the library's schemas. If the schemas are as old as the blocks, nothing changes. */
function inNewestShape(library: Library, migrations: Migrations): Library {
  const migrated = migrateAll(library, migrations, shapesOf(library.schemas.page));
  const changed = migrated.filter(({ brought }) => brought.length > 0);
  return library.withText(...changed.map(({ source: { file }, text }) => ({ file, text })));
}

function bringing(migrations: Migrations, now: Library): Bring {
  const isRight = shapesOf(now.schemas.page);
  const isRightSite = compileSchema(now.schemas.site);
  return {
    block(block) {
      const brought = bringUpToDate(block, migrations.blocks.get(block.type) ?? [], isRight);
      return brought ? { ...brought.written, type: block.type } : block;
    },
    site(site) {
      const brought = bringUpToDate({ ...site }, migrations.site, isRightSite);
      // The type is generated from the schema that this was just checked against.
      return brought ? (brought.written as unknown as SiteDocument) : site;
    },
  };
}
