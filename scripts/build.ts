// Builds the site: see src/publish/build.ts.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { failureIn } from '../src/base/failure.ts';
import { changedOnes } from '../src/incremental/built-pages.ts';
import { buildSite } from '../src/publish/build.ts';

const USAGE = `Builds the finished site into dist/.

  npm run build                  writes what has changed
  npm run build -- --compress    with a .gz and a .br beside each text, for hosts that send such files as they are`;

try {
  const { values } = parseArgs({
    options: { compress: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) console.log(USAGE);
  else await build(values.compress === true);
} catch (error) {
  const isUsage = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  const failure = failureIn(error);
  if (!isUsage && !failure) throw error;
  console.error(failure ? failure.message : `${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = isUsage ? 2 : 1;
}

async function build(compress: boolean): Promise<void> {
  const root = process.cwd();
  const content = resolve(root, process.env.ASHLAR_CONTENT ?? '.');
  const out = resolve(content, process.env.ASHLAR_OUT ?? 'dist');
  const { warnings, summary } = await buildSite({ root, content, out, compress }, changedOnes);
  if (warnings) console.error(warnings);
  console.log(summary);
}
