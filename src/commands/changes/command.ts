// The words of a command line in, the report and the exit code out: 0, or 2 where the comparison could not run.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { Failure, usageFailure } from '../../base/failure.ts';
import type { Sides } from '../../base/places.mjs';
import { type When, whenOf } from '../../base/when.ts';
import { nearest } from '../../document/problem/did-you-mean.ts';
import { compileSchema } from '../../document/validate/validate.ts';
import type { SiteDocument } from '../../generated/types.ts';
import { broughtAlong } from '../../history/brought-along.ts';
import { openCheckout } from '../../history/checkout.ts';
import { type Moment, siteAt } from '../../journal/at-moment.ts';
import { readSources } from '../../schema/sources.ts';
import { openLibrary } from '../../site/library.ts';
import { timeZoneOf } from '../../site/publication.ts';
import type { Library } from '../../site/types.ts';
import { bringUpToDate } from '../migrate/bring-up-to-date.ts';
import { forPages, migrateAll } from '../migrate/documents.ts';
import { loadMigrations, type Migrations } from '../migrate/migrations.ts';
import { shapesOf } from '../migrate/shapes.ts';
import { type Base, chooseBase } from './base.ts';
import type { Report } from './changes.ts';
import { compareSides } from './compare/compare.ts';
import { type Bring, modern, ownLibrary, sideOf } from './compare/version.ts';
import { takePictures } from './pictures/pictures.ts';
import { jsonOf } from './report/json.ts';
import { markdownOf } from './report/markdown.ts';
import { textOf } from './report/text.ts';
import { ours } from './sentences/words.ts';

const USAGE = `Says in words what a change does to the site.

  npm run changes                       since this work left the main branch, or since the last commit
  npm run changes v1.2                  since a branch, a tag or a commit
  npm run changes yesterday             since yesterday ended; also 2026-11-21, or "2026-11-21 15:40"
  npm run changes -- --format markdown  text, markdown or json
  npm run changes -- --pictures before-after
                                        takes pictures of the changed pages as well, before and after,
                                        into that folder`;

const FORMATS = ['text', 'markdown', 'json'];

export type ChangesOptions = { base?: string; format: string; pictures?: string; help: boolean };

export function optionsOf(args: string[]): ChangesOptions | { problem: string } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'text' },
        pictures: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (!FORMATS.includes(values.format)) return { problem: formatProblem(values.format) };
    if (positionals.length > 1)
      return { problem: `Name one version to compare with; a time goes into quotes.\n\n${USAGE}` };
    return { ...values, base: positionals[0] };
  } catch (error) {
    return { problem: usageFailure(error, USAGE).message };
  }
}

function formatProblem(format: string): string {
  const meant = nearest(format, FORMATS);
  return `There is no format "${format}". ${meant ? `Did you mean ${meant}?` : `The formats are ${FORMATS.join(', ')}.`}`;
}

export type Comparison = { report: Report; base: Base; earlier: Sides };

/** "use" gets the report while the earlier version is still there. */
export async function withComparison<T>(
  sides: Sides,
  asked: string | undefined,
  use: (comparison: Comparison) => Promise<T> | T,
): Promise<T> {
  const base = chooseBase(sides.site, asked, asked === undefined ? undefined : momentMeant(asked, sides));
  if ('problem' in base) throw new Failure(base.problem);
  const { earlier, remove } = openCheckout(sides, base.commit);
  try {
    if (base.moment !== undefined) layOver(earlier.site, siteAt(sides.site, base.moment));
    const report = await compareFolders(earlier, sides);
    const warning = broughtAlong(sides.site);
    if (warning !== undefined) report.remarks.push(ours(warning));
    return await use({ report, base, earlier });
  } finally {
    remove();
  }
}

function momentMeant(asked: string, { site, engine }: Sides): When | undefined {
  return whenOf(asked, timeZoneOf(openLibrary(site, engine)));
}

/** What was saved until then, and not committed. */
function layOver(folder: string, { files }: Moment): void {
  for (const [file, bytes] of files) {
    const path = join(folder, file);
    rmSync(path, { force: true });
    if (!bytes) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

/** Two versions of the site in, the report out. */
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
      ours(
        'The blocks of the earlier version could not be read, so its pages were held against those of today.',
      ),
    );
  }
  return report;
}

/** By the schemas that it has been read with: nothing where those are of its own time. */
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
    site(site, earlier) {
      const brought = bringUpToDate({ ...site }, forPages(migrations.site, earlier), isRightSite);
      // What has been held against the schema is what its type was generated from.
      return brought ? (brought.written as unknown as SiteDocument) : site;
    },
  };
}

/** "aside" is what a person reads beside the report, wherever the report itself goes. */
export type Outcome = { code: 0 | 2; out?: string; aside?: string };

export type Surroundings = {
  colours: boolean;
  /** Where the person stands: the folder for pictures is named from there. */
  folder: string;
  startBrowser: () => Promise<Browser>;
};

export async function runChanges(args: string[], sides: Sides, around: Surroundings): Promise<Outcome> {
  const options = optionsOf(args);
  if ('problem' in options) return { code: 2, aside: options.problem };
  if (options.help) return { code: 0, out: USAGE };
  const { site } = sides;
  if (!existsSync(join(site, 'pages'))) return { code: 2, aside: `There is no folder pages/ in ${site}.` };
  try {
    return await withComparison(sides, options.base, async comparison => ({
      code: 0,
      out: told(comparison, options.format, around.colours),
      aside: await pictures(comparison, options.pictures, sides, around),
    }));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { code: 2, aside: error.message };
  }
}

async function pictures(
  { report, base, earlier }: Comparison,
  target: string | undefined,
  sides: Sides,
  { folder, startBrowser }: Surroundings,
): Promise<string | undefined> {
  if (target === undefined) return undefined;
  const sought = { report, compared: base.sentence, earlier, later: sides };
  return takePictures({ ...sought, folder: resolve(folder, target), startBrowser });
}

function told({ report, base }: Comparison, format: string, colours: boolean): string {
  if (format === 'markdown') return markdownOf(report, base.sentence);
  if (format === 'json') return jsonOf(report, base.commit);
  return textOf(report, base.sentence, { colours });
}
