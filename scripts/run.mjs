// Runs a command: "node scripts/run.mjs check pages/faq.json". The program is TypeScript, which not every Node can read, so it
// is compiled once and kept until one of its sources changes. Plain JavaScript, because this is what runs before that.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOfAll, hashSources } from '../src/program/sources.mjs';

const root = process.cwd();
const [command] = process.argv.splice(2, 1);
const program = join(root, '.ashlar/program', hashOfAll(hashSources(root)));
if (!existsSync(program)) await compile();
await import(pathToFileURL(join(program, `${command}.js`)).href);

async function compile() {
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { compileProgram } = await import('../src/program/compile.ts');
  // What is loaded from here on, Vite above all, needs no translation and takes three times as long with it.
  await unregister();
  try {
    await compileProgram(root, program);
  } catch (error) {
    // What somebody can mend in a component or a schema; the bundler shows the place.
    console.error(error.message);
    process.exit(1);
  }
}
