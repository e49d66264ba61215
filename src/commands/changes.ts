// Runs "npm run changes". Throws a Failure if the comparison could not run; the script then ends with 2.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { Failure } from '../base/failure.ts';
import type { Sides } from '../base/places.mjs';
import { takePictures } from '../review/pictures/pictures.ts';
import { jsonOf } from '../review/report/json.ts';
import { reportAsMarkdown } from '../review/report/markdown.ts';
import { reportAsText } from '../review/report/text.ts';
import { type Comparison, withComparison } from '../review/sites/sides.ts';
import { argumentsIn, demandFormat } from './arguments.ts';

const USAGE = `Says in words what a change does to the site.

  npm run changes                       since this work left the main branch, or since the last commit
  npm run changes v1.2                  since a branch, a tag or a commit
  npm run changes yesterday             since yesterday ended; also 2026-11-21, or "2026-11-21 15:40"
  npm run changes -- --format markdown  text, markdown or json
  npm run changes -- --pictures before-after
                                        takes pictures of the changed pages as well, before and after,
                                        into that folder`;

const FORMATS = ['text', 'markdown', 'json'];

const OPTIONS = {
  format: { type: 'string', default: 'text' },
  pictures: { type: 'string' },
} as const;

/** "aside" is for the person at the terminal, even if the report goes into a file. */
export type Outcome = { out: string; aside?: string };

export type Surroundings = {
  colours: boolean;
  /** Where the user stands. The folder for pictures is relative to it. */
  folder: string;
  startBrowser: () => Promise<Browser>;
};

export async function runChanges(args: string[], sides: Sides, around: Surroundings): Promise<Outcome> {
  const { help, format, pictures: target, names } = argumentsIn(args, OPTIONS, USAGE);
  demandFormat(format, FORMATS);
  if (names.length > 1)
    throw new Failure(`Name one version to compare with; a time goes into quotes.\n\n${USAGE}`);
  if (help) return { out: USAGE };
  const { site } = sides;
  if (!existsSync(join(site, 'pages'))) throw new Failure(`There is no folder pages/ in ${site}.`);
  return withComparison(sides, names[0], async comparison => ({
    out: told(comparison, format, around.colours),
    aside: await pictures(comparison, target, sides, around),
  }));
}

async function pictures(
  { report, base, earlier }: Comparison,
  target: string | undefined,
  sides: Sides,
  { folder, startBrowser }: Surroundings,
): Promise<string | undefined> {
  if (target === undefined) return undefined;
  const sought = { report, compared: base.sentence(), earlier, later: sides };
  return takePictures({ ...sought, folder: resolve(folder, target), startBrowser });
}

function told({ report, base }: Comparison, format: string, colours: boolean): string {
  if (format === 'markdown') return reportAsMarkdown(report, base.sentence());
  if (format === 'json') return jsonOf(report, base.commit);
  return reportAsText(report, base.sentence(), { colours });
}
