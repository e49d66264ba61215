// Serves the finished site from dist, with the headers a real host sends.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { serveSite } from '../src/publish/preview-server.ts';

const folder = resolve(process.env.ASHLAR_OUT ?? 'dist');
if (!existsSync(`${folder}/index.html`)) {
  console.error('There is no finished site yet. Run "npm run build" first.');
  process.exit(2);
}
const { url } = await serveSite(folder, Number(process.env.PORT ?? 4173));
console.log(`The finished site is at ${url}`);
