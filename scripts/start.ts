// Serves the pages for editing, with Vite: see src/dev/plugin.ts.
import { createServer } from 'vite';
import { optionsIn } from '../src/commands/arguments.ts';
import { addressOf } from '../src/composer/model/address.ts';
import { hasScreen } from '../src/dev/has-screen.ts';
import { plainPlaces } from '../src/dev/plain-places.ts';
import { configOf } from '../vite.config.ts';
import { command } from './command.ts';
import { portIn, SERVER_OPTIONS, sayTaken } from './serving.ts';

const USAGE = `Serves the pages for editing.

  npm start                  at port 5173, or the next one that is free. At a terminal of this computer it opens the composer
  npm start -- --no-open     opens no browser
  npm start -- --open        opens the composer wherever it runs
  npm start -- --port 5200   at this port
  npm start -- --editor code opens files from the browser in this editor
  npm start -- --day 2026-12-01   shows the site as visitors see it on that day`;

export const run = command(async (args, places) => {
  const options = {
    ...SERVER_OPTIONS,
    open: { type: 'boolean' },
    editor: { type: 'string' },
    day: { type: 'string' },
  } as const;
  const { help, port: wanted, host, open = hasScreen(), editor, day } = optionsIn(args, options, USAGE);
  if (help) {
    console.log(USAGE);
    return 0;
  }
  const served = plainPlaces(places);
  const port = portIn(wanted);
  // Vite opens files with the editor that this variable names. As an option it works the same in every shell.
  if (editor !== undefined) process.env.LAUNCH_EDITOR = editor;
  const server = await createServer({
    ...configOf(served, day),
    root: served.engine,
    resolve: { preserveSymlinks: served.site !== places.site || served.engine !== places.engine },
    configFile: false,
    server: {
      ...(port !== undefined && { port, strictPort: true }),
      ...(host !== undefined && { host }),
      ...(open && { open: addressOf('/') }),
    },
  });
  await server.listen().catch(async error => {
    await server.close();
    sayTaken(error, port ?? 0);
  });
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
  return 0;
});
