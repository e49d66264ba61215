// Starts something new: "npm run new page" (see src/commands/new-page/command.ts) or "npm run new block" (see
// src/commands/new-block/new-block.ts).
import type { Places } from '../src/base/places.mjs';
import { makeBlock } from '../src/commands/new-block/new-block.ts';
import { runNewPage } from '../src/commands/new-page/command.ts';
import { refreshHelp } from '../src/editor/generate.ts';
import { command } from './command.ts';

const USAGE = `Say what to start:

  npm run new page                 a page, as a draft
  npm run new block price-table    a kind of block`;

export const run = command(async ([kind, ...words], places) => {
  if (kind === 'page') return newPage(words, places);
  if (kind === 'block') {
    console.log(await makeBlock(words.join(' '), places));
    return 0;
  }
  console.error(USAGE);
  return 2;
});

async function newPage(words: string[], places: Places): Promise<number> {
  const { stdin: input, stdout: output } = process;
  const isInteractive = input.isTTY === true && output.isTTY === true;
  const { code, out } = await runNewPage(words, places, { input, output, isInteractive });
  console.log(out);
  refreshHelp(places);
  return code;
}
