// Starts something new: "npm run new page" (see src/commands/new-page/command.ts) or "npm run new block" (see
// src/commands/new-block/new-block.ts).
import { resolve } from 'node:path';
import { failureIn } from '../src/base/failure.ts';
import { makeBlock } from '../src/commands/new-block/new-block.ts';
import { runNewPage } from '../src/commands/new-page/command.ts';
import { refreshBundles } from '../src/editor/generate.ts';

const USAGE = `Say what to start:

  npm run new page                 a page, as a draft
  npm run new block price-table    a kind of block`;

const repository = resolve(import.meta.dirname, '..');
const [kind, ...words] = process.argv.slice(2);
try {
  if (kind === 'page') await newPage();
  else if (kind === 'block') console.log(await makeBlock(words.join(' '), repository));
  else {
    console.error(USAGE);
    process.exitCode = 2;
  }
} catch (error) {
  const failure = failureIn(error);
  if (!failure) throw error;
  console.error(failure.message);
  process.exitCode = 2;
}

async function newPage(): Promise<void> {
  const places = { root: resolve(process.env.ASHLAR_CONTENT ?? repository), schemaRoot: repository };
  const { stdin: input, stdout: output } = process;
  const isInteractive = input.isTTY === true && output.isTTY === true;
  const { code, out } = await runNewPage(words, places, { input, output, isInteractive });
  console.log(out);
  refreshBundles(repository);
  process.exitCode = code;
}
