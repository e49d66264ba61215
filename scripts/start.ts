// Serves the pages for editing, with Vite: see src/dev/plugin.ts.
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { configOf } from '../vite.config.ts';
import { command } from './command.ts';

export const run = command(async (args, places) => {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      open: { type: 'boolean' },
    },
  });
  const { port, host, open } = values;
  const server = await createServer({
    ...configOf(places),
    root: places.engine,
    configFile: false,
    server: {
      ...(port !== undefined && { port: Number(port), strictPort: true }),
      ...(host !== undefined && { host }),
      ...(open && { open }),
    },
  });
  await server.listen();
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
  return 0;
});
