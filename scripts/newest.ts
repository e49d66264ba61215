// Fetches what others have changed: see src/commands/newest.ts.
import { refreshHelp } from '../src/change/editor/generate.ts';
import { runNewest } from '../src/commands/newest.ts';
import { command, isColourful } from './command.ts';

export const run = command(async (words, places) => {
  const { stdin: input, stdout: output } = process;
  const code = await runNewest(words, places, {
    terminal: { input, output, isInteractive: input.isTTY === true && output.isTTY === true },
    colours: isColourful(),
    say: text => console.log(text),
  });
  refreshHelp(places);
  return code;
});
