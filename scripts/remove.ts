// Removes a page and all links to it: see src/commands/remove.ts.
import { refreshHelp } from '../src/change/editor/generate.ts';
import { runRemove } from '../src/commands/remove.ts';
import { command } from './command.ts';

export const run = command((words, places, folder) => {
  console.log(runRemove(words, places, folder));
  refreshHelp(places);
  return 0;
});
