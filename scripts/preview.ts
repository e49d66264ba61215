// Serves the finished site from dist, with the headers a real host sends.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveSite } from '../src/publish/preview-server.ts';
import { command } from './command.ts';

export const run = command(async (_, { out }) => {
  if (!existsSync(join(out, 'index.html'))) {
    console.error('There is no finished site yet. Run "npm run build" first.');
    return 2;
  }
  const { url } = await serveSite(out, Number(process.env.PORT ?? 4173));
  console.log(`The finished site is at ${url}`);
  return 0;
});
