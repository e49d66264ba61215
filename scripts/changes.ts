// Says in words what a change does to the site: see src/commands/changes.ts.
import { runChanges } from '../src/commands/changes.ts';
import { command, isColourful } from './command.ts';

export const run = command(async (words, places, folder) => {
  const { out, aside } = await runChanges(words, places, {
    colours: isColourful(),
    folder,
    // Loads the browser only if pictures are asked for.
    startBrowser: async () => (await import('../src/review/pictures/chromium.ts')).startChromium(),
  });
  if (aside !== undefined) console.error(aside);
  console.log(out);
  return 0;
});
