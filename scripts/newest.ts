// Fetches what others have changed: see src/commands/newest.ts.
import { refreshHelp } from '../src/change/editor/generate.ts';
import { runNewest } from '../src/commands/newest.ts';
import { command, isColourful } from './command.ts';

export const run = command(async (words, places) => {
  console.log(await runNewest(words, places, { colours: isColourful() }));
  refreshHelp(places);
  return 0;
});
