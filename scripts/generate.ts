// Writes the files that come from the schemas: npm run generate.
import { generate, SchemaMistakes } from '../src/schema/generate';

try {
  const written = await generate(process.cwd());
  console.log(written.length > 0 ? `Wrote ${written.join(', ')}` : 'All generated files are up to date.');
} catch (error) {
  if (!(error instanceof SchemaMistakes)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
