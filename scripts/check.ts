// Checks pages/ as "npm run check" does: see src/commands/check/command.ts for the words it takes and the codes it ends with.
import { resolve } from 'node:path';
import { failureIn } from '../src/base/failure.ts';
import { shortHash } from '../src/base/hash.ts';
import { type Outcome, runCheck } from '../src/commands/check/command.ts';
import { refusedShapes } from '../src/commands/migrate/refuses-old-content.ts';
import { hashSources } from '../src/compile/sources.mjs';
import { refreshBundles } from '../src/editor/generate.ts';

const repository = process.cwd();
const outcome = await check().catch((error: unknown): Outcome => {
  const failure = failureIn(error);
  if (!failure) throw error;
  return { code: 2, error: failure.message };
});
if (outcome.code === 2) console.error(outcome.error);
else console.log(outcome.out);
// Not process.exit: a long report that is piped would be cut off.
process.exitCode = outcome.code;

async function check(): Promise<Outcome> {
  const args = process.argv.slice(2);
  const content = resolve(process.env.ASHLAR_CONTENT ?? repository);
  const places = {
    root: content,
    schemaRoot: repository,
    folder: process.env.INIT_CWD ?? process.cwd(),
    colours: process.stdout.isTTY === true && !process.env.NO_COLOR,
    kept: {
      file: resolve(repository, '.ashlar', `checked-${shortHash(content)}.json`),
      sources: hashSources(repository),
    },
  };
  // Somebody who asks about one file waits for that alone.
  if (!args.some(word => !word.startsWith('-'))) refreshBundles(repository);
  return runCheck(args, places, await refusedShapes(repository));
}
