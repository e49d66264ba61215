// Writes the files that come from the schemas: npm run generate.

import { generate } from '../src/editor/generate.ts';
import { Failure } from '../src/failure.ts';

try {
  const written = await generate(process.cwd());
  console.log(written.length > 0 ? `Wrote ${written.join(', ')}` : 'All generated files are up to date.');
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
