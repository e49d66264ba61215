// Brings a page back as it was: see src/commands/restore.ts.

import { refreshHelp } from '../src/change/editor/generate.ts';
import { runRestore } from '../src/commands/restore.ts';
import { command } from './command.ts';

export const run = command((words, places, folder) => {
  console.log(runRestore(words, places, folder));
  refreshHelp(places);
  return 0;
});
