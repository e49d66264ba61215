// Runs "npm run changes". The exit code is 0, or 2 if the comparison could not run.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { Failure, usageFailure } from '../base/failure.ts';
import type { Sides } from '../base/places.mjs';
import { nearest } from '../document/problem/did-you-mean.ts';
import { takePictures } from '../review/pictures/pictures.ts';
import { jsonOf } from '../review/report/json.ts';
import { reportAsMarkdown } from '../review/report/markdown.ts';
import { reportAsText } from '../review/report/text.ts';
import { type Comparison, withComparison } from '../review/sites/sides.ts';

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

/** "aside" is for the person at the terminal, even if the report goes into a file. */
export type Outcome = { code: 0 | 2; out?: string; aside?: string };

export type Surroundings = {
  colours: boolean;
  /** Where the user stands. The folder for pictures is relative to it. */
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
  if (format === 'markdown') return reportAsMarkdown(report, base.sentence);
  if (format === 'json') return jsonOf(report, base.commit);
  return reportAsText(report, base.sentence, { colours });
}
