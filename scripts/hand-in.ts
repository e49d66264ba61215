// Hands in what has changed: see src/commands/hand-in/command.ts.
import { clock } from '../src/base/clock.ts';
import { runHandIn } from '../src/commands/hand-in/command.ts';
import { refusedShapes } from '../src/commands/migrate/refuses-old-content.ts';
import { inspectPhotographs } from '../src/pictures/inspect.ts';
import { photographsIn } from '../src/pictures/photograph.ts';
import { command, isColourful } from './command.ts';

export const run = command(async (words, places, folder) => {
  const { stdin: input, stdout: output } = process;
  await inspectPhotographs(places, photographsIn(places.site));
  return runHandIn(words, places, {
    terminal: { input, output, isInteractive: input.isTTY === true && output.isTTY === true },
    colours: isColourful(),
    folder,
    say: text => console.log(text),
    now: clock(),
    // Only whoever sends a file needs a browser, and nobody is made to install one for it.
    startBrowser: async () => {
      const { findChromium, startChromium } = await import('../src/commands/changes/pictures/chromium.ts');
      if (!findChromium())
        throw new Error('they need Chrome or Chromium, and there is none on this computer.');
      return startChromium();
    },
    alsoWrong: () => refusedShapes(places),
  });
});
