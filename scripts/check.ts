// Checks pages/ as "npm run check" does: see src/content/command.ts for the words it takes and the codes it ends with.
import { resolve } from 'node:path';
import { runCheck } from '../src/content/command.ts';
import { refusedShapes } from '../src/migrate/refused.ts';

const repository = resolve(import.meta.dirname, '..');
const outcome = runCheck(
  process.argv.slice(2),
  {
    root: resolve(process.env.ASHLAR_CONTENT ?? repository),
    schemaRoot: repository,
    folder: process.env.INIT_CWD ?? process.cwd(),
    colours: process.stdout.isTTY === true && !process.env.NO_COLOR,
  },
  await refusedShapes(repository),
);
if (outcome.code === 2) console.error(outcome.error);
else console.log(outcome.out);
// Not process.exit: a long report that is piped would be cut off.
process.exitCode = outcome.code;
