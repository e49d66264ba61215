// Moves a page with every link to it: see src/commands/rename/command.ts.
import { resolve } from 'node:path';
import { failureIn } from '../src/base/failure.ts';
import { runRename } from '../src/commands/rename/command.ts';
import { refreshBundles } from '../src/editor/generate.ts';

const repository = resolve(import.meta.dirname, '..');
const places = {
  root: resolve(process.env.ASHLAR_CONTENT ?? repository),
  schemaRoot: repository,
  folder: process.env.INIT_CWD ?? process.cwd(),
};
try {
  console.log(runRename(process.argv.slice(2), places));
  refreshBundles(repository);
} catch (error) {
  const failure = failureIn(error);
  if (!failure) throw error;
  console.error(failure.message);
  process.exitCode = 2;
}
