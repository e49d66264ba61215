// Starts something new: "npm run new page" (see src/commands/new-page/command.ts) or "npm run new block" (see new-block.ts).
import { resolve } from 'node:path';
import { failureIn } from '../src/base/failure.ts';
import { runNewPage } from '../src/commands/new-page/command.ts';
import { refreshBundles } from '../src/editor/generate.ts';

const USAGE = `Say what to start:

  npm run new page                 a page, as a draft
  npm run new block price-table    a kind of block`;

const [kind, ...words] = process.argv.slice(2);
if (kind === 'page') await newPage();
else if (kind === 'block') await newBlock();
else {
  console.error(USAGE);
  process.exitCode = 2;
}

async function newPage(): Promise<void> {
  const repository = resolve(import.meta.dirname, '..');
  const places = { root: resolve(process.env.ASHLAR_CONTENT ?? repository), schemaRoot: repository };
  const { stdin: input, stdout: output } = process;
  const isInteractive = input.isTTY === true && output.isTTY === true;
  try {
    const { code, out } = await runNewPage(words, places, { input, output, isInteractive });
    console.log(out);
    refreshBundles(repository);
    process.exitCode = code;
  } catch (error) {
    const failure = failureIn(error);
    if (!failure) throw error;
    console.error(failure.message);
    process.exitCode = 2;
  }
}

/** The script reads its name from the place where "npm run new-block" puts it. */
async function newBlock(): Promise<void> {
  process.argv.splice(2, 1);
  await import('../src/commands/new-block/new-block.ts');
}
