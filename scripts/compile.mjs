// Compiles the program for scripts/run.mjs, which says what its sources come to, and the app where the command needs it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleClient } from '../src/compile/client.mjs';
import { compileProgram } from '../src/compile/compile.mjs';

const root = process.cwd();
const [, , command, sources] = process.argv;
const program = join(root, '.ashlar/program', sources);
try {
  if (!existsSync(program)) await compileProgram(root, program);
  if (command === 'build') await bundleClient(root, sources);
} catch (error) {
  console.error(await inWords(error));
  process.exit(1);
}

/** What somebody can mend in the folder of a block, or on the disk, is said in words; the bundler only shows a place. */
async function inWords(error) {
  const { register } = await import('tsx/esm/api');
  register();
  const { readSources } = await import('../src/schema/sources.ts');
  const { failureIn } = await import('../src/base/failure.ts');
  return readSources(root).mistakes.join('\n') || (failureIn(error) ?? error).message;
}
