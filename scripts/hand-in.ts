// Hands in what has changed: see src/commands/hand-in.ts.
import { clock } from '../src/base/dates/clock.ts';
import { refusedShapes } from '../src/change/newer-shapes/refuses-old-content.ts';
import { runHandIn } from '../src/commands/hand-in.ts';
import { inspectPhotographs } from '../src/document/pictures/inspect.ts';
import { photographsIn } from '../src/document/pictures/photograph.ts';
import { command, isColourful } from './command.ts';

export const run = command(async (words, places) => {
  const { stdin: input, stdout: output } = process;
  inspectPhotographs(places, photographsIn(places.site));
  return runHandIn(words, places, {
    terminal: { input, output, isInteractive: input.isTTY === true && output.isTTY === true },
    colours: isColourful(),
    say: text => console.log(text),
    now: clock(),
    alsoWrong: () => refusedShapes(places),
  });
});
