// Serves the pages for editing, with Vite: see src/dev/plugin.ts.
import { createServer } from 'vite';
import { configOf } from '../vite.config.ts';
import { command } from './command.ts';
import { optionsIn, portIn, SERVER_OPTIONS, sayTaken } from './serving.ts';

const USAGE = `Serves the pages for editing.

  npm start                  at port 5173, or the next one that is free
  npm start -- --port 5200   at this one
  npm start -- --open        and opens the browser`;

export const run = command(async (args, places) => {
  const options = { ...SERVER_OPTIONS, open: { type: 'boolean' } } as const;
  const { help, port: wanted, host, open } = optionsIn(args, options, USAGE);
  if (help) {
    console.log(USAGE);
    return 0;
  }
  const port = portIn(wanted);
  const server = await createServer({
    ...configOf(places),
    root: places.engine,
    configFile: false,
    server: {
      ...(port !== undefined && { port, strictPort: true }),
      ...(host !== undefined && { host }),
      ...(open && { open }),
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
