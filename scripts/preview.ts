// Serves the finished site with the headers that a real host sends.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { optionsIn } from '../src/commands/arguments.ts';
import { type Serving, serveSite } from '../src/publish/preview-server.ts';
import { command } from './command.ts';
import { portIn, SERVER_OPTIONS, sayTaken } from './serving.ts';

const USAGE = `Serves the finished site from dist/, with the headers of a real host.

  npm run preview                  at port 4173, or the next one that is free
  npm run preview -- --port 4200   at this one`;

const FIRST_PORT = 4173;

export const run = command(async (words, { out }) => {
  const { help, host, port } = optionsIn(words, SERVER_OPTIONS, USAGE);
  if (help) {
    console.log(USAGE);
    return 0;
  }
  if (!existsSync(join(out, 'index.html'))) {
    console.error('There is no finished site yet. Run "npm run build" first.');
    return 2;
  }
  const wanted = portIn(port ?? process.env.PORT);
  const { url } =
    wanted === undefined
      ? await serveAtFreePort(out, host)
      : await serveSite(out, wanted, host).catch(error => sayTaken(error, wanted));
  console.log(`The finished site is at ${url}`);
  return 0;
});

async function serveAtFreePort(out: string, host?: string, port = FIRST_PORT): Promise<Serving> {
  try {
    return await serveSite(out, port, host);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return serveAtFreePort(out, host, port + 1);
  }
}
