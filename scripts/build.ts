// Builds the site: see src/publish/build.ts.
import { parseArgs } from 'node:util';
import { type BuildWishes, buildSite } from '../src/publish/build.ts';
import { refuseUnsafeOutput } from '../src/publish/output-place.ts';
import { command } from './command.ts';

const USAGE = `Builds the finished site into dist/.

  npm run build                  writes what has changed
  npm run build -- --fresh       makes everything anew, and uses nothing that earlier commands have kept
  npm run build -- --compress    with a .gz and a .br beside each text, for hosts that send such files as they are
  npm run build -- --plain-host  for a host that sends files and no headers of yours, such as GitHub Pages: the policy stands in
                                 each page, a small page at each old address leads to the new one, and
                                 .htaccess has the rules for web space with Apache`;

export const run = command(async (words, places, _, sources) => {
  const wishes = wishesIn(words);
  if ('problem' in wishes) {
    console.error(`${wishes.problem}\n\n${USAGE}`);
    return 2;
  }
  if (wishes.help) {
    console.log(USAGE);
    return 0;
  }
  refuseUnsafeOutput(places.site, places.out, Boolean(process.env.ASHLAR_OUT));
  // A web server runs as another user, and has to read every file of the finished site.
  process.umask(0o022);
  const { warnings, summary } = await buildSite(places, { ...wishes, sources });
  if (warnings) console.error(warnings);
  console.log(summary);
  return 0;
}, 1);

type Wishes = BuildWishes & { help: boolean };

function wishesIn(args: string[]): Wishes | { problem: string } {
  try {
    const { values } = parseArgs({
      args,
      options: {
        compress: { type: 'boolean', default: false },
        'plain-host': { type: 'boolean', default: false },
        fresh: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return { ...values, plainHost: values['plain-host'] };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}
