// Runs a command: "node scripts/run.mjs check pages/faq.json". The program is TypeScript, which not every Node can read, so it
// is compiled once and kept until one of its sources changes. Plain JavaScript, because this is what runs before that.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { hashOfAll, hashSources } from '../src/compile/sources.mjs';

const root = process.cwd();
const [command] = process.argv.splice(2, 1);
const sources = hashOfAll(hashSources(root));
const program = join(root, '.ashlar/program', sources);
const app = join(root, '.ashlar/client', sources);
if (!existsSync(program) || (command === 'build' && !existsSync(app))) compile();
if (command !== 'start') optimiseLater();
await import(pathToFileURL(join(program, `${command}.js`)).href);

/** In a process of its own: the memory that bundling takes is free again before the pages are read. */
function compile() {
  const words = ['scripts/compile.mjs', command, sources];
  // The bundler's allocator asks for huge pages, of which clearing takes longer than the bundling, now and then.
  const env = { ...process.env, MIMALLOC_ALLOW_THP: '0' };
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit', env });
  if (status !== 0) process.exit(1);
}

/** A check or a build is over before most of what Node 20 optimises has paid; later versions wait longer by themselves. */
function optimiseLater() {
  if (process.version.startsWith('v20.')) setFlagsFromString('--interrupt-budget=400000');
}
