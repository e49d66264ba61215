// Writes the files that come from the schemas: npm run generate.
import { generate } from '../src/change/editor/generate.ts';
import { command } from './command.ts';

export const run = command(async (_, places) => {
  const written = await generate(places);
  console.log(written.length > 0 ? `Wrote ${written.join(', ')}` : 'All generated files are up to date.');
  return 0;
}, 1);
