// Builds the site: see src/publish/build.ts.
import { parseArgs } from 'node:util';
import { changedOnes } from '../src/incremental/built-pages.ts';
import { buildSite } from '../src/publish/build.ts';
import { command } from './command.ts';

const USAGE = `Builds the finished site into dist/.

  npm run build                  writes what has changed
  npm run build -- --compress    with a .gz and a .br beside each text, for hosts that send such files as they are`;

export const run = command(async (words, places) => {
  const wishes = wishesIn(words);
  if ('problem' in wishes) {
    console.error(`${wishes.problem}\n\n${USAGE}`);
    return 2;
  }
  if (wishes.help) {
    console.log(USAGE);
    return 0;
  }
  const { warnings, summary } = await buildSite(places, { compress: wishes.compress === true }, changedOnes);
  if (warnings) console.error(warnings);
  console.log(summary);
  return 0;
}, 1);

function wishesIn(args: string[]): { compress?: boolean; help?: boolean } | { problem: string } {
  try {
    return parseArgs({
      args,
      options: { compress: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    }).values;
  } catch (error) {
    return { problem: (error as Error).message };
  }
}
