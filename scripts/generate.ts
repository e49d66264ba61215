// Writes the files that come from the schemas: npm run generate.

import { failureIn } from '../src/base/failure.ts';
import { generate } from '../src/editor/generate.ts';

try {
  const written = await generate(process.cwd());
  console.log(written.length > 0 ? `Wrote ${written.join(', ')}` : 'All generated files are up to date.');
} catch (error) {
  const failure = failureIn(error);
  if (!failure) throw error;
  console.error(failure.message);
  process.exitCode = 1;
}
