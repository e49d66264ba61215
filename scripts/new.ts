// Starts something new: "npm run new page" (see src/commands/new-page.ts), "npm run new block" (see
// src/commands/new-block.ts) or "npm run new site" (see src/commands/new-site.ts).
import type { Places } from '../src/base/places.mjs';
import { refreshHelp } from '../src/change/editor/generate.ts';
import { makeBlock } from '../src/commands/new-block.ts';
import { runNewPage } from '../src/commands/new-page.ts';
import { runNewSite } from '../src/commands/new-site.ts';
import type { Terminal } from '../src/commands/questions.ts';
import { command } from './command.ts';

const USAGE = `Say what to start:

  npm run new page                 a page, as a draft
  npm run new block price-table    a kind of block
  npm run new site ../my-site      a site in a folder of its own`;

export const run = command(async ([kind, ...words], places, folder) => {
  if (kind === 'page') return newPage(words, places);
  if (kind === 'site') return newSite(words, places, folder);
  if (kind === 'block') {
    console.log(await makeBlock(words.join(' '), places));
    return 0;
  }
  console.error(USAGE);
  return 2;
});

function terminal(): Terminal {
  const { stdin: input, stdout: output } = process;
  return { input, output, isInteractive: input.isTTY === true && output.isTTY === true };
}

async function newSite(words: string[], { engine }: Places, folder: string): Promise<number> {
  const { code, out } = await runNewSite(words, engine, folder, terminal());
  console.log(out);
  return code;
}

async function newPage(words: string[], places: Places): Promise<number> {
  const { code, out } = await runNewPage(words, places, terminal());
  console.log(out);
  refreshHelp(places);
  return code;
}
