// Moves a page with every link to it: see src/commands/rename.ts.

import { refreshHelp } from '../src/change/editor/generate.ts';
import { runRename } from '../src/commands/rename.ts';
import { command } from './command.ts';

export const run = command((words, places, folder) => {
  console.log(runRename(words, places, folder));
  refreshHelp(places);
  return 0;
});
