// Compiles the program for scripts/run.mjs, and the app for browsers where the command needs it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { hashOfAll, hashSources } from '../src/program/sources.mjs';

const root = process.cwd();
const sources = hashOfAll(hashSources(root));
const unregister = register();
const { compileProgram } = await import('../src/program/compile.ts');
const { bundleClient } = await import('../src/build/client.ts');
// What is loaded from here on, Vite above all, needs no translation and takes three times as long with it.
await unregister();
try {
  const program = join(root, '.ashlar/program', sources);
  if (!existsSync(program)) await compileProgram(root, program);
  if (process.argv[2] === 'build') await bundleClient(root, sources);
} catch (error) {
  // What somebody can mend in a component or a schema; the bundler shows the place.
  console.error(error.message);
  process.exit(1);
}
