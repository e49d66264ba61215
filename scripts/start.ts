// Serves the pages for editing, with Vite: see src/dev/plugin.ts.
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import config from '../vite.config.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    open: { type: 'boolean' },
  },
});
const { port, host, open } = values;
const server = await createServer({
  ...config,
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
