// Says in words what a change does to the site: see src/commands/changes/command.ts.
import { resolve } from 'node:path';
import { runChanges } from '../src/commands/changes/command.ts';

const outcome = await runChanges(process.argv.slice(2), resolve(import.meta.dirname, '..'), {
  colours: process.stdout.isTTY === true && !process.env.NO_COLOR,
  folder: process.env.INIT_CWD ?? process.cwd(),
  // Only whoever wants pictures needs a browser.
  startBrowser: async () => (await import('../src/commands/changes/pictures/chromium.ts')).startChromium(),
});
if (outcome.aside !== undefined) console.error(outcome.aside);
if (outcome.out !== undefined) console.log(outcome.out);
process.exitCode = outcome.code;
