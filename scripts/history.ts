// Says what a page was, day by day: see src/commands/history.ts.
import { runHistory } from '../src/commands/history.ts';
import { command } from './command.ts';

export const run = command((words, places, folder) => {
  console.log(runHistory(words, places, folder));
  return 0;
});
